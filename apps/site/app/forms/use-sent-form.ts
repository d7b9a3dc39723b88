import { useActionData, useLoaderData, useLocation } from '@remix-run/react';
import { useState } from 'react';
import type { KeptForm } from './kept-form.ts';

/**
 * What the page answered to its form; before it is sent, the form that waited while its bettor logged in again.
 * That one is read once by the server: it stays as long as the bettor stays on the page.
 */
export function useSentForm<Action, Kept extends KeptForm = KeptForm>() {
  const answer = useActionData<Action>();
  const { kept } = useLoaderData() as { readonly kept?: Kept };
  const { key } = useLocation();
  const [first] = useState({ kept, key });
  return answer ?? (first.key === key ? first.kept : undefined);
}
