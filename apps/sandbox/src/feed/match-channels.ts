import type { MatchNow } from '../world/world.ts';
import type { Channel } from './feed-gate.ts';

/** Channels on which a match is listed, with its main market, in its present state. */
export function listChannels({ fixture, state }: MatchNow): readonly Channel[] {
  const tournament: Channel = `tournament/${fixture.competition.id}`;
  return state.status === 'notStarted'
    ? [`prematch/${fixture.sportId}`, tournament]
    : ['live', `sport/${fixture.sportId}`, tournament];
}

/** The channel on which a match is followed, with every market. */
export function ownChannel({ fixture }: MatchNow): Channel {
  return `match/${fixture.id}`;
}
