import { Link as RouterLink } from '@remix-run/react';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { Button } from '@vitrine/ui/base/button';
import { EmptyState } from '@vitrine/ui/feedback/empty-state';
import { ErrorState } from '@vitrine/ui/feedback/error-state';
import { FormPage } from '../../forms/form-page.tsx';
import { paths } from '../../paths.ts';
import { useLooking } from './use-looking.ts';

export interface VerifyDepositViewProps {
  readonly texts: Namespaces['wallet'];
  /** Whether the operator was heard: it knows of no deposit then. */
  readonly isRead: boolean;
}

/** The operator is asked for the last deposit at most every 5 s: what was just paid shows on the next look. */
const LOOK_MS = 5000;

/** Where a deposit is looked up that the operator does not know yet. Source: 1§2, 1§7. */
export function VerifyDepositView({ texts, isRead }: VerifyDepositViewProps) {
  useLooking(true, LOOK_MS);
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
      <noscript>
        <meta httpEquiv="refresh" content={`${LOOK_MS / 1000}`} />
        <a href={paths.verifyDeposit}>{texts.checkNow}</a>
      </noscript>
    </FormPage>
  );
}
