import { Form, Link as RouterLink } from '@remix-run/react';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { AccountMenu } from '@vitrine/ui/account/account-menu';
import { Alert } from '@vitrine/ui/feedback/alert';
import { Button } from '@vitrine/ui/base/button';
import { Link } from '@vitrine/ui/base/link';
import { CsrfField } from '../../forms/csrf-field.tsx';
import { FormPage } from '../../forms/form-page.tsx';
import type { AccountMenuContent } from '../../shapes/account/account-menu.ts';
import { paths } from '../../paths.ts';
import { useShellData } from '../../shell-data.ts';

export interface AccountViewProps {
  readonly texts: Namespaces['account'];
  readonly fullName: string;
  readonly email: string;
  /** Null when the operator does not send it. */
  readonly cellPhone: string | null;
  /** The pages of the account; null for a page without them. */
  readonly menu: AccountMenuContent | null;
  /** The PIN of the e-mail was not entered yet. */
  readonly isEmailPending: boolean;
  /** Why the last form of this page was refused; null when none was. */
  readonly notice: string | null;
}

/** The bettor's own page: name and contact, money, bets, and the log-out. */
export function AccountView(props: AccountViewProps) {
  const { texts, fullName, email, cellPhone, menu, isEmailPending, notice } = props;
  const { texts: shell, balance } = useShellData();
  return (
    <FormPage title={texts.accountTitle} wide>
      {notice ? <Alert tone="warning" title={notice} /> : null}
      {isEmailPending ? (
        <Alert
          tone="warning"
          title={texts['emailPending.title']}
          action={<RouterLink to={paths.verifyEmail}>{texts['emailPending.action']}</RouterLink>}
        />
      ) : null}
      <div className="card-frame p-card">
        <p className="text-md font-bold wrap-anywhere">{fullName}</p>
        <p className="text-sm wrap-anywhere text-text-muted">{email}</p>
        {cellPhone ? <p className="text-sm text-text-muted">{cellPhone}</p> : null}
      </div>
      <div className="card-frame flex flex-wrap items-center justify-between gap-3 p-card">
        <div>
          <p>
            <span className="block text-sm text-text-muted">{shell.balance}</span>
            <strong className="text-xl tabular-nums">{balance ?? shell.balanceUnknown}</strong>
          </p>
          <Link emphasis="standalone" href={paths.financialOperations}>
            {texts.balanceParts}
          </Link>
        </div>
        <span className="flex gap-2">
          <Button asChild intent="quiet">
            <RouterLink to={paths.withdrawal}>{texts.withdraw}</RouterLink>
          </Button>
          <Button asChild>
            <RouterLink to={paths.deposit}>{shell.deposit}</RouterLink>
          </Button>
        </span>
      </div>
      {menu ? <AccountMenu label={menu.label} groups={cardsOf(menu)} /> : null}
      <Form method="post" action={paths.logout}>
        <CsrfField />
        <Button type="submit" intent="quiet" fullWidth>
          {shell.logOut}
        </Button>
      </Form>
    </FormPage>
  );
}

/** Paying in and out stand above as buttons; the support is the last of the links. */
function cardsOf({ groups, support }: AccountMenuContent): AccountMenuContent['groups'] {
  const buttons: ReadonlySet<string> = new Set([paths.deposit, paths.withdrawal]);
  return groups.map(({ title, links }, index) => ({
    title,
    links: [
      ...links.filter(({ href }) => !buttons.has(href)),
      ...(support && index === groups.length - 1 ? [support] : []),
    ],
  }));
}
