import type { AppLoadContext } from '@remix-run/node';
import {
  CUSTOM_BET_SELECTIONS,
  togglePick,
} from '@vitrine/betting/bet-slip/custom-bets/custom-bet';
import {
  customSelection,
  type PickedOutcome,
} from '@vitrine/betting/bet-slip/custom-bets/custom-selection';
import type { Market, SportEvent } from '@vitrine/betting/sportsbook/event';
import { nameWithoutLine, panelKey } from '@vitrine/betting/sportsbook/market-line';
import { fillMarketNames } from '@vitrine/betting/sportsbook/market-name';
import { textsOf } from '@vitrine/messages/texts';
import type { CustomBetPick } from '@vitrine/upstream/bet-slip/custom-bet-pick';
import {
  type CalculatedFilter,
  type CalculatedOdds,
  filterCustomBet,
  priceCustomBet,
  readAvailableSelections,
} from '@vitrine/upstream/bet-slip/custom-bets';
import type { ShownCustomBet } from '../../shapes/bet-slip/custom-bet.ts';
import type { Visitor } from '../base/session/visitor.server.ts';
import { askOfCustomBets } from './custom-bet-call.server.ts';
import { addOffered } from './tap.server.ts';

/** What custom bets of an event are made of. */
export type CustomBetOffer =
  | { readonly kind: 'offered'; readonly event: SportEvent; readonly markets: readonly Market[] }
  /** There is no such event, it is not shown, or no custom bets are made of it. */
  | { readonly kind: 'notFound' }
  | { readonly kind: 'unreadable' };

/** The markets of an event that custom bets are made of, those alone that can be bet on. Source: 3§7. */
export async function customBetOffer(
  eventId: string,
  visitor: Visitor,
  context: AppLoadContext,
): Promise<CustomBetOffer> {
  const [answer, available] = await Promise.all([
    context.catalogue.event(eventId),
    askOfCustomBets(visitor, context, (settings) =>
      readAvailableSelections(context.upstream, eventId, settings),
    ),
  ]);
  if (answer.kind === 'unknown' || available.kind === 'notFound') return { kind: 'notFound' };
  if (answer.kind === 'unreadable') return answer;
  if (available.kind === 'failed') {
    context.log.warn({ err: available.error }, 'selections of custom bets not read');
    return { kind: 'unreadable' };
  }
  const { event } = answer;
  const markets = onSale(available.markets).map((market) =>
    withCatalogueNames(fillMarketNames(market, event), event),
  );
  return { kind: 'offered', event, markets };
}

/** The market under the names that the catalogue has, which the parts of a bet on the slip follow. */
function withCatalogueNames(market: Market, event: SportEvent): Market {
  const known = event.markets.find(({ id }) => id === market.id);
  if (!known) return market;
  const names = new Map(known.outcomes.map(({ id, name }) => [id, name]));
  return {
    ...market,
    name: known.name || market.name,
    outcomes: market.outcomes.map((outcome) => ({
      ...outcome,
      name: names.get(outcome.id) || outcome.name,
    })),
  };
}

function onSale(markets: readonly Market[]): readonly Market[] {
  return markets
    .filter(({ status }) => status === 'active')
    .map((market) => ({
      ...market,
      outcomes: market.outcomes.filter(({ status }) => status === 'active'),
    }))
    .filter(({ outcomes }) => outcomes.length > 0);
}

/** The bet that some outcomes make now, with what may be added to them. */
export async function customBetOf(
  { event, markets }: Extract<CustomBetOffer, { kind: 'offered' }>,
  asked: readonly string[],
  visitor: Visitor,
  context: AppLoadContext,
): Promise<ShownCustomBet> {
  const found = pickedOutcomes(markets, asked);
  const picked = found.map(({ outcome }) => outcome.id);
  const picks = found.map(pickOf);
  const [filter, price] = await Promise.all([
    picks.length === 0 || picks.length >= CUSTOM_BET_SELECTIONS.most
      ? null
      : askOfCustomBets(visitor, context, (settings) =>
          filterCustomBet(context.upstream, event.id, picks, settings),
        ),
    picks.length < CUSTOM_BET_SELECTIONS.least
      ? null
      : askOfCustomBets(visitor, context, (settings) =>
          priceCustomBet(context.upstream, event.id, picks, settings),
        ),
  ]);
  return {
    markets: shownMarkets(markets),
    picked,
    compatible: filter && compatibleOutcomes(filter, markets),
    odds: price?.kind === 'priced' ? price.odds : null,
    problem: price && problemOf(price),
  };
}

