import { Form, useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { CsrfField } from '../../../forms/csrf-field.tsx';
import { promotionPaths } from '../../../paths/promotion-paths.ts';

/** The form around what a page says of the cashback; it leads back to the page. */
export function OverlayForm({ children }: { readonly children: ReactNode }) {
  const { pathname, search } = useLocation();
  return (
    <Form noValidate method="post" action={promotionPaths.overlay} preventScrollReset>
      <CsrfField />
      <input type="hidden" name="returnTo" value={pathname + search} />
      {children}
    </Form>
  );
}
