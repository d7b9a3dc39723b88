import type { MatchEvent } from '@vitrine/betting/sportsbook/event';
import type { CallSettings, UpstreamClient } from '../base/client.ts';
import {
  hiddenPrematch,
  liveMatch,
  liveMatches,
  liveResults,
  prematchMatches,
  visibility,
} from '../contract/sportsbook/live-matches.ts';
import { eventFromWire } from '../mappers/event.ts';
import { nullWhenUnknown } from '../base/null-when-unknown.ts';
import type { EventReadSettings } from './event-reads.ts';

/** Whether an event may be shown, and in which of its times that was decided. Source: 2§3. */
export interface Visibility {
  readonly timeType: 'live' | 'prematch';
  readonly isHidden: boolean;
}

/** What a page is made for. */
export type DeviceType = 'mobile' | 'desktop';

const DEVICE_TYPES = { mobile: 'Mobile', desktop: 'Desktop' } as const;

/** The live events that are shown. Rejects as `UpstreamClient.call`. Source: 2§7. */
export async function readLiveMatches(
  client: UpstreamClient,
  { now, ...settings }: EventReadSettings,
): Promise<readonly MatchEvent[]> {
  const { data } = await client.call(liveMatches, settings);
  return data.map((match) => eventFromWire(match, now()));
}

/**
 * The matches that ended a short time ago; null where the operator has no such list. Rejects as
 * `UpstreamClient.call`. Source: 2§2.
 */
export async function readEndedMatches(
  client: UpstreamClient,
  { now, ...settings }: EventReadSettings,
): Promise<readonly MatchEvent[] | null> {
  const answer = await client.call(liveResults, settings).catch(nullWhenUnknown);
  return answer && answer.data.map((match) => eventFromWire(match, now()));
}

/**
 * A live event as fresh as it can be had, with the markets its device is sent; null when it is not
 * live. Rejects as `UpstreamClient.call`. Source: 2§7.
 */
export async function readLiveMatch(
  client: UpstreamClient,
  { eventId, device }: { readonly eventId: string; readonly device: DeviceType },
  { now, ...settings }: EventReadSettings,
): Promise<MatchEvent | null> {
  const query = { deviceType: DEVICE_TYPES[device], t: now() };
  const answer = await client
    .call(liveMatch, { params: { id: eventId }, query, ...settings })
    .catch(nullWhenUnknown);
  return answer && eventFromWire(answer.data, now());
}

/** The upcoming events of a sport, hidden ones too. Rejects as `UpstreamClient.call`. Source: 2§7. */
export async function readPrematch(
  client: UpstreamClient,
  sportId: string,
  { now, ...settings }: EventReadSettings,
): Promise<readonly MatchEvent[]> {
  const { data } = await client.call(prematchMatches, { params: { sport: sportId }, ...settings });
  return data.map((match) => eventFromWire(match, now()));
}

/**
 * The upcoming events of a sport that must not be shown; none when that cannot be read. Rejects with
 * the signal's reason only. Source: 2§7, 2§8.
 */
export async function readHiddenEvents(
  client: UpstreamClient,
  sportId: string,
  settings: CallSettings = {},
): Promise<ReadonlySet<string>> {
  try {
    const answer = await client.call(hiddenPrematch, { params: { sport: sportId }, ...settings });
    return new Set(answer.prematchEventsHidden);
  } catch (error) {
    if (settings.signal?.aborted) throw error;
    return new Set();
  }
}

/**
 * Whether an event may be shown; live and visible when that cannot be read. Rejects with the
 * signal's reason only. Source: 2§7, 2§8.
 */
export async function readVisibility(
  client: UpstreamClient,
  eventId: string,
  settings: CallSettings = {},
): Promise<Visibility> {
  try {
    const answer = await client.call(visibility, { params: { id: eventId }, ...settings });
    return {
      timeType: answer.timeType === 'Live' ? 'live' : 'prematch',
      isHidden: answer.visibility === 'Hidden',
    };
  } catch (error) {
    if (settings.signal?.aborted) throw error;
    return { timeType: 'live', isHidden: false };
  }
}
