import { Link as RouterLink } from '@remix-run/react';
import { isBlockedByLimit } from '@vitrine/betting/bet-slip/placing/bet-slip-result';
import { canBetAgain } from '@vitrine/betting/bet-slip/bet-again';
import type { BetSlip } from '@vitrine/betting/bet-slip/bet-slip-types';
import { WARNING_SHOWN_MS } from '@vitrine/betting/bet-slip/warning-time';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { BetSlipBlocked } from '@vitrine/ui/bet-slip/bet-slip-blocked';
import { BetSlipDisconnected } from '@vitrine/ui/bet-slip/bet-slip-disconnected';
import { BetSlipItem } from '@vitrine/ui/bet-slip/bet-slip-item';
import { BetSlipResult } from '@vitrine/ui/bet-slip/bet-slip-result';
import { BetSlipWaiting } from '@vitrine/ui/bet-slip/bet-slip-waiting';
import { Button } from '@vitrine/ui/base/button';
import { useEffect, useRef } from 'react';
import { paths } from '../../paths.ts';
import { ticketPath } from '../../paths/slip-paths.ts';
import { useShellData } from '../../shell-data.ts';
import { BUTTON_FIELD, buttonValue } from './bet-slip-form.ts';
import { LookAgain } from './look-again.tsx';
import { isAnyNotConfirmed } from './not-confirmed.ts';
import { resultText } from './placed/result-text.ts';
import { resultTitle } from './placed/result-title.ts';
import { selectionItem } from './selection-item.ts';
import { TapAnswer } from './placed/tap-answer.tsx';
import { useOnline } from './use-online.ts';

interface PlacedProps {
  readonly slip: BetSlip;
  readonly texts: Namespaces['bet-slip'];
  readonly intentId: string;
}

export interface PlacedViewProps extends PlacedProps {
  /** The server's time when it read the slip, in epoch milliseconds. */
  readonly now: number;
}

/** A slip that was sent: waiting, its result, or the loss of the answer. Source: 3§4. */
export function PlacedView(props: PlacedViewProps) {
  return (
    <>
      <TapAnswer slip={props.slip} texts={props.texts} now={props.now} />
      <Placed {...props} />
    </>
  );
}

function Placed({ slip, texts, intentId }: PlacedProps) {
  if (slip.step === 'waiting') return <Waiting slip={slip} texts={texts} intentId={intentId} />;
  if (slip.step === 'disconnected') return <Disconnected texts={texts} intentId={intentId} />;
  if (isBlockedByLimit(slip)) return <Blocked texts={texts} />;
  return <Result slip={slip} texts={texts} intentId={intentId} />;
}

function Items({ slip, texts }: Pick<PlacedProps, 'slip' | 'texts'>) {
  const { format } = useShellData();
  return slip.selections.map((selection) => (
    <BetSlipItem key={selection.outcomeId} {...selectionItem(selection, slip, texts, format)} />
  ));
}

const WAITING_LOOK_MS = 2000;

function Waiting({ slip, texts, intentId }: PlacedProps) {
  const isOnline = useOnline();
  return (
    <>
      <LookAgain intentId={intentId} afterMs={slip.warning ? WARNING_SHOWN_MS : WAITING_LOOK_MS} />
      <BetSlipWaiting
        title={texts['waiting.title']}
        text={texts[isOnline ? 'waiting.text' : 'waiting.offline']}
        action={
          <noscript>
            <a href={ticketPath(intentId)}>{texts['waiting.refresh']}</a>
          </noscript>
        }
      >
        <Items slip={slip} texts={texts} />
      </BetSlipWaiting>
    </>
  );
}

function Disconnected({ texts, intentId }: Omit<PlacedProps, 'slip'>) {
  return (
    <BetSlipDisconnected
      title={texts['disconnected.title']}
      text={texts['disconnected.text']}
      actions={
        <>
          <CheckLinks texts={texts} intentId={intentId} />
          <Dismiss keep="none">{texts['result.done']}</Dismiss>
        </>
      }
    />
  );
}

