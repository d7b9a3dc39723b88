import type { Provider } from '@vitrine/betting/sportsbook/event';
import { Refusal } from '../refusal.ts';
import type { Fixture } from '../world/competitions/fixtures.ts';
import type { MatchNow } from '../world/match/match-now.ts';
import type { World } from '../world/world.ts';
import type { ProviderChoice, SwitchEntry } from './provider-choice.ts';

/** The provider switch over the matches on offer. Source: 2§7. */
export interface ProviderSwitch {
  /** What it says of every match on offer. */
  entries(): readonly SwitchEntry[];
  /**
   * Shows an event in the place of the other provider's; with `isShown` false takes it off, and the
   * other provider's event comes in its place, if there is one. Throws the refusal of an unknown one.
   */
  replace(eventId: string, isShown: boolean): void;
  /** Shows an event, its counterpart, or neither. Throws the refusal of an unknown one. */
  set(eventId: string, shown: 'it' | 'counterpart' | 'none'): void;
  /** Gives an event back to the default; one without an entry stays as it is. */
  forget(eventId: string): void;
}

export interface ProviderSwitchOptions {
  readonly world: World;
  readonly choice: ProviderChoice;
  /** Told what the switch says now of a match it changed, after that is stored. */
  readonly onChange: (entries: readonly SwitchEntry[]) => void;
}

export function createProviderSwitch(options: ProviderSwitchOptions): ProviderSwitch {
  const { world, choice, onChange } = options;

  function known(eventId: string): MatchNow {
    const match = world.match(eventId);
    if (match?.isListed) return match;
    throw new Refusal(404, 'MATCH_WAS_NOT_FOUND', `No event ${eventId}`);
  }

  function changing({ fixture }: MatchNow, change: (fixture: Fixture) => void): void {
    const before = choice.of(fixture);
    change(fixture);
    if (choice.of(fixture) === before) return;
    const entries = choice.entriesOf(fixture);
    // The map leaves out a match that is shown by default, but those who follow it have to hear of it.
    const isBack = { eventId: fixture.id, show: true, replace: null };
    onChange(entries.length > 0 ? entries : [isBack]);
  }

  function set(eventId: string, shown: 'it' | 'counterpart' | 'none'): void {
    const match = known(eventId);
    changing(match, (fixture) => choice.choose(fixture, providerShown(fixture, shown)));
  }

  return {
    entries: () =>
      [...world.offeredBy('one'), ...providerTwosAlone(world)].flatMap(({ fixture }) =>
        choice.entriesOf(fixture),
      ),
    set,
    replace: (eventId, isShown) => set(eventId, isShown ? 'it' : 'counterpart'),
    forget(eventId) {
      const match = world.match(eventId);
      if (match) changing(match, ({ id }) => choice.forget(id));
      else choice.forget(eventId);
    },
  };
}

/** A match without a counterpart has nothing in its place. */
function providerShown(
  { provider, counterpartId }: Fixture,
  shown: 'it' | 'counterpart' | 'none',
): Provider | null {
  if (shown === 'it') return provider;
  if (shown === 'none' || counterpartId === null) return null;
  return provider === 'one' ? 'two' : 'one';
}

function providerTwosAlone(world: World): readonly MatchNow[] {
  return world.offeredBy('two').filter(({ fixture }) => fixture.counterpartId === null);
}
