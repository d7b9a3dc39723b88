import type { BetSlipItemProps } from '../../bet-slip/bet-slip-item/bet-slip-item.tsx';
import type { ReceiptSelection } from '../../bets/ticket-receipt/ticket-receipt.tsx';
import type { BettingWords } from '../sportsbook/betting-words.ts';
import { eventName, worldOf } from '../sportsbook/fixture-world.ts';

/** One slip item per state. */
export function betSlipItems(
  words: BettingWords,
): Readonly<Record<BetSlipItemProps['state'], BetSlipItemProps>> {
  const world = worldOf(words);
  const [first, second] = world.football;
  const { betSlip } = words;
  const base = {
    outcomeId: `${first.id}/1//1`,
    outcomeName: first.home,
    marketName: world.result,
    eventName: eventName(words, first),
    eventDetail: betSlip('item.live'),
    oddsLabel: betSlip('item.odds'),
    oddsText: '1.85',
    state: 'active' as const,
    remove: {
      name: 'remove',
      value: `${first.id}/1//1`,
      label: betSlip('item.remove', { outcome: first.home }),
    },
  };
  const sent = { ...base, remove: null };
  return {
    active: base,
    needsAttention: {
      ...base,
      oddsText: '1.95',
      changedFrom: { label: betSlip('item.oddsBefore'), oddsText: '1.85', direction: 'up' },
      state: 'needsAttention',
      stateText: betSlip('item.state.oddsUp'),
    },
    suspended: { ...base, state: 'suspended', stateText: betSlip('item.state.suspended') },
    inactive: { ...base, state: 'inactive', stateText: betSlip('item.state.inactive') },
    pending: { ...sent, state: 'pending', stateText: betSlip('item.state.pending') },
    accepted: { ...sent, state: 'accepted', stateText: betSlip('item.state.accepted') },
    rejected: {
      ...sent,
      outcomeId: `${second.id}/1//3`,
      outcomeName: second.away,
      eventName: eventName(words, second),
      eventDetail: words.sportsbook('event.today', { time: world.kickOff }),
      oddsText: '4.10',
      state: 'rejected',
      stateText: betSlip('placement.EVENT_MARKET_NOT_ACTIVED'),
    },
    canceled: { ...sent, state: 'canceled', stateText: betSlip('item.state.canceled') },
    notConfirmed: {
      ...sent,
      state: 'notConfirmed',
      stateText: betSlip('item.state.notConfirmed'),
    },
  };
}

/** Two selections as a receipt shows them. */
export function receiptSelections(words: BettingWords): readonly ReceiptSelection[] {
  const world = worldOf(words);
  const [first, second] = world.football;
  return [
    {
      outcomeId: `${first.id}/1//1`,
      outcomeName: first.home,
      marketName: world.result,
      eventName: eventName(words, first),
      oddsText: '1.85',
    },
    {
      outcomeId: `${second.id}/18/2.5/1`,
      outcomeName: `${words.sportsbook('market.over')} 2.5`,
      marketName: world.totals,
      eventName: eventName(words, second),
      oddsText: '1.95',
    },
  ];
}

/** Day and time at which the fixtures' bets were placed. */
export function placedAtText(words: BettingWords): string {
  return worldOf(words).placedAt;
}
