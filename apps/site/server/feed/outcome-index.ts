import type { OutcomeInEvent } from '@vitrine/betting/bet-slip/selection';
import type { CatalogueChange } from '@vitrine/betting/sportsbook/catalogue/catalogue-change';
import {
  eventOf,
  eventsOf,
  type LiveCatalogue,
} from '@vitrine/betting/sportsbook/catalogue/live-catalogue';

/** Finds outcomes in a catalogue by id without searching all its events. */
export interface OutcomeIndex {
  find(outcomeId: string): OutcomeInEvent | null;
  /** Has to hear of every change, since some move outcomes. */
  noteChanges(changes: readonly CatalogueChange[]): void;
}

const MOVES = new Set<CatalogueChange['kind']>(['eventAdded', 'eventRemoved', 'structure']);

export function outcomeIndex(catalogue: () => LiveCatalogue): OutcomeIndex {
  let eventIds: ReadonlyMap<string, string> | null = null;

  function indexed(): ReadonlyMap<string, string> {
    eventIds ??= new Map(
      eventsOf(catalogue()).flatMap(({ id: eventId, markets }) =>
        markets.flatMap(({ outcomes }) => outcomes.map(({ id }) => [id, eventId] as const)),
      ),
    );
    return eventIds;
  }

  return {
    find(outcomeId) {
      const eventId = indexed().get(outcomeId);
      const event = eventId === undefined ? undefined : eventOf(catalogue(), eventId);
      for (const market of event?.markets ?? []) {
        const outcome = market.outcomes.find(({ id }) => id === outcomeId);
        if (event && outcome) return { event, market, outcome };
      }
      return null;
    },
    noteChanges(changes) {
      if (changes.some(({ kind }) => MOVES.has(kind))) eventIds = null;
    },
  };
}
