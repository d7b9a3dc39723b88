import { Link as RouterLink } from '@remix-run/react';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { Button } from '@vitrine/ui/base/button';
import { Alert } from '@vitrine/ui/feedback/alert';
import { FormPage } from '../../../forms/form-page.tsx';
import { paths } from '../../../paths.ts';

export interface RequestWithdrawalViewProps {
  readonly texts: Namespaces['wallet'];
  readonly migrationWithdrawalId: string;
  /** What is known of a withdrawal under way; null when there is none. */
  readonly state: string | null;
  /** A letter to the support that names the withdrawal. */
  readonly support: string;
}

/** The withdrawal of what stood on the account before it moved. Source: 1§2. */
export function RequestWithdrawalView(props: RequestWithdrawalViewProps) {
  const { texts, migrationWithdrawalId, state, support } = props;
  return (
    <FormPage title={texts['migrationWithdrawal.title']} intro={texts['migrationWithdrawal.intro']}>
      {state === null ? null : <Alert tone="info" title={state} />}
      <dl className="card-frame flex flex-wrap justify-between gap-x-4 p-card">
        <dt className="text-text-muted">{texts['migrationWithdrawal.number']}</dt>
        <dd className="font-bold wrap-anywhere">{migrationWithdrawalId}</dd>
      </dl>
      <div className="grid gap-2">
        <Button asChild fullWidth>
          <RouterLink to={paths.withdrawal}>{texts['migrationWithdrawal.withdraw']}</RouterLink>
        </Button>
        <Button asChild fullWidth intent="quiet">
          <RouterLink to={paths.transactions}>{texts['migrationWithdrawal.movements']}</RouterLink>
        </Button>
        <Button asChild fullWidth intent="quiet">
          <a href={support}>{texts['migrationWithdrawal.support']}</a>
        </Button>
      </div>
    </FormPage>
  );
}
