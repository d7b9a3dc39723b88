import { minorUnits } from '@vitrine/betting/base/money';
import { oddsFromDecimal } from '@vitrine/betting/base/odds';
import type { MatchEvent } from '@vitrine/betting/sportsbook/event';
import type { BetHistoryViewProps } from '../features/bets/bet-history-view.tsx';
import { liveEvents, upcomingEvents } from './events.ts';
import { shownClock } from '../format/event-texts.ts';
import type { LiveLegs } from '../shapes/bets/live-leg.ts';
import { STORY_NOW, type StoryFacts } from './story-facts.ts';

/** A bet as the history shows it. */
export type BetOfStory = NonNullable<BetHistoryViewProps['history']>['bets'][number];
type Leg = BetOfStory['legs'][number];

const HOUR = 3_600_000;

function leg(event: MatchEvent | undefined, result: Leg['result']): readonly Leg[] {
  const [market] = event?.markets ?? [];
  const [outcome] = market?.outcomes ?? [];
  if (!event || !market || !outcome) return [];
  return [
    {
      eventId: event.id,
      provider: event.provider,
      sportId: event.sportId,
      sportName: '',
      tournamentId: event.tournamentId,
      tournamentName: event.tournamentName,
      eventName: `${event.home.name} – ${event.away.name}`,
      home: event.home,
      away: event.away,
      scheduledAt: event.scheduledAt,
      marketId: market.id,
      marketTypeId: market.marketTypeId,
      marketName: market.name,
      outcomeId: outcome.id,
      outcomeTypeId: outcome.outcomeTypeId,
      outcomeName: outcome.name,
      odds: outcome.odds,
      result,
      mode: 'normal',
      isEarlyPayout: false,
      isMarketClosed: result === 'canceled',
    },
  ];
}

type Given = Pick<BetOfStory, 'betNumber' | 'status' | 'legs'> & {
  /** In minor units, as the sums below. */
  readonly stake: number;
  readonly odds: number;
  readonly potentialReturn: number;
  readonly payout?: number;
  readonly refund?: number;
  readonly hoursAgo: number;
};

function bet({ stake, odds, potentialReturn, payout = 0, refund = 0, hoursAgo, ...given }: Given) {
  return {
    ...given,
    type: given.legs.length > 1 ? 'multiple' : 'single',
    placedAt: STORY_NOW - hoursAgo * HOUR,
    stake: minorUnits(stake),
    refund: minorUnits(refund),
    wonSoFar: minorUnits(payout),
    payout: minorUnits(payout),
    potentialReturn: minorUnits(potentialReturn),
    multipleBonus: minorUnits(0),
    isFreeBet: false,
    isCashOutBlocked: false,
    odds: oddsFromDecimal(odds),
  } satisfies BetOfStory;
}

/** The live matches of the stories' bets. */
export function liveLegs(facts: StoryFacts): LiveLegs {
  return Object.fromEntries(
    liveEvents(facts).map((event) => {
      const { id, statusText, home, away } = event;
      const score = { home: home.score ?? 0, away: away.score ?? 0 };
      return [id, { eventId: id, statusText, clock: shownClock(event, STORY_NOW), score }];
    }),
  );
}

/** One bet in each state: two open ones, and six that are closed. */
export function bets(facts: StoryFacts): readonly BetOfStory[] {
  const [first, second, third, basketball, tennis] = liveEvents(facts);
  const [soon, tonight] = upcomingEvents(facts);
  return [
    bet({
      betNumber: '90071992547409931',
      status: 'open',
      legs: [...leg(first, 'won'), ...leg(soon, 'pending'), ...leg(tonight, 'pending')],
      stake: 2000,
      odds: 6.09,
      potentialReturn: 12_184,
      hoursAgo: 1,
    }),
    bet({
      betNumber: '90071992547409930',
      status: 'pending',
      legs: leg(tennis, 'pending'),
      stake: 5000,
      odds: 1.28,
      potentialReturn: 6400,
      hoursAgo: 1,
    }),
    bet({
      betNumber: '90071992547409929',
      status: 'won',
      legs: leg(first, 'won'),
      stake: 10_000,
      odds: 1.42,
      potentialReturn: 14_200,
      payout: 14_200,
      hoursAgo: 26,
    }),
    bet({
      betNumber: '90071992547409928',
      status: 'lost',
      legs: [...leg(second, 'lost'), ...leg(basketball, 'won')],
      stake: 1500,
      odds: 7.56,
      potentialReturn: 11_340,
      hoursAgo: 30,
    }),
    bet({
      betNumber: '90071992547409927',
      status: 'cashedOut',
      legs: leg(third, 'pending'),
      stake: 3000,
      odds: 2.45,
      potentialReturn: 7350,
      payout: 4180,
      hoursAgo: 49,
    }),
    bet({
      betNumber: '90071992547409926',
      status: 'canceled',
      legs: leg(basketball, 'canceled'),
      stake: 2500,
      odds: 2.1,
      potentialReturn: 5250,
      refund: 2500,
      hoursAgo: 55,
    }),
    bet({
      betNumber: '90071992547409925',
      status: 'voided',
      legs: leg(tennis, 'void'),
      stake: 1000,
      odds: 1.28,
      potentialReturn: 1280,
      refund: 1000,
      hoursAgo: 74,
    }),
    bet({
      betNumber: '90071992547409924',
      status: 'recovered',
      legs: leg(tonight, 'won'),
      stake: 1000,
      odds: 2.2,
      potentialReturn: 2200,
      payout: 2200,
      hoursAgo: 98,
    }),
  ];
}
