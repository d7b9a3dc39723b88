import { Link as RouterLink } from '@remix-run/react';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { Button } from '@vitrine/ui/base/button';
import { EmptyState } from '@vitrine/ui/feedback/empty-state';
import { ErrorState } from '@vitrine/ui/feedback/error-state';
import { FormPage } from '../../forms/form-page.tsx';
import { paths } from '../../paths.ts';

export interface VerifyDepositViewProps {
  readonly texts: Namespaces['wallet'];
  /** Whether the operator was heard: it knows of no deposit then. */
  readonly isRead: boolean;
}

/** Where a deposit would be looked up, for a bettor without one. Source: 1§2. */
export function VerifyDepositView({ texts, isRead }: VerifyDepositViewProps) {
  return (
    <FormPage title={texts['verifyDeposit.title']}>
      {isRead ? (
        <EmptyState
          drawing="wallet"
          title={texts['verifyDeposit.none']}
          text={texts['verifyDeposit.noneText']}
          action={
            <Button asChild>
              <RouterLink to={paths.deposit}>{texts['operations.deposit']}</RouterLink>
            </Button>
          }
        />
      ) : (
        <ErrorState
          title={texts['verifyDeposit.notRead']}
          safe={texts['verifyDeposit.notReadText']}
          action={
            <Button asChild>
              <a href={paths.verifyDeposit}>{texts['withdrawal.retry']}</a>
            </Button>
          }
        />
      )}
    </FormPage>
  );
}
