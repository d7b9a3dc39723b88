import { isOpen } from '@vitrine/betting/bets/bet';
import { formatMoney } from '@vitrine/betting/base/money';
import { countText, formatText } from '@vitrine/messages/format-text';
import type { Namespaces } from '@vitrine/messages/namespaces';
import type { BetCardProps } from '@vitrine/ui/bets/bet-card';
import type { Bet, BetLeg } from '@vitrine/upstream/bets/bet';
import type { ReactNode } from 'react';
import { oddsText, totalOddsText } from '../../format/odds-text.ts';
import { formatDateTime, formatDay, formatTime } from '../../format/date-time.ts';
import type { LiveLegs } from '../../shapes/bets/live-leg.ts';
import type { BrandFormat } from '../../shell-data.ts';
import { LiveScore } from './live-score.tsx';

type Texts = Namespaces['bet-history'];

/**
 * A bet of the history in the words of its card, with what is live of its open legs. `now` is epoch
 * milliseconds.
 */
export function betCard(
  bet: Bet,
  texts: Texts,
  format: BrandFormat,
  now: number,
  live: LiveLegs = {},
): BetCardProps {
  // What an open bet gave back so far is a figure beside its potential return.
  const isRefunded = !isOpen(bet.status) && bet.refund > 0 && bet.payout === 0;
  return {
    id: `bet-${bet.betNumber}`,
    title: betTitle(bet, texts, format),
    numberText: formatText(texts['bet.number'], { number: bet.betNumber }),
    dateText: formatText(texts['bet.date'], { date: formatDateTime(bet.placedAt, format) }),
    status: bet.status,
    statusText: texts[`bet.status.${bet.status}`],
    freeBetText: bet.isFreeBet ? texts['bet.freeBet'] : null,
    oddsLabel: texts['bet.odds'],
    legs: bet.legs.map((leg) => ({
      outcomeId: leg.outcomeId,
      outcomeName: leg.outcomeName,
      marketName: leg.marketName,
      eventName: leg.eventName,
      eventDetail: legDetail(leg, texts, format, live),
      oddsText: leg.odds === null ? '' : oddsText(leg.odds, format),
      result: leg.result,
      resultText: legResultText(leg, texts, now, live),
      noteText: legNote(leg, texts),
    })),
    figures: [
      { label: texts['bet.stake'], text: formatMoney(bet.stake, format) },
      ...(bet.odds === null
        ? []
        : bet.legs.length > 1
          ? [{ label: texts['bet.totalOdds'], text: totalOddsText(bet.odds, format) }]
          : [{ label: texts['bet.odds'], text: oddsText(bet.odds, format) }]),
      ...(bet.multipleBonus > 0
        ? [{ label: texts['bet.bonus'], text: formatMoney(bet.multipleBonus, format) }]
        : []),
      ...(isOpen(bet.status) && bet.wonSoFar > 0
        ? [{ label: texts['bet.wonSoFar'], text: formatMoney(bet.wonSoFar, format) }]
        : []),
      ...(bet.refund > 0 && !isRefunded
        ? [{ label: texts['bet.refund'], text: formatMoney(bet.refund, format) }]
        : []),
    ],
    outcome: isOpen(bet.status)
      ? { label: texts['bet.potentialReturn'], text: formatMoney(bet.potentialReturn, format) }
      : isRefunded
        ? { label: texts['bet.refund'], text: formatMoney(bet.refund, format) }
        : { label: texts['bet.payout'], text: formatMoney(bet.payout, format) },
  };
}

/** What kind of bet it is, a multiple with its count. */
export function betTitle({ type, legs }: Bet, texts: Texts, format: BrandFormat): string {
  return type === 'multiple'
    ? countText(texts, 'bet.type.multiple', legs.length, format.language)
    : texts[`bet.type.${type}`];
}

/** How a leg ended; of one without a result, whether its match has begun. `now` is epoch milliseconds. */
export function legResultText(
  { eventId, scheduledAt, result }: BetLeg,
  texts: Texts,
  now: number,
  live: LiveLegs = {},
): string {
  const isToCome = result === 'pending' && scheduledAt > now && !live[eventId];
  return isToCome ? texts['leg.toCome'] : texts[`leg.result.${result}`];
}

/** What is special about a leg; null for nothing. */
function legNote({ isEarlyPayout, isMarketClosed }: BetLeg, texts: Texts): string | null {
  if (isMarketClosed) return texts['leg.closed'];
  return isEarlyPayout ? texts['leg.earlyPayout'] : null;
}

/** How the match stands now where it is live, else the score when there is one, else the start time. */
function legDetail(
  { eventId, home, away, scheduledAt, result }: BetLeg,
  texts: Texts,
  format: BrandFormat,
  live: LiveLegs,
): ReactNode {
  const now = result === 'pending' ? live[eventId] : undefined;
  if (now) return <LiveScore leg={now} texts={texts} />;
  if (home.score !== null && away.score !== null) {
    return formatText(texts['leg.score'], { score: `${home.score}–${away.score}` });
  }
  return `${formatDay(scheduledAt, format)}, ${formatTime(scheduledAt, format)}`;
}
