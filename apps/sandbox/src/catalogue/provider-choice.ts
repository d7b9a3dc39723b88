import type { Provider } from '@vitrine/betting/sportsbook/event';
import type { Database } from '../storage/database.ts';
import { otherProvidersId } from '../world/competitions/counterpart.ts';
import type { Fixture } from '../world/competitions/fixtures.ts';

/** One line of the provider switch. Source: 2§3. */
export interface SwitchEntry {
  readonly eventId: string;
  readonly show: boolean;
  /** The other provider's event, when that one is shown. */
  readonly replace: string | null;
}

/** Whose match is shown where both providers offer it. It outlives the process. */
export interface ProviderChoice {
  /** The provider whose match is shown; null for nobody's. By default that of the provider who offers it first. */
  of(fixture: Fixture): Provider | null;
  choose(fixture: Fixture, provider: Provider | null): void;
  /** Back to the default. */
  forget(eventId: string): void;
  /** Whether this provider's match is the one that is shown. */
  isShown(fixture: Fixture): boolean;
  /**
   * What the switch says of a match: an entry for every event of provider two, which must be shown
   * explicitly, and for its counterpart; else only where the default was left. Source: 2§5.
   */
  entriesOf(fixture: Fixture): readonly SwitchEntry[];
  /** Rises with each choice. */
  version(): number;
}

interface Row {
  readonly eventId: string;
  readonly provider: Provider | null;
}

/** The id under which both providers' events are one match: that of the first one. */
function matchIdOf({ id, provider, counterpartId }: Fixture): string {
  return provider === 'two' && counterpartId !== null ? counterpartId : id;
}

/** Who offers a match first, or alone. */
function firstProviderOf({ provider, counterpartId }: Fixture): Provider {
  return counterpartId === null ? provider : 'one';
}

export function createProviderChoice(database: Database): ProviderChoice {
  const upsert = database.prepare(
    `INSERT INTO provider_choice (event_id, provider) VALUES (?, ?)
     ON CONFLICT (event_id) DO UPDATE SET provider = excluded.provider`,
  );
  const remove = database.prepare('DELETE FROM provider_choice WHERE event_id = ?');
  const rows = database
    .prepare('SELECT event_id AS eventId, provider FROM provider_choice')
    .all() as unknown as readonly Row[];
  const chosen = new Map(rows.map(({ eventId, provider }) => [eventId, provider]));
  let version = 0;

  function of(fixture: Fixture): Provider | null {
    const choice = chosen.get(matchIdOf(fixture));
    return choice === undefined ? firstProviderOf(fixture) : choice;
  }

  return {
    of,
    choose(fixture, provider) {
      const matchId = matchIdOf(fixture);
      upsert.run(matchId, provider);
      chosen.set(matchId, provider);
      version += 1;
    },
    forget(eventId) {
      for (const matchId of [eventId, otherProvidersId(eventId)]) {
        remove.run(matchId);
        chosen.delete(matchId);
      }
      version += 1;
    },
    version: () => version,
    isShown: (fixture) => of(fixture) === fixture.provider,
    entriesOf(fixture) {
      const { provider, counterpartId } = fixture;
      const shown = of(fixture);
      const isDefault = shown === firstProviderOf(fixture);
      if (counterpartId === null && provider === 'one' && isDefault) return [];
      const entry = (eventId: string, owner: Provider, other: string | null): SwitchEntry => ({
        eventId,
        show: shown === owner,
        replace: shown === null || shown === owner ? null : other,
      });
      const own = entry(fixture.id, provider, counterpartId);
      if (counterpartId === null) return [own];
      return [own, entry(counterpartId, provider === 'one' ? 'two' : 'one', fixture.id)];
    },
  };
}
