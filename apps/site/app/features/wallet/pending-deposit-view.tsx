import { Link as RouterLink, useLocation } from '@remix-run/react';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { Button } from '@vitrine/ui/base/button';
import { ChargePanel } from '@vitrine/ui/wallet/charge-panel';
import { FormPage } from '../../forms/form-page.tsx';
import { paths } from '../../paths.ts';
import { movementLookMs, useLooking } from './use-looking.ts';

export interface PendingDepositViewProps {
  readonly texts: Namespaces['wallet'];
  /** Formatted. */
  readonly amount: string;
  /** Whether the operator's answer was lost, so that the site asks for the state of the deposit. */
  readonly isLost: boolean;
  /** Whether the bettor may safely start a second charge. */
  readonly mayStartAnew: boolean;
}

/**
 * The page of a deposit whose charge is not known yet: it checks again until the charge exists or has
 * failed.
 */
export function PendingDepositView(props: PendingDepositViewProps) {
  const { texts, amount, isLost, mayStartAnew } = props;
  const { pathname } = useLocation();
  const lookMs = movementLookMs(isLost);
  useLooking(true, lookMs);
  return (
    <FormPage title={texts.yourDeposit}>
      <ChargePanel
        state={isLost ? 'unknown' : 'waiting'}
        title={texts[isLost ? 'pending.lostTitle' : 'pending.title']}
        text={texts[isLost ? 'pending.lostText' : 'pending.text']}
        amount={{ label: texts.chargeAmount, text: amount }}
        actions={
          mayStartAnew ? (
            <Button asChild fullWidth intent="quiet">
              <RouterLink to={paths.deposit}>{texts.newDeposit}</RouterLink>
            </Button>
          ) : null
        }
      />
      <noscript>
        <meta httpEquiv="refresh" content={`${lookMs / 1000}`} />
        <a href={pathname}>{texts.checkNow}</a>
      </noscript>
    </FormPage>
  );
}
