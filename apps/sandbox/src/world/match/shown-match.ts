import type { EventOffer } from '../offer/event-offer.ts';
import type { MatchStatistics } from '@vitrine/betting/sportsbook/match-statistics';
import type { Fixture } from '../competitions/fixtures.ts';
import type { MatchState } from './match-course.ts';
import { isOffered, type MatchNow } from './match-now.ts';
import type { PriceList } from '../offer/match-prices.ts';
import {
  countResult,
  outcomeTerms,
  type CountLine,
  type OutcomeKey,
  type Result,
} from '../offer/outcome-terms.ts';
import type { PricedMarket } from '../offer/priced-market.ts';
import { producerIdOf } from '../offer/producers.ts';
import type { Labels } from '../offer/labels.ts';

/** What a match is shown by: words, choices and changes of the world around it. */
export interface MatchSurroundings {
  readonly labels: Labels;
  isStreamed(fixture: Fixture): boolean;
  /** Epoch milliseconds of a world second. */
  wallOf(worldSeconds: number): number;
  /** The markets as testers changed them. */
  applied(event: EventOffer, markets: readonly PricedMarket[]): readonly PricedMarket[];
}

/**
 * A match at one moment. A class, because thousands are made a second, and nearly all they show is
 * never read: prices are drawn when somebody looks, as of that moment.
 */
export class ShownMatch implements MatchNow {
  readonly fixture: Fixture;
  readonly state: MatchState;
  readonly isListed: boolean;
  readonly #around: MatchSurroundings;
  readonly #prices: () => PriceList;
  readonly #count: () => MatchStatistics | null;
  #statistics: MatchStatistics | null | undefined;
  #main: readonly PricedMarket[] | undefined;
  #all: readonly PricedMarket[] | undefined;

  constructor(
    around: MatchSurroundings,
    fixture: Fixture,
    state: MatchState,
    isListed: boolean,
    prices: () => PriceList,
    count: () => MatchStatistics | null,
  ) {
    this.#around = around;
    this.fixture = fixture;
    this.state = state;
    this.isListed = isListed;
    this.#prices = prices;
    this.#count = count;
  }

  get id() {
    return this.fixture.id;
  }
  get kind() {
    return 'match' as const;
  }
  get provider() {
    return this.fixture.provider;
  }
  get producerId() {
    return producerIdOf(this.fixture.provider, this.state.status !== 'notStarted');
  }
  get sportId() {
    return this.fixture.sportId;
  }
  get sportName() {
    return this.#around.labels.sport(this.fixture.sport);
  }
  get tournamentId() {
    return this.fixture.competition.id;
  }
  get tournamentName() {
    return this.#around.labels.words(this.fixture.competition.name);
  }
  get categoryName() {
    return this.#around.labels.words(this.fixture.competition.category);
  }
  get name() {
    return `${this.fixture.home.name} - ${this.fixture.away.name}`;
  }
  get sides() {
    const { fixture, state } = this;
    return {
      home: { name: fixture.home.name, score: state.home },
      away: { name: fixture.away.name, score: state.away },
    };
  }
  get status() {
    return this.state.status;
  }
  get isBooked() {
    return this.fixture.isBooked;
  }
  /** Comes nearer when the world is advanced. */
  get scheduledAt() {
    return this.#around.wallOf(this.fixture.startsAt);
  }
  get hasStreaming() {
    return this.status === 'live' && this.isBooked && this.#around.isStreamed(this.fixture);
  }
  get statistics() {
    return (this.#statistics ??= this.#count());
  }
  get mainMarkets() {
    return (this.#main ??= this.#isOpen ? this.#shown(this.#prices().main) : []);
  }
  get markets() {
    return (this.#all ??= this.#isOpen ? this.#shown(this.#prices().all) : []);
  }
  get marketCount() {
    return this.#isOpen ? this.#prices().count : 0;
  }

  resultOf(outcome: OutcomeKey): Result | null {
    const { status, home, away, part } = this.state;
    if (status === 'abandoned') return 'void';
    if (status !== 'ended') return null;
    const terms = outcomeTerms(outcome);
    if (terms?.count) return countResult(terms.count, this.#counted(terms.count.counted));
    return terms?.rule(home ?? 0, away ?? 0, part) ?? 'void';
  }

  /** How many corners or cards there were on both sides. */
  #counted(counted: CountLine['counted']): number {
    const { corners, yellowCards, redCards } = this.statistics ?? {};
    const counts = counted === 'corners' ? [corners] : [yellowCards, redCards];
    return counts.reduce((sum, each) => sum + (each?.home ?? 0) + (each?.away ?? 0), 0);
  }

  get #isOpen(): boolean {
    return this.isListed && isOffered(this.fixture, this.state);
  }

  #shown(markets: readonly PricedMarket[]): readonly PricedMarket[] {
    return this.#around.applied(this, this.state.suspended ? markets.map(held) : markets);
  }
}

function held(market: PricedMarket): PricedMarket {
  return { ...market, isSuspended: true };
}
