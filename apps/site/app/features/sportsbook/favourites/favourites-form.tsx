import { useLocation, useSubmit } from '@remix-run/react';
import type { FormEvent } from 'react';
import { CsrfField } from '../../../forms/csrf-field.tsx';
import { paths } from '../../../paths.ts';
import { FAVOURITES_FORM, favouriteOrder } from './favourite-order.ts';

/**
 * The form that the stars of a page belong to, wherever they stand. With scripts each star is a request
 * of its own, because one in flight must not cancel another.
 */
export function FavouritesForm() {
  const submit = useSubmit();
  const { pathname, search } = useLocation();

  function send(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const form = new FormData(event.currentTarget, submitter);
    const order = favouriteOrder(form);
    if (!order) return;
    event.preventDefault();
    form.set('stay', '1');
    submit(form, {
      method: 'post',
      action: paths.favourites,
      navigate: false,
      fetcherKey: `favourite-${order.id}`,
    });
  }

  return (
    <form id={FAVOURITES_FORM} method="post" action={paths.favourites} onSubmit={send}>
      <CsrfField />
      <input type="hidden" name="returnTo" value={pathname + search} />
    </form>
  );
}
