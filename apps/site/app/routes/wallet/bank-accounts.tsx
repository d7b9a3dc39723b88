import { useLoaderData } from '@remix-run/react';
import { MAKE_DEFAULT } from '../../features/wallet/bank-account-fields.ts';
import { pixKeySchema } from '../../features/wallet/bank-account-schema.ts';
import { BankAccountsView } from '../../features/wallet/bank-accounts-view.tsx';
import { useSentForm } from '../../forms/use-sent-form.ts';
import { routeHandle } from '../../guard/route-handle.ts';
import { guardedAction, guardedPage } from '../../services/shell/guard.server.ts';
import {
  bankAccountsPage,
  saveOnBankAccountsPage,
} from '../../services/wallet/bank-accounts-page.server.ts';

export const handle = routeHandle('bankAccounts');

/** The Pix keys of a bettor in Brazil. */
export const loader = guardedPage(handle, (args) => bankAccountsPage(args));

export const action = guardedAction(handle, (args) =>
  saveOnBankAccountsPage(args, {
    schema: pixKeySchema,
    numberField: 'key',
    defaultField: MAKE_DEFAULT,
  }),
);

export { meta } from '../../frame/page-meta.ts';

export default function BankAccounts() {
  return (
    <BankAccountsView {...useLoaderData<typeof loader>()} form={useSentForm<typeof action>()} />
  );
}
