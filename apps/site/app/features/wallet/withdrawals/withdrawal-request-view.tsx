import { Link as RouterLink, useLocation } from '@remix-run/react';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { Button } from '@vitrine/ui/base/button';
import { ChargePanel } from '@vitrine/ui/wallet/charge-panel';
import { FormPage } from '../../../forms/form-page.tsx';
import { paths } from '../../../paths.ts';
import { movementLookMs, useLooking } from '../use-looking.ts';

export interface WithdrawalRequestViewProps {
  readonly texts: Namespaces['wallet'];
  /** Formatted. */
  readonly amount: string;
  readonly state: 'sending' | 'lost' | 'done';
  /** Where it goes and how soon. */
  readonly doneText: string;
  /** The operator's number of it, in words; null until it is known. */
  readonly reference: string | null;
  /** The page that cancels it; null until the operator has it. */
  readonly cancelPath: string | null;
}

/** A withdrawal that was asked for: the page looks again until the operator has it or has not. */
export function WithdrawalRequestView(props: WithdrawalRequestViewProps) {
  const { texts, amount, state, doneText, reference, cancelPath } = props;
  const { pathname } = useLocation();
  const isOpen = state !== 'done';
  const lookMs = movementLookMs(state === 'lost');
  useLooking(isOpen, lookMs);
  const panel = {
    sending: ['waiting', 'withdrawal.sendingTitle', 'withdrawal.sendingText'],
    lost: ['unknown', 'withdrawal.lostTitle', 'withdrawal.lostText'],
    done: ['paid', 'withdrawal.doneTitle', null],
  } as const;
  const [shown, title, text] = panel[state];
  return (
    <FormPage title={texts.withdrawTitle}>
      <ChargePanel
        state={shown}
        title={texts[title]}
        text={text === null ? doneText : texts[text]}
        amount={{ label: texts['withdrawal.amount'], text: amount }}
        reference={reference}
        actions={
          <>
            <Button asChild fullWidth intent="quiet">
              <RouterLink to={paths.transactions}>{texts['withdrawal.seeTransactions']}</RouterLink>
            </Button>
            {cancelPath ? (
              <Button asChild fullWidth intent="link">
                <RouterLink to={cancelPath}>{texts['withdrawal.cancel']}</RouterLink>
              </Button>
            ) : null}
          </>
        }
      />
      {isOpen ? (
        <noscript>
          <meta httpEquiv="refresh" content={`${lookMs / 1000}`} />
          <a href={pathname}>{texts['withdrawal.checkNow']}</a>
        </noscript>
      ) : null}
    </FormPage>
  );
}
