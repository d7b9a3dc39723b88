import { Form, Link as RouterLink } from '@remix-run/react';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { Alert } from '@vitrine/ui/feedback/alert';
import { Button } from '@vitrine/ui/base/button';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { CsrfField } from '../../forms/csrf-field.tsx';
import { FormPage } from '../../forms/form-page.tsx';
import { casinoPaths } from '../../casino/casino-paths.ts';
import { paths } from '../../paths.ts';
import { useShellData } from '../../shell-data.ts';

export interface AccountViewProps {
  readonly texts: Namespaces['account'];
  readonly fullName: string;
  readonly email: string;
  /** Null when the operator does not send it. */
  readonly cellPhone: string | null;
  /** What the link to the second factor of the log-in says; null while it is not offered. */
  readonly twoFactor: string | null;
  /** What the link to the cashback of the day says; null while its flags are off. */
  readonly cashback: string | null;
  /** What the links to the rewards and the invitations say; null while their flags are off. */
  readonly rewards: string | null;
  readonly referral: string | null;
  /** What the link to admin mode says; null for everybody but administrators. */
  readonly adminMode: string | null;
  /** The page of the accounts that withdrawals go to. */
  readonly bankAccounts: string;
  /** Why the last form of this page was refused; null when none was. */
  readonly notice: string | null;
}

/** The bettor's own page: name and contact, money, bets, and the log-out. */
export function AccountView(props: AccountViewProps) {
  const { texts, fullName, email, cellPhone, bankAccounts, notice } = props;
  const { twoFactor, cashback, rewards, referral, adminMode } = props;
  const { texts: shell, balance, playLimits, hasCasino, chat } = useShellData();
  return (
    <FormPage title={texts.accountTitle}>
      {notice ? <Alert tone="warning" title={notice} /> : null}
      <div className="card-frame p-card">
        <p className="text-md font-bold wrap-anywhere">{fullName}</p>
        <p className="text-sm wrap-anywhere text-text-muted">{email}</p>
        {cellPhone ? <p className="text-sm text-text-muted">{cellPhone}</p> : null}
      </div>
      <div className="card-frame flex flex-wrap items-center justify-between gap-3 p-card">
        <p>
          <span className="block text-sm text-text-muted">{shell.balance}</span>
          <strong className="text-xl tabular-nums">{balance ?? shell.balanceUnknown}</strong>
        </p>
        <span className="flex gap-2">
          <Button asChild intent="quiet">
            <RouterLink to={paths.withdrawal}>{texts.withdraw}</RouterLink>
          </Button>
          <Button asChild>
            <RouterLink to={paths.deposit}>{shell.deposit}</RouterLink>
          </Button>
        </span>
      </div>
      <ul className="card-frame overflow-clip">
        <MenuLink href={paths.accountDetails} label={texts.myDetails} />
        <MenuLink href={paths.userIdentification} label={texts.myIdentification} />
        <MenuLink href={paths.betHistory} label={texts.myBets} />
        <MenuLink href={paths.betSlip} label={texts.mySlip} />
        {hasCasino ? <MenuLink href={casinoPaths.history} label={texts.myRounds} /> : null}
        <MenuLink href={paths.transactions} label={texts.myTransactions} />
        <MenuLink href={bankAccounts} label={texts.myBankAccounts} />
        {playLimits === null ? null : <MenuLink href={playLimits} label={texts.myLimits} />}
        {rewards ? <MenuLink href={paths.rewards} label={rewards} /> : null}
        {referral ? <MenuLink href={paths.referral} label={referral} /> : null}
        {cashback ? <MenuLink href={paths.cashback} label={cashback} /> : null}
        {twoFactor ? <MenuLink href={paths.twoFactor} label={twoFactor} /> : null}
        {chat ? <MenuLink href={chat.href} label={shell.chatOpen} /> : null}
        {adminMode ? <MenuLink href={paths.adminMode} label={adminMode} /> : null}
      </ul>
      <Form method="post" action={paths.logout}>
        <CsrfField />
        <Button type="submit" intent="quiet" fullWidth>
          {shell.logOut}
        </Button>
      </Form>
    </FormPage>
  );
}

function MenuLink({ href, label }: { readonly href: string; readonly label: string }) {
  return (
    <li className="border-t border-hairline first:border-t-0">
      <RouterLink
        to={href}
        className="flex min-h-13 items-center justify-between px-card font-medium text-text no-underline -outline-offset-2 hover:text-link"
      >
        {label}
        <ChevronRight aria-hidden="true" size={20} className="text-text-muted" />
      </RouterLink>
    </li>
  );
}
