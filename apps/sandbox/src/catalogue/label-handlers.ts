import type { Provider } from '@vitrine/betting/sportsbook/event';
import {
  labels,
  NO_SPECIFIERS,
  providerTwoLabels,
} from '@vitrine/upstream/contract/sportsbook/labels';
import type { Language } from '../country.ts';
import type { Implementation } from '../implement.ts';
import { Refusal } from '../refusal.ts';
import type { EventOffer } from '../world/offer/event-offer.ts';
import { createLabels, type Labels } from '../world/offer/labels.ts';
import { marketPlans } from '../world/offer/market-plan.ts';
import type { MatchNow } from '../world/match/match-now.ts';
import type { World } from '../world/world.ts';

const NAMES: Readonly<Record<Language, Labels>> = {
  'pt-BR': createLabels('pt-BR'),
  es: createLabels('es'),
};

/** A market that has names, and how each of its outcomes is called. */
interface NamedMarket {
  readonly typeId: string;
  readonly specifiers: string;
  /** Undefined for an outcome the market does not have. */
  outcomeName(outcomeTypeId: string, names: Labels): string | undefined;
}

/** The content labels: names in both languages, whatever the country. Source: 2§7. */
export function implementLabels(
  { implement }: Implementation,
  { world }: { readonly world: World },
): void {
  function marketOf(
    eventId: string,
    provider: Provider,
    typeId: string,
    specifier: string,
  ): NamedMarket {
    const event = world.offer(eventId);
    if (!event?.isListed || event.provider !== provider) throw missing();
    const match = world.match(eventId);
    const market = (match ? marketsOfMatch(match) : marketsOfOffer(event)).find(
      (candidate) => candidate.typeId === typeId && candidate.specifiers === textOf(specifier),
    );
    if (!market) throw missing();
    return market;
  }

  implement(labels.market, ({ params }) => {
    const market = marketOf(params.event, 'one', params.type, params.specifier);
    return named(NAMES[params.lang].market(market.typeId, market.specifiers));
  });

  implement(labels.outcome, ({ params }) => {
    const market = marketOf(params.event, 'one', params.type, params.specifier);
    return named(market.outcomeName(params.outcome, NAMES[params.lang]));
  });

  implement(providerTwoLabels.market, ({ params }) => {
    const specifiers = textOf(params.specifiers);
    const names = NAMES[params.lang];
    return named(
      names.isMarket(params.type, specifiers) ? names.market(params.type, specifiers) : undefined,
    );
  });

  implement(providerTwoLabels.outcome, ({ params }) => {
    const [eventId = '', typeId = '', specifiers, outcomeTypeId = ''] = params.id.split('/');
    if (specifiers !== textOf(params.specifiers)) throw missing();
    const market = marketOf(eventId, 'two', typeId, params.specifiers);
    return named(market.outcomeName(outcomeTypeId, NAMES[params.lang]));
  });
}

/** The markets drawn for a match, offered now or not. */
function marketsOfMatch({ fixture }: MatchNow): readonly NamedMarket[] {
  return marketPlans(fixture).map(({ typeId, specifiers, outcomeTypeIds }) => ({
    typeId,
    specifiers,
    outcomeName: (outcomeTypeId, names) =>
      outcomeTypeIds.includes(outcomeTypeId)
        ? names.outcome(fixture, specifiers, outcomeTypeId)
        : undefined,
  }));
}

/** The markets of a stage or season, while offered; who contests them has one name everywhere. */
function marketsOfOffer({ markets }: EventOffer): readonly NamedMarket[] {
  return markets.map(({ typeId, specifiers, outcomes }) => ({
    typeId,
    specifiers,
    outcomeName: (outcomeTypeId) =>
      outcomes.find((outcome) => outcome.typeId === outcomeTypeId)?.name,
  }));
}

function textOf(specifier: string): string {
  return specifier === NO_SPECIFIERS ? '' : specifier;
}

function named(name: string | undefined) {
  if (name === undefined) throw missing();
  return { data: { name } };
}

function missing(): Refusal {
  return new Refusal(404, 'LABEL_WAS_NOT_FOUND', 'There is no such label');
}
