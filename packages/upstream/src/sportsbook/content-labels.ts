import { providerOf } from '@vitrine/betting/sportsbook/event-id';
import { SOCCER } from '@vitrine/betting/sportsbook/catalogue/event-visibility';
import type { CallSettings, UpstreamClient } from '../base/client.ts';
import {
  labels,
  NO_SPECIFIERS,
  providerTwoLabels,
  type LABEL_LANGUAGES,
} from '../contract/sportsbook/labels.ts';
import { createNameCache } from './name-cache.ts';

export type LabelLanguage = (typeof LABEL_LANGUAGES)[number];

/** Names of the soccer markets that are kept. Source: 2§9. */
const SOCCER_NAMES_KEPT = 100;

/** Brazilian Portuguese for the Brazil brands, Spanish otherwise. Source: 2§7. */
export function labelLanguage(country: string): LabelLanguage {
  return country === 'BR' ? 'pt-BR' : 'es';
}

/** A market by its type. */
export interface LabelledMarket {
  readonly eventId: string;
  readonly sportId: string;
  readonly marketTypeId: string;
  /** The operator's specifier text; empty when the market has none. */
  readonly specifiers: string;
}

/** An outcome of it: by its type at provider one, by its own id at provider two. */
export interface LabelledOutcome extends LabelledMarket {
  readonly outcomeId: string;
  readonly outcomeTypeId: string;
}

/** The operator's names of markets and outcomes. A name that is missing is blank. */
export interface ContentLabels {
  market(market: LabelledMarket, settings?: CallSettings): Promise<string>;
  outcome(outcome: LabelledOutcome, settings?: CallSettings): Promise<string>;
}

/** A label that could not be had, for the log. */
export interface MissingLabel {
  /** `market` or `outcome`, and what it was asked by. */
  readonly label: string;
  readonly error: unknown;
}

export interface ContentLabelsOptions {
  readonly client: UpstreamClient;
  readonly language: LabelLanguage;
  readonly onMissing: (missing: MissingLabel) => void;
}

/**
 * Reads names by the path of the event's provider. The names of the last 100 soccer markets are
 * kept; a blank never is. Rejects with the signal's reason only. Source: 2§7, 2§8, 2§9.
 */
export function createContentLabels(options: ContentLabelsOptions): ContentLabels {
  const { client, language: lang, onMissing } = options;
  const soccerMarkets = createNameCache(SOCCER_NAMES_KEPT);

  async function nameOrBlank(
    label: string,
    read: Promise<{ readonly data: { readonly name: string } }>,
    settings: CallSettings,
  ): Promise<string> {
    try {
      return (await read).data.name;
    } catch (error) {
      if (settings.signal?.aborted) throw error;
      onMissing({ label, error });
      return '';
    }
  }

  function readMarket(market: LabelledMarket, settings: CallSettings): Promise<string> {
    const { eventId, marketTypeId: type } = market;
    const specifiers = segment(market.specifiers);
    const read =
      providerOf(eventId) === 'one'
        ? client.call(labels.market, {
            params: { lang, event: eventId, type, specifier: specifiers },
            ...settings,
          })
        : client.call(providerTwoLabels.market, {
            params: { lang, type, specifiers },
            ...settings,
          });
    return nameOrBlank(`market ${eventId} ${type} ${specifiers}`, read, settings);
  }

  return {
    async market(market, settings = {}) {
      if (market.sportId !== SOCCER) return readMarket(market, settings);
      const key = marketKey(market);
      const kept = soccerMarkets.read(key);
      if (kept !== undefined) return kept;
      const name = await readMarket(market, settings);
      if (name !== '') soccerMarkets.keep(key, name);
      return name;
    },
    outcome(outcome, settings = {}) {
      const { eventId, marketTypeId: type, outcomeTypeId, outcomeId: id } = outcome;
      const specifiers = segment(outcome.specifiers);
      const read =
        providerOf(eventId) === 'one'
          ? client.call(labels.outcome, {
              params: { lang, event: eventId, type, specifier: specifiers, outcome: outcomeTypeId },
              ...settings,
            })
          : client.call(providerTwoLabels.outcome, {
              params: { lang, id, specifiers },
              ...settings,
            });
      return nameOrBlank(`outcome ${eventId} ${id} ${specifiers}`, read, settings);
    },
  };
}

/** Provider one names a market for its event, provider two for all. */
function marketKey({ eventId, marketTypeId, specifiers }: LabelledMarket): string {
  const owner = providerOf(eventId) === 'one' ? eventId : 'all';
  return `${owner}/${marketTypeId}/${specifiers}`;
}

function segment(specifiers: string): string {
  return specifiers === '' ? NO_SPECIFIERS : specifiers;
}