/**
 * A waiting screen that has no end and says so: nothing was sent, and the bettor can get the slip
 * back.
 */
function Blocked({ texts }: Pick<PlacedProps, 'texts'>) {
  const { supportEmail } = useShellData();
  return (
    <BetSlipBlocked
      title={texts['blocked.title']}
      text={texts['blocked.text']}
      actions={
        <>
          <Button asChild fullWidth>
            <a href={`mailto:${supportEmail}`}>{texts['blocked.support']}</a>
          </Button>
          <Dismiss keep="all">{texts['blocked.back']}</Dismiss>
        </>
      }
    />
  );
}

function Result({ slip, texts, intentId }: PlacedProps) {
  const { format } = useShellData();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { resultStatus } = slip;
  const isOpen = isAnyNotConfirmed(slip);
  const status = resultStatus === 'none' ? 'error' : resultStatus;
  return (
    <BetSlipResult
      ref={heading}
      status={isOpen ? 'mixed' : status}
      title={resultTitle(slip, texts)}
      text={resultText(slip, isOpen ? 'notConfirmed' : status, texts, format)}
      actions={
        isOpen ? (
          <NotConfirmedActions slip={slip} texts={texts} intentId={intentId} />
        ) : (
          <ResultActions slip={slip} status={status} texts={texts} intentId={intentId} />
        )
      }
    >
      <ul>
        <Items slip={slip} texts={texts} />
      </ul>
    </BetSlipResult>
  );
}

interface ResultActionsProps extends PlacedProps {
  readonly status: 'success' | 'error' | 'mixed';
}

/** The main button: the new slip when one is offered, otherwise done. */
function ResultActions({ slip, status, texts, intentId }: ResultActionsProps) {
  const hasRetry = status !== 'success' && slip.selections.some(canBetAgain);
  return (
    <>
      <Dismiss keep="none" isMain={slip.offered === null && !(hasRetry && status === 'error')}>
        {texts['result.done']}
      </Dismiss>
      {status === 'error' ? null : (
        <Button asChild fullWidth intent="quiet">
          <RouterLink to={ticketPath(intentId)}>{texts['receipt.title']}</RouterLink>
        </Button>
      )}
      {hasRetry ? (
        <Dismiss keep="rejected" isMain={slip.offered === null && status === 'error'}>
          {texts['result.retry']}
        </Dismiss>
      ) : null}
      {status === 'success' ? <Dismiss keep="all">{texts['result.keep']}</Dismiss> : null}
    </>
  );
}

/**
 * The main action is to check again. Only bets that were certainly refused can be adjusted and placed
 * again.
 */
function NotConfirmedActions({ slip, texts, intentId }: PlacedProps) {
  const isAnyRefused = slip.selections.some(canBetAgain);
  return (
    <>
      <CheckLinks texts={texts} intentId={intentId} />
      {isAnyRefused ? <Dismiss keep="rejected">{texts['result.retry']}</Dismiss> : null}
      <Dismiss keep="none">{texts['result.done']}</Dismiss>
    </>
  );
}

function CheckLinks({ texts, intentId }: Omit<PlacedProps, 'slip'>) {
  return (
    <>
      <Button asChild fullWidth>
        <RouterLink to={ticketPath(intentId)}>{texts['disconnected.check']}</RouterLink>
      </Button>
      <Button asChild intent="quiet" fullWidth>
        <RouterLink to={paths.betHistory}>{texts['disconnected.history']}</RouterLink>
      </Button>
    </>
  );
}

interface DismissProps {
  readonly isMain?: boolean;
  readonly keep: 'all' | 'none' | 'rejected';
  readonly children: string;
}

function Dismiss({ keep, isMain = false, children }: DismissProps) {
  return (
    <Button
      type="submit"
      fullWidth
      intent={isMain ? 'action' : 'quiet'}
      name={BUTTON_FIELD}
      value={buttonValue({ kind: 'dismiss', keep })}
    >
      {children}
    </Button>
  );
}
