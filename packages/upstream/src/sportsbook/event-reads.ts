import type {
  EventStatus,
  Market,
  MatchEvent,
  Outcome,
  Provider,
} from '@vitrine/betting/sportsbook/event';
import type { MatchClock } from '@vitrine/betting/sportsbook/clock';
import { providerOf } from '@vitrine/betting/sportsbook/event-id';
import type { CallSettings, UpstreamClient } from '../base/client.ts';
import { eventFixture, fixtureStatus, tournamentEvents } from '../contract/sportsbook/fixtures.ts';
import { clockFromWire } from '../mappers/clock.ts';
import { eventFromWire } from '../mappers/event.ts';
import { marketFromWire, outcomeFromWire } from '../mappers/market.ts';
import { eventStatusFromWire } from '../mappers/status.ts';
import { nullWhenUnknown } from '../base/null-when-unknown.ts';

/** Settings of a read whose answer holds clocks. */
export interface EventReadSettings extends CallSettings {
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** Where a match stands, as its provider tells it. */
export interface FixtureStatus {
  readonly status: EventStatus;
  readonly statusText: string;
  readonly homeScore: number | null;
  readonly awayScore: number | null;
  readonly clock: MatchClock | null;
}

/** Provider one's events are read from v1, provider two's from v2. Source: 2§2, 2§7. */
function fixtureCalls(provider: Provider) {
  return eventFixture[provider === 'one' ? 'v1' : 'v2'];
}

/**
 * A match with its main market; null when the operator does not know it. Rejects as
 * `UpstreamClient.call`, as all reads here do. Source: 2§7.
 */
export async function readEvent(
  client: UpstreamClient,
  eventId: string,
  { now, ...settings }: EventReadSettings,
): Promise<MatchEvent | null> {
  const answer = await client
    .call(fixtureCalls(providerOf(eventId)).detail, { params: { eventId }, ...settings })
    .catch(nullWhenUnknown);
  return answer && eventFromWire(answer.data, now());
}

/** Every market of an event; null when the operator does not know it. Source: 2§7. */
export async function readMarkets(
  client: UpstreamClient,
  eventId: string,
  settings: CallSettings = {},
): Promise<readonly Market[] | null> {
  const answer = await client
    .call(fixtureCalls(providerOf(eventId)).markets, { params: { eventId }, ...settings })
    .catch(nullWhenUnknown);
  return answer && answer.data.map(marketFromWire);
}

/** The main markets of an event; null when the operator does not know it. Source: 2§7. */
export async function readPrincipalMarkets(
  client: UpstreamClient,
  eventId: string,
  settings: CallSettings = {},
): Promise<readonly Market[] | null> {
  const answer = await client
    .call(fixtureCalls(providerOf(eventId)).principalMarkets, { params: { eventId }, ...settings })
    .catch(nullWhenUnknown);
  return answer && answer.data.map(marketFromWire);
}

/** The outcomes of a market of an event; null when it is not on offer. Source: 2§7. */
export async function readOutcomes(
  client: UpstreamClient,
  { eventId, marketId }: { readonly eventId: string; readonly marketId: string },
  settings: CallSettings = {},
): Promise<readonly Outcome[] | null> {
  const answer = await client
    .call(fixtureCalls(providerOf(eventId)).outcomes, { params: { id: marketId }, ...settings })
    .catch(nullWhenUnknown);
  return answer && answer.data.map(outcomeFromWire);
}

/** The live events of one provider, shown or not, with their main market. Source: 2§7. */
export async function readLiveEvents(
  client: UpstreamClient,
  provider: Provider,
  { now, ...settings }: EventReadSettings,
): Promise<readonly MatchEvent[]> {
  const { data } = await client.call(fixtureCalls(provider).liveEvents, settings);
  return data.map((match) => eventFromWire(match, now()));
}

/** Where a match stands; null when the operator does not know it. Source: 2§7. */
export async function readFixtureStatus(
  client: UpstreamClient,
  eventId: string,
  { now, ...settings }: EventReadSettings,
): Promise<FixtureStatus | null> {
  const answer = await client
    .call(fixtureStatus, { params: { id: eventId }, ...settings })
    .catch(nullWhenUnknown);
  if (!answer) return null;
  const { status, matchStatusDescription, homeScore, awayScore, time } = answer.data;
  return {
    status: eventStatusFromWire(status),
    statusText: matchStatusDescription,
    homeScore,
    awayScore,
    clock: time && clockFromWire(time, now()),
  };
}

/**
 * The live and upcoming events of a tournament with their main market; null when the operator does
 * not know it. Source: 2§7.
 */
export async function readTournamentEvents(
  client: UpstreamClient,
  tournamentId: string,
  { now, ...settings }: EventReadSettings,
): Promise<readonly MatchEvent[] | null> {
  const answer = await client
    .call(tournamentEvents[providerOf(tournamentId)], { params: { id: tournamentId }, ...settings })
    .catch(nullWhenUnknown);
  return answer && answer.data.map((match) => eventFromWire(match, now()));
}
