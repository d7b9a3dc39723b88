import { Link as RouterLink } from '@remix-run/react';
import type { BetSlip } from '@vitrine/betting/bet-slip-types';
import { formatText } from '@vitrine/messages/format-text';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { BetSlipDisconnected } from '@vitrine/ui/bet-slip-disconnected';
import { BetSlipItem } from '@vitrine/ui/bet-slip-item';
import { BetSlipResult } from '@vitrine/ui/bet-slip-result';
import { BetSlipWaiting } from '@vitrine/ui/bet-slip-waiting';
import { Button } from '@vitrine/ui/button';
import { useEffect, useRef } from 'react';
import { paths, ticketPath } from '../../paths.ts';
import { useShellData } from '../../shell-data.ts';
import { BUTTON_FIELD, buttonValue } from './bet-slip-form.ts';
import { selectionItem } from './selection-item.ts';

export interface PlacedViewProps {
  readonly slip: BetSlip;
  readonly texts: Namespaces['bet-slip'];
  readonly intentId: string;
}

/** A slip that was sent: waiting, its result, or the loss of the answer. Source: 3§4. */
export function PlacedView({ slip, texts, intentId }: PlacedViewProps) {
  if (slip.step === 'waiting') return <Waiting slip={slip} texts={texts} intentId={intentId} />;
  if (slip.step === 'disconnected') return <Disconnected texts={texts} intentId={intentId} />;
  return <Result slip={slip} texts={texts} intentId={intentId} />;
}

function Items({ slip, texts }: Pick<PlacedViewProps, 'slip' | 'texts'>) {
  const { format } = useShellData();
  return slip.selections.map((selection) => (
    <BetSlipItem key={selection.outcomeId} {...selectionItem(selection, slip, texts, format)} />
  ));
}

/** Without scripts the page renews itself. */
function Waiting({ slip, texts, intentId }: PlacedViewProps) {
  return (
    <>
      <noscript>
        <meta httpEquiv="refresh" content={`2;url=${ticketPath(intentId)}`} />
      </noscript>
      <BetSlipWaiting
        title={texts['waiting.title']}
        text={texts['waiting.text']}
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

function Disconnected({ texts, intentId }: Omit<PlacedViewProps, 'slip'>) {
  return (
    <BetSlipDisconnected
      title={texts['disconnected.title']}
      text={texts['disconnected.text']}
      actions={
        <>
          <Button asChild fullWidth>
            <RouterLink to={ticketPath(intentId)}>{texts['disconnected.check']}</RouterLink>
          </Button>
          <Button asChild intent="quiet" fullWidth>
            <RouterLink to={paths.betHistory}>{texts['disconnected.history']}</RouterLink>
          </Button>
        </>
      }
    />
  );
}

function Result({ slip, texts, intentId }: PlacedViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { resultStatus } = slip;
  const status = resultStatus === 'none' ? 'error' : resultStatus;
  return (
    <BetSlipResult
      ref={heading}
      status={status}
      title={resultTitle(slip, texts)}
      text={texts[`result.${status}.text`]}
      actions={<ResultActions status={status} texts={texts} intentId={intentId} />}
    >
      <ul>
        <Items slip={slip} texts={texts} />
      </ul>
    </BetSlipResult>
  );
}

/** How many bets were asked for and how many were accepted; a multiple is one bet. */
export function betCounts(slip: BetSlip): { readonly total: number; readonly accepted: number } {
  const statuses = slip.selections.map(({ result }) => result?.status);
  const counted = slip.ticketType === 'multiple' ? statuses.slice(0, 1) : statuses;
  return {
    total: counted.length,
    accepted: counted.filter((status) => status === 'accepted').length,
  };
}

function resultTitle(slip: BetSlip, texts: Namespaces['bet-slip']): string {
  const { total, accepted } = betCounts(slip);
  const form = total === 1 ? 'one' : 'other';
  switch (slip.resultStatus) {
    case 'success':
      return formatText(texts[`result.success.title_${form}`], { count: total });
    case 'mixed':
      return formatText(texts['result.mixed.title'], { accepted, total });
    default:
      return texts[`result.error.title_${form}`];
  }
}

interface ResultActionsProps {
  readonly status: 'success' | 'error' | 'mixed';
  readonly texts: Namespaces['bet-slip'];
  readonly intentId: string;
}

function ResultActions({ status, texts, intentId }: ResultActionsProps) {
  const dismiss = (
    keep: 'all' | 'none' | 'rejected',
    label: string,
    intent: 'action' | 'quiet',
  ) => (
    <Button
      type="submit"
      fullWidth
      intent={intent}
      name={BUTTON_FIELD}
      value={buttonValue({ kind: 'dismiss', keep })}
    >
      {label}
    </Button>
  );
  return (
    <>
      {status === 'error' ? null : (
        <Button asChild fullWidth>
          <RouterLink to={ticketPath(intentId)}>{texts['receipt.title']}</RouterLink>
        </Button>
      )}
      {status === 'success' ? null : dismiss('rejected', texts['result.retry'], 'quiet')}
      {status === 'success' ? dismiss('all', texts['result.keep'], 'quiet') : null}
      {dismiss('none', texts['result.done'], 'quiet')}
    </>
  );
}
