import { Link as RouterLink } from '@remix-run/react';
import type { BetSlip } from '@vitrine/betting/bet-slip/bet-slip-types';
import { paidReturn } from '@vitrine/betting/bet-slip/free-bets/free-stake';
import { ASK_AGAIN_AFTER_MS } from '@vitrine/betting/bet-slip/placing/ticket';
import { formatMoney, ZERO } from '@vitrine/betting/base/money';
import { combineOdds } from '@vitrine/betting/base/combined-odds';
import { countText } from '@vitrine/messages/format-text';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { Button } from '@vitrine/ui/base/button';
import { Link } from '@vitrine/ui/base/link';
import { TicketReceipt } from '@vitrine/ui/bets/ticket-receipt';
import { oddsText } from '../../format/odds-text.ts';
import { exactOddsText } from '../../format/exact-odds-text.ts';
import { formatDateTime } from '../../format/date-time.ts';
import { CsrfField } from '../../forms/csrf-field.tsx';
import { paths } from '../../paths.ts';
import { rulesPath } from '../../paths/document-paths.ts';
import type { PlaceObstacle } from '../../shapes/bet-slip/place-obstacle.ts';
import { type BrandFormat, useShellData } from '../../shell-data.ts';
import { useHydrated } from '../../frame/use-hydrated.ts';
import { TICKET_FIELD } from './bet-slip-form.ts';
import { LookAgain } from './look-again.tsx';
import { isAnyNotConfirmed } from './not-confirmed.ts';
import { NotPlacedView } from './not-placed-view.tsx';
import { PlacedView } from './placed-view.tsx';
import { useTicketPolling } from './use-ticket-polling.ts';

export interface TicketPageProps {
  readonly texts: Namespaces['bet-slip'];
  readonly intentId: string;
  readonly slip: BetSlip;
  readonly tickets: readonly PlacedTicketFacts[];
  /** Why a placement without tickets came to nothing; null when its items tell, or it has an end. */
  readonly obstacle: PlaceObstacle | null;
  readonly now: number;
}

interface PlacedTicketFacts {
  readonly ticketId: string;
  readonly outcomeId: string | null;
  /** Epoch milliseconds; null until accepted. */
  readonly acceptedAt: number | null;
}

/** The page of one attempt to place a slip: waiting, receipts of accepted bets, refusals. */
export function TicketPage({ texts, intentId, slip, tickets, obstacle, now }: TicketPageProps) {
  const { format } = useShellData();
  const isHydrated = useHydrated();
  useTicketPolling(slip);
  const isNotConfirmed = isAnyNotConfirmed(slip);
  const receipts = tickets.flatMap((ticket) => receiptOf(ticket, slip, texts, format, now));
  const isAllAccepted = slip.step === 'result' && slip.resultStatus === 'success';
  return (
    <div className="mx-auto grid w-full max-w-form gap-4 px-4 py-6">
      <h1 className="sr-only">{texts.title}</h1>
      <h2 className="sr-only">{texts['receipt.title']}</h2>
      {isNotConfirmed ? <LookAgain intentId={intentId} afterMs={ASK_AGAIN_AFTER_MS} /> : null}
      {slip.step === 'settingBet' ? (
        <div className="card-frame overflow-clip">
          <NotPlacedView slip={slip} obstacle={obstacle} texts={texts} />
        </div>
      ) : isAllAccepted ? null : (
        <form noValidate method="post" action={paths.betSlip} className="card-frame overflow-clip">
          <CsrfField />
          <input type="hidden" name={TICKET_FIELD} value={intentId} />
          <PlacedView slip={slip} texts={texts} intentId={intentId} now={now} />
        </form>
      )}
      {receipts.map((receipt) => (
        <TicketReceipt key={receipt.facts[0]?.text} {...receipt} />
      ))}
      {receipts.length > 0 ? (
        <p className="text-center text-sm">
          <Link href={rulesPath()}>{texts['receipt.rules']}</Link>
        </p>
      ) : null}
      {slip.step === 'result' ? (
        <div className="grid gap-2 print:hidden">
          <Button asChild fullWidth>
            <RouterLink to={paths.sportsbook}>{texts['result.done']}</RouterLink>
          </Button>
          <Button asChild fullWidth intent="quiet">
            <RouterLink to={paths.betHistory}>{texts['result.history']}</RouterLink>
          </Button>
          {receipts.length > 0 && isHydrated ? (
            <Button fullWidth intent="quiet" onClick={() => window.print()}>
              {texts['receipt.print']}
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

/** The receipt of a ticket; null until it is accepted. */
function receiptOf(
  ticket: PlacedTicketFacts,
  slip: BetSlip,
  texts: Namespaces['bet-slip'],
  format: BrandFormat,
  now: number,
) {
  const selections = slip.selections.filter(
    ({ outcomeId, result }) =>
      (ticket.outcomeId === null || ticket.outcomeId === outcomeId) &&
      result?.status === 'accepted',
  );
  const [first] = selections;
  if (!first) return [];
  const isMultiple = ticket.outcomeId === null;
  const stake = (isMultiple ? slip.stakeMultiple : first.stake) ?? ZERO;
  const freeBet = isMultiple ? slip.freeBetMultiple : first.freeBet;
  const prices = selections.map(({ placed }) => placed.odds);
  const money = (amount: typeof stake) => formatMoney(amount, format);
  return [
    {
      title: texts['result.success.title_one'],
      facts: [
        { label: texts['receipt.number'], text: ticket.ticketId },
        { label: texts['receipt.date'], text: formatDateTime(ticket.acceptedAt ?? now, format) },
        {
          label: texts['receipt.type'],
          text: isMultiple
            ? countText(texts, 'summary.multiple', selections.length, format.language)
            : texts['type.singles'],
        },
      ],
      selectionsLabel: texts['receipt.selections'],
      oddsLabel: texts['receipt.odds'],
      selections: selections.map(({ outcomeId, placed, marketName, eventName }) => ({
        outcomeId,
        outcomeName: placed.outcomeName,
        marketName,
        eventName,
        oddsText: oddsText(placed.odds, format),
      })),
      totals: [
        ...(isMultiple
          ? [
              {
                label: texts['receipt.totalOdds'],
                text: exactOddsText(combineOdds(prices), format),
              },
            ]
          : []),
        { label: texts[freeBet ? 'receipt.freeBet' : 'receipt.stake'], text: money(stake) },
      ],
      potentialReturn: {
        label: texts['receipt.potentialReturn'],
        text: money(paidReturn(stake, prices, freeBet)),
      },
      note: freeBet
        ? `${texts['receipt.oddsFixed']} ${texts['freeBet.stakeNotReturned']}`
        : texts['receipt.oddsFixed'],
    },
  ];
}