/** What is shown of the markets: lines of one total or handicap stand together, as on the event's page. */
function shownMarkets(markets: readonly Market[]): ShownCustomBet['markets'] {
  return [...Map.groupBy(markets, panelKey)].map(([id, lines]) => ({
    id,
    name: lines.map(nameWithoutLine)[0] ?? '',
    outcomes: lines.flatMap((line) => line.outcomes.map(({ id, name }) => ({ id, name }))),
  }));
}

/** The outcomes after a tap on one of them. Source: 3§5. */
export async function toggledPicks(
  offer: Extract<CustomBetOffer, { kind: 'offered' }>,
  asked: readonly string[],
  outcomeId: string,
  visitor: Visitor,
  context: AppLoadContext,
): Promise<readonly string[]> {
  const { picked, compatible } = await customBetOf(offer, asked, visitor, context);
  if (pickedOutcomes(offer.markets, [outcomeId]).length === 0) return picked;
  return togglePick({ picked, compatible: compatible && new Set(compatible) }, outcomeId);
}

/** Puts a custom bet on the slip at the operator's price; false when it has none now. */
export async function addCustomBet(
  { event, markets }: Extract<CustomBetOffer, { kind: 'offered' }>,
  asked: readonly string[],
  path: string,
  visitor: Visitor,
  context: AppLoadContext,
): Promise<boolean> {
  const found = pickedOutcomes(markets, asked);
  if (found.length < CUSTOM_BET_SELECTIONS.least) return false;
  const picks = found.map(pickOf);
  const price = await askOfCustomBets(visitor, context, (settings) =>
    priceCustomBet(context.upstream, event.id, picks, settings),
  );
  if (price.kind !== 'priced') return false;
  const name = textsOf(context.brand.locale, 'sportsbook')['group.customBet'];
  const selection = customSelection(event, found, price.odds, name);
  await addOffered([{ selection, isEventShown: true }], path, visitor, context);
  return true;
}

function pickedOutcomes(
  markets: readonly Market[],
  asked: readonly string[],
): readonly PickedOutcome[] {
  const all = new Map(
    markets.flatMap((market) =>
      market.outcomes.map((outcome) => [outcome.id, { market, outcome }] as const),
    ),
  );
  return [...new Set(asked)]
    .flatMap((id) => all.get(id) ?? [])
    .slice(0, CUSTOM_BET_SELECTIONS.most);
}

function pickOf({ market, outcome }: PickedOutcome): CustomBetPick {
  return {
    marketId: market.id,
    specifiers: market.specifiers,
    outcomeTypeId: outcome.outcomeTypeId,
  };
}

/** The ids of the outcomes that the operator lets the bettor add; null when it does not tell. */
function compatibleOutcomes(
  filter: CalculatedFilter,
  markets: readonly Market[],
): readonly string[] | null {
  if (filter.kind !== 'compatible') return null;
  const keyOf = (pick: CustomBetPick) =>
    [pick.marketId, pick.specifiers, pick.outcomeTypeId].join('\n');
  const keys = new Set(filter.picks.map(keyOf));
  return markets.flatMap((market) =>
    market.outcomes.flatMap((outcome) =>
      keys.has(keyOf(pickOf({ market, outcome }))) ? [outcome.id] : [],
    ),
  );
}

function problemOf(price: CalculatedOdds): ShownCustomBet['problem'] {
  switch (price.kind) {
    case 'priced':
      return null;
    case 'notCompatible':
      return 'notCompatible';
    case 'notOffered':
    case 'notFound':
      return 'notOffered';
    case 'failed':
      return 'notRead';
  }
}
