import type { BetStatus } from '@vitrine/betting/bets/bet';
import type { BetCardProps, BetLeg } from '../../bets/bet-card/bet-card.tsx';
import { eventName, worldOf } from '../sportsbook/fixture-world.ts';
import { moneyText } from '../wallet/money-words.ts';
import { placedAtText, receiptSelections } from '../bet-slip/selection-fixtures.ts';
import type { BettingWords } from '../sportsbook/betting-words.ts';

type Kind = 'multiple' | 'long' | 'custom' | 'parlay' | 'freeBet' | 'bonus' | 'earlyPayout';

function single(words: BettingWords, result: BetLeg['result']): BetLeg {
  const { betHistory, sportsbook } = words;
  const [first] = receiptSelections(words);
  if (!first) throw new Error('A receipt fixture is missing');
  const details: Partial<Record<BetLeg['result'], string>> = {
    pending: sportsbook('event.live'),
    void: sportsbook('status.abandoned'),
    canceled: sportsbook('status.cancelled'),
  };
  return {
    ...first,
    eventDetail: details[result] ?? betHistory('leg.score', { score: '2-1' }),
    result,
    resultText: betHistory(`leg.result.${result}`),
  };
}

type Status = BetStatus | 'unknown';

/** What a bet of each status brings: the result of its leg, and the figure at its foot. */
const endings: Readonly<
  Record<Status, readonly [result: BetLeg['result'], figure: string, cents: number]>
> = {
  pending: ['pending', 'bet.potentialReturn', 1850],
  open: ['pending', 'bet.potentialReturn', 1850],
  won: ['won', 'bet.payout', 1850],
  lost: ['lost', 'bet.payout', 0],
  cashedOut: ['pending', 'bet.payout', 1420],
  recovered: ['lost', 'bet.payout', 1000],
  canceled: ['canceled', 'bet.refund', 1000],
  voided: ['void', 'bet.refund', 1000],
  unknown: ['unknown', 'bet.payout', 0],
};

function cardOf(words: BettingWords, status: Status): BetCardProps {
  const { betHistory } = words;
  const [result, figure, cents] = endings[status];
  return {
    id: `bet-${status}`,
    title: betHistory('bet.type.single'),
    numberText: betHistory('bet.number', { number: '9007199254740993' }),
    dateText: placedAtText(words),
    status,
    statusText: betHistory(`bet.status.${status}`),
    oddsLabel: betHistory('bet.odds'),
    legs: [single(words, result)],
    figures: [{ label: betHistory('bet.stake'), text: moneyText(words, 1000) }],
    outcome: { label: betHistory(figure), text: moneyText(words, cents) },
  };
}

/** Legs of other matches, the first of them decided. */
function legs(words: BettingWords, count: number): readonly BetLeg[] {
  const { betHistory, sportsbook } = words;
  const { football, result, totals, kickOff } = worldOf(words);
  return Array.from({ length: count }, (_, index): BetLeg => {
    const game = football[index % football.length] ?? football[0];
    const over = `${sportsbook('market.over')} 2.5`;
    const isOver = index % 2 === 1;
    return {
      outcomeId: `${game.id}/${index}`,
      outcomeName: isOver ? over : game.home,
      marketName: isOver ? totals : result,
      eventName: eventName(words, game),
      eventDetail:
        index === 0
          ? betHistory('leg.score', { score: '2-1' })
          : sportsbook('event.today', { time: kickOff }),
      oddsText: isOver ? '1.95' : '1.85',
      result: index === 0 ? 'won' : 'pending',
      resultText: betHistory(index === 0 ? 'leg.result.won' : 'leg.result.pending'),
    };
  });
}

function kinds(words: BettingWords): Readonly<Record<Kind, BetCardProps>> {
  const { betHistory, sportsbook } = words;
  const world = worldOf(words);
  const [{ home, away }] = world.football;
  const open = cardOf(words, 'open');
  const won = cardOf(words, 'won');
  const totalOdds = { label: betHistory('bet.totalOdds'), text: '3.60' };
  const picks = [
    [home, world.result],
    [`${sportsbook('market.over')} 1.5`, world.totals],
    [world.yes, world.bothScore],
  ] as const;
  const several = {
    ...open,
    title: betHistory('bet.type.multiple', { count: 2 }),
    figures: [...open.figures, totalOdds],
    legs: legs(words, 2),
    outcome: { label: betHistory('bet.potentialReturn'), text: moneyText(words, 3607) },
  };
  return {
    multiple: { ...several, id: 'bet-multiple' },
    long: {
      ...several,
      id: 'bet-long',
      title: betHistory('bet.type.multiple', { count: 8 }),
      legs: legs(words, 8),
      more: {
        after: 3,
        showText: betHistory('bet.details'),
        hideText: betHistory('bet.hideDetails'),
      },
    },
    custom: {
      ...several,
      id: 'bet-custom',
      title: betHistory('bet.type.custom'),
      event: {
        name: sportsbook('event.name', { home, away }),
        detail: sportsbook('event.live'),
      },
      legs: picks.map(([outcomeName, marketName], index) => ({
        ...single(words, index === 0 ? 'won' : 'pending'),
        outcomeId: outcomeName,
        outcomeName,
        marketName,
        oddsText: '',
      })),
    },
    parlay: { ...several, id: 'bet-parlay', title: betHistory('bet.type.parlay') },
    freeBet: { ...won, id: 'bet-free', freeBetText: betHistory('bet.freeBet') },
    bonus: {
      ...several,
      id: 'bet-bonus',
      status: 'won',
      statusText: betHistory('bet.status.won'),
      legs: several.legs.map((leg) => ({
        ...leg,
        ...single(words, 'won'),
        outcomeId: leg.outcomeId,
      })),
      figures: [
        ...several.figures,
        { label: betHistory('bet.bonus'), text: moneyText(words, 361) },
      ],
      outcome: { label: betHistory('bet.payout'), text: moneyText(words, 3968) },
    },
    earlyPayout: {
      ...won,
      id: 'bet-early',
      legs: won.legs.map((leg) => ({
        ...leg,
        eventDetail: sportsbook('event.live'),
        noteText: betHistory('leg.earlyPayout'),
      })),
    },
  };
}

/** A history card of each status, and of each kind of bet. */
export function betCards(words: BettingWords): Readonly<Record<Status | Kind, BetCardProps>> {
  return {
    pending: cardOf(words, 'pending'),
    cashedOut: cardOf(words, 'cashedOut'),
    canceled: cardOf(words, 'canceled'),
    open: cardOf(words, 'open'),
    won: cardOf(words, 'won'),
    lost: cardOf(words, 'lost'),
    recovered: cardOf(words, 'recovered'),
    voided: cardOf(words, 'voided'),
    unknown: cardOf(words, 'unknown'),
    ...kinds(words),
  };
}
