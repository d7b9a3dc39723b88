import {
  drawMainMarket,
  drawMarkets,
  listedMarkets,
  type DrawnMarket,
  type ListedMarket,
} from './drawn-market.ts';
import type { Fixture } from '../competitions/fixtures.ts';
import type { Labels } from './labels.ts';
import type { Form, MatchState } from '../match/match-course.ts';
import { marketsBefore } from './market-plan.ts';
import { priceMarket } from './match-pricing.ts';
import type { PricedMarket } from './priced-market.ts';
import { noise, seeded } from '../random.ts';
import type { ScoreModel } from '../sports/score-model.ts';

/** Odds are drawn anew at this rhythm, in world seconds. */
const LIVE_RHYTHM = 4;
const PREMATCH_RHYTHM = 60;
/** How far the form of a side sways, and how fast. */
const SWAY = 0.05;
const LIVE_SWAY_PERIOD = 90;
const PREMATCH_SWAY_PERIOD = 1800;

/** A span in which the prices of a match stay as they are, unless its score changes. */
export interface Beat {
  readonly number: number;
  readonly isLive: boolean;
  /** World seconds at which it ends. */
  readonly endsAt: number;
}

/** The prices of a match at one beat and score; drawn when somebody looks. */
export interface PriceList {
  readonly moment: string;
  /** The markets lists show, the main one first. */
  readonly main: readonly PricedMarket[];
  readonly all: readonly PricedMarket[];
  readonly count: number;
}

/** Prices of one match over time. What is drawn once is kept. */
export interface MatchPrices {
  beatAt(isLive: boolean, worldSeconds: number): Beat;
  /** How the sides play at a beat. */
  formAt(beat: Beat): Form;
  /** The same list as before while the beat and the score are the same. */
  listAt(beat: Beat, state: MatchState, modelOf: (form: Form) => ScoreModel): PriceList;
}

/** Draws the prices of matches, keeping all the markets of those last looked at. */
export function createMatchPricing(labels: Labels): (fixture: Fixture) => MatchPrices {
  const marketsOf = keepingLatest((fixture) => drawMarkets(fixture, labels));
  return (fixture) => createMatchPrices(fixture, labels, marketsOf);
}

function createMatchPrices(
  fixture: Fixture,
  labels: Labels,
  marketsOf: (fixture: Fixture) => readonly DrawnMarket[],
): MatchPrices {
  const offset = seeded(fixture.key, 'beat')();
  let main: DrawnMarket | undefined;
  let listed: readonly (readonly ListedMarket[])[] | undefined;
  let list: PriceList | undefined;
  let countBefore: number | undefined;

  function formAt({ number, isLive }: Beat): Form {
    const at = number * (isLive ? LIVE_RHYTHM : PREMATCH_RHYTHM);
    const period = isLive ? LIVE_SWAY_PERIOD : PREMATCH_SWAY_PERIOD;
    const sway = (side: string) => 1 + SWAY * noise(`${fixture.key}/${side}`, at, period);
    return { home: sway('home'), away: sway('away') };
  }

  return {
    beatAt(isLive, worldSeconds) {
      const rhythm = isLive ? LIVE_RHYTHM : PREMATCH_RHYTHM;
      const number = Math.floor(worldSeconds / rhythm + offset);
      return { number, isLive, endsAt: (number + 1 - offset) * rhythm };
    },
    formAt,
    listAt(beat, state, modelOf) {
      const { home, away, games } = state;
      const moment = `${beat.isLive}/${beat.number}/${home}-${away}/${games?.join('-')}`;
      if (list?.moment === moment) return list;
      const goals = (home ?? 0) + (away ?? 0);
      let whole: readonly PricedMarket[] | undefined;
      let shown: readonly PricedMarket[] | undefined;
      const isOpen = (market: Pick<DrawnMarket, 'opensAfterGoals'>) =>
        market.opensAfterGoals <= goals;
      // The model is large, and not kept.
      const pricing = () => {
        const model = modelOf(formAt(beat));
        return (market: DrawnMarket) => priceMarket(market, model, beat.isLive);
      };
      const listedBy = (price: (market: DrawnMarket) => readonly PricedMarket[]) => {
        main ??= drawMainMarket(fixture, labels);
        listed ??= listedMarkets(fixture, labels);
        const ofTypes = listed.flatMap((markets) => principalOf(markets.filter(isOpen), price));
        return [...price(main), ...ofTypes];
      };
      list = {
        moment,
        get main() {
          if (shown) return shown;
          const known = whole && new Map(whole.map((market) => [market.id, market]));
          shown = listedBy(known ? ({ id }) => [known.get(id) ?? []].flat() : pricing());
          return shown;
        },
        get all() {
          return (whole ??= marketsOf(fixture).filter(isOpen).flatMap(pricing()));
        },
        get count() {
          return beat.isLive ? this.all.length : (countBefore ??= marketsBefore(fixture));
        },
      };
      return list;
    },
  };
}

/** A market is lopsided when one price is more than so many times the other. */
const LOPSIDED = 3;

/** The first of some markets that is not lopsided, else the least lopsided; none when none is offered. */
function principalOf(
  markets: readonly ListedMarket[],
  price: (market: DrawnMarket) => readonly PricedMarket[],
): readonly PricedMarket[] {
  const lopsided: PricedMarket[] = [];
  for (const market of markets) {
    const offered = price(market.drawn());
    if (offered.every((one) => lopsidedness(one) <= LOPSIDED) && offered.length > 0) return offered;
    lopsided.push(...offered);
  }
  return lopsided.sort((one, other) => lopsidedness(one) - lopsidedness(other)).slice(0, 1);
}

function lopsidedness({ outcomes }: PricedMarket): number {
  const prices = outcomes.map(({ odds }) => odds);
  return Math.max(...prices) / Math.min(...prices);
}

/** Matches whose markets are kept whole; lists need few. */
const MOST_KEPT = 2_000;

function keepingLatest<Value>(make: (fixture: Fixture) => Value): (fixture: Fixture) => Value {
  const kept = new Map<Fixture, Value>();
  return (fixture) => {
    const value = kept.get(fixture) ?? make(fixture);
    kept.delete(fixture);
    kept.set(fixture, value);
    const [oldest] = kept.keys();
    if (oldest && kept.size > MOST_KEPT) kept.delete(oldest);
    return value;
  };
}
