import { Form, useLocation } from '@remix-run/react';
import { CsrfField } from '../../forms/csrf-field.tsx';
import { BET_BUILDER_FORM, isBetBuilderPath } from '../../paths/event-paths.ts';
import { isAllLeaguesPath, SEARCH_FORM } from '../../paths/sportsbook-paths.ts';
import { paths } from '../../paths.ts';

/**
 * The form that a page's own controls belong to by its id. The form of the odds buttons stands around
 * the page, and forms can't be nested.
 */
export function PageForm() {
  const { pathname } = useLocation();
  if (pathname === paths.search || isAllLeaguesPath(pathname)) {
    return <Form noValidate id={SEARCH_FORM} method="get" action={pathname} />;
  }
  if (!isBetBuilderPath(pathname)) return null;
  return (
    <Form id={BET_BUILDER_FORM} method="post" action={pathname} preventScrollReset>
      <CsrfField />
    </Form>
  );
}
