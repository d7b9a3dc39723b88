import { redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { bankAccountSchema } from '../../features/wallet/bank-account-schema.ts';
import { BankAccountsView } from '../../features/wallet/bank-accounts-view.tsx';
import { useSentForm } from '../../forms/use-sent-form.ts';
import { routeHandle } from '../../guard/route-handle.ts';
import { paths } from '../../paths.ts';
import { readForm } from '../../services/forms/csrf.server.ts';
import { guardedAction, guardedPage } from '../../services/shell/guard.server.ts';
import {
  bankAccountsPage,
  saveOnBankAccountsPage,
} from '../../services/wallet/bank-accounts-page.server.ts';

export const handle = routeHandle('withdrawalAccounts');

/** The bank accounts of a bettor outside Brazil; a Brazilian bettor has keys, on a page of their own. */
export const loader = guardedPage(handle, async (args) => {
  if (args.context.brand.country === 'BR') throw redirect(paths.bankAccounts);
  return bankAccountsPage(args);
});

export const action = guardedAction(handle, async (args) => {
  const { country } = args.context.brand;
  if (country === 'BR') {
    await readForm(args.request, args.context);
    return redirect(paths.bankAccounts);
  }
  return saveOnBankAccountsPage(args, {
    schema: bankAccountSchema(country),
    numberField: 'accountNumber',
    defaultField: null,
  });
});

export { meta } from '../../frame/page-meta.ts';

export default function WithdrawalAccounts() {
  return (
    <BankAccountsView {...useLoaderData<typeof loader>()} form={useSentForm<typeof action>()} />
  );
}
