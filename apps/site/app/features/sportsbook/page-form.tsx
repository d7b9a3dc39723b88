import { Form, useLocation, useSubmit } from '@remix-run/react';
import type { FormEvent } from 'react';
import { CsrfField } from '../../forms/csrf-field.tsx';
import { BET_BUILDER_FORM, isBetBuilderPath } from '../../paths/event-paths.ts';
import { isAllLeaguesPath, SEARCH_FORM } from '../../paths/sportsbook-paths.ts';
import { paths } from '../../paths.ts';
import { ADDS } from '../../shapes/bet-slip/custom-bet.ts';

/**
 * The form that a page's own controls belong to by its id. The form of the odds buttons stands around
 * the page, and forms can't be nested.
 */
export function PageForm() {
  const { pathname } = useLocation();
  if (pathname === paths.search || isAllLeaguesPath(pathname)) {
    return <Form noValidate id={SEARCH_FORM} method="get" action={pathname} />;
  }
  return isBetBuilderPath(pathname) ? <BuilderForm path={pathname} /> : null;
}

function BuilderForm({ path }: { readonly path: string }) {
  const submit = useSubmit();

  /** The page stays where it is while a bet is composed; the slip that it is added to begins at its top. */
  function resetScroll(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!(submitter instanceof HTMLButtonElement) || submitter.name !== ADDS) return;
    event.preventDefault();
    submit(submitter);
  }

  return (
    <Form
      id={BET_BUILDER_FORM}
      method="post"
      action={path}
      preventScrollReset
      onSubmit={resetScroll}
    >
      <CsrfField />
    </Form>
  );
}
