import type { Market, MatchEvent, Outcome } from '@vitrine/betting/sportsbook/event';
import { anEvent, aMarket, anOutcome, NOW } from '@vitrine/betting/test/fixtures';
import {
  availableSelections,
  calculateFilter,
  calculateOdds,
} from '@vitrine/upstream/contract/bet-slip/custom-bets';
import { placeBet } from '@vitrine/upstream/contract/bet-slip/tickets';
import type { ShownCustomBet } from '../app/shapes/bet-slip/custom-bet.ts';
import { openBetting } from './betting.ts';
import type { TestBrowser } from './browser.ts';

export const EVENT_ID = 'sr:match:1';

/** The path of an event's bet builder, and its route parameters. */
export function builderOf(eventId: string) {
  return {
    path: `/esportes/futebol/evento/${eventId}/criar-aposta`,
    at: { params: { sportName: 'futebol', matchId: eventId } },
  };
}

/** The name of an outcome, as the catalogue and the custom bets of the test have it. */
function nameOf(marketId: string, typeId: string): string {
  return `Resultado ${marketId}/${typeId}`;
}

/** A market as AvailableSelections answers it. */
export function wireMarket(id: string, types: readonly string[], status = 1 as 0 | 1) {
  return {
    id,
    marketTypeId: '18',
    name: `Mercado ${id}`,
    status,
    producerId: 3,
    outcomes: types.map((type) => ({
      id: `${id}/${type}`,
      outcomeId: type,
      name: nameOf(id, type),
      odds: 1.85,
      active: 1 as const,
    })),
  };
}

/** A market of the catalogue with one outcome, `<id>/1`. */
export function builderMarket(
  id: string,
  given: Partial<Market> = {},
  ofOutcome: Partial<Outcome> = {},
): Market {
  const named = { id: `${id}/1`, outcomeTypeId: '1', name: nameOf(id, '1') };
  const outcomes = [anOutcome({ ...named, ...ofOutcome })];
  return aMarket({ id, name: `Mercado ${id}`, producerId: 3, outcomes, ...given });
}

/** A match to come whose markets a and b the catalogue has. */
export function builderEvent(given: Partial<MatchEvent> = {}): MatchEvent {
  return anEvent({
    id: EVENT_ID,
    status: 'notStarted',
    clock: null,
    scheduledAt: NOW + 3_600_000,
    markets: [builderMarket('a'), builderMarket('b')],
    ...given,
  });
}

type RouteFunction = Parameters<TestBrowser['submit']>[0];

/** The routes of a test: the slip's action, and the bet builder. */
interface BuilderRoutes {
  readonly slipAction: RouteFunction;
  readonly loader: RouteFunction;
  readonly action: RouteFunction;
}

/**
 * A match to come whose markets a, b and c can be combined; c takes no bets. Of other matches their
 * markets of the catalogue can be combined.
 */
export function openBetBuilder(
  { slipAction, loader, action }: BuilderRoutes,
  others: readonly MatchEvent[] = [],
) {
  const betting = openBetting(slipAction, { events: [builderEvent(), ...others] });
  const { operator } = betting.site;
  const available = operator.at(availableSelections);
  available.reply(({ params }) => {
    const { eventId } = params as { readonly eventId: string };
    const other = others.find(({ id }) => id === eventId);
    const markets = other
      ? other.markets.map(({ id }) => wireMarket(id, ['1']))
      : [wireMarket('a', ['1', '2']), wireMarket('b', ['1']), wireMarket('c', ['1'], 0)];
    return { data: { markets } };
  });
  const filter = operator.at(calculateFilter);
  filter.reply(() => ({
    data: { marketPunterSelections: [{ marketId: 'b', specifiers: '', outcomeId: '1' }] },
  }));
  const odds = operator.at(calculateOdds);
  odds.reply(() => ({ data: { odds: 3.1 } }));
  const custom = operator.at(placeBet.v1.customBet);
  custom.reply(() => ({ data: { ticketId: 't-custom' }, status: 0 }));
  const { browser } = betting;
  const look = async (query = '') => {
    const { path, at } = builderOf(EVENT_ID);
    const { status, data } = await browser.visit(loader, path + query, at);
    return { status, bet: (data as { custom: { bet: ShownCustomBet } | null }).custom?.bet };
  };
  const build = (fields: Readonly<Record<string, string>>, eventId = EVENT_ID) => {
    const { path, at } = builderOf(eventId);
    return browser.submit(action, path, fields, at);
  };
  return { ...betting, available, filter, odds, custom, look, build };
}
