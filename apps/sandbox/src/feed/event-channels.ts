import type { EventOffer } from '../world/offer/event-offer.ts';
import type { Channel } from './feed-gate.ts';

/** What of an event decides where it is listed. */
type Listed = Pick<EventOffer, 'kind' | 'status' | 'sportId' | 'tournamentId'>;

/**
 * Channels on which an event is listed, with its main market, in its present state. A season is bet
 * on beforehand for as long as it lasts, and a race is listed on its sport's page before it starts.
 */
export function listChannels({ kind, status, sportId, tournamentId }: Listed): readonly Channel[] {
  const sport: Channel = `sport/${sportId}`;
  const prematch: Channel = `prematch/${sportId}`;
  const tournament: Channel = `tournament/${tournamentId}`;
  if (kind === 'season') return [prematch, sport, tournament];
  if (status !== 'notStarted') return ['live', sport, tournament];
  return kind === 'stage' ? [prematch, sport, tournament] : [prematch, tournament];
}

/** The channel on which an event is followed, with every market. */
export function ownChannel({ kind, id }: Pick<EventOffer, 'kind' | 'id'>): Channel {
  return kind === 'season' ? `season/${id}` : `match/${id}`;
}
