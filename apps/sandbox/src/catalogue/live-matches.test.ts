import type { MatchEvent } from '@vitrine/betting/sportsbook/event';
import { readEnabledMatches } from '@vitrine/upstream/sportsbook/enabled-matches';
import {
  readEndedMatches,
  readHiddenEvents,
  readLiveMatch,
  readLiveMatches,
  readPrematch,
  readVisibility,
} from '@vitrine/upstream/sportsbook/front-back';
import { readStreaming, StreamingNotAvailable } from '@vitrine/upstream/sportsbook/streaming';
import type { UpstreamClient } from '@vitrine/upstream/base/client';
import { beforeEach, describe, expect, it } from 'vitest';
import { clientOf } from '../test/client.ts';
import { openTestPlatform, type TestPlatform } from '../test/platform.ts';

const SOCCER = 'sr:sport:1';

let test: TestPlatform;
let client: UpstreamClient;
beforeEach(async () => {
  test = await openTestPlatform();
  client = clientOf(test);
});

async function order(path: string, body: unknown): Promise<void> {
  expect((await test.call('POST', `/sandbox/catalogue/${path}`, { body })).status).toBe(204);
}

async function firstLive(): Promise<MatchEvent> {
  const [event] = await readLiveMatches(client, test);
  if (!event) throw new Error('Nothing is live');
  return event;
}

describe('the front-back API', () => {
  it('CAT-33 lists matches that ended a short time ago from its first moment on', async () => {
    const ended = (await readEndedMatches(client, test)) ?? [];
    expect(ended.length).toBeGreaterThan(0);
    const live = new Set((await readLiveMatches(client, test)).map(({ id }) => id));
    for (const match of ended) {
      expect(match).toMatchObject({ status: 'ended', markets: [], clock: null });
      expect(live.has(match.id)).toBe(false);
    }
  });

  it('CAT-16 sends every market of a live event to a desktop, the main ones to a mobile', async () => {
    const { id } = await firstLive();
    const desktop = await readLiveMatch(client, { eventId: id, device: 'desktop' }, test);
    const mobile = await readLiveMatch(client, { eventId: id, device: 'mobile' }, test);
    expect(desktop?.markets.length).toBe(desktop?.marketCount);
    expect(mobile?.markets.length).toBeLessThan(desktop?.markets.length ?? 0);
    const [upcoming] = await readPrematch(client, SOCCER, test);
    const notLive = { eventId: upcoming?.id ?? '', device: 'mobile' } as const;
    expect(await readLiveMatch(client, notLive, test)).toBeNull();
  });

  it('CAT-16 names the hidden events of a sport, which its list still holds', async () => {
    const [event] = await readPrematch(client, SOCCER, test);
    const eventId = event?.id ?? '';
    expect(await readHiddenEvents(client, SOCCER)).toEqual(new Set());
    await order('hide', { eventId });
    expect(await readHiddenEvents(client, SOCCER)).toEqual(new Set([eventId]));
    expect(await readHiddenEvents(client, 'sr:sport:2')).toEqual(new Set());
    const listed = await readPrematch(client, SOCCER, test);
    expect(listed.map(({ id }) => id)).toContain(eventId);
    await order('hide', { eventId, hidden: false });
    expect(await readHiddenEvents(client, SOCCER)).toEqual(new Set());
  });

  it('CAT-16 says of each event whether it may be shown', async () => {
    const { id: eventId } = await firstLive();
    expect(await readVisibility(client, eventId)).toEqual({ timeType: 'live', isHidden: false });
    await order('visibility', { eventId, visibility: 'Hidden' });
    expect(await readVisibility(client, eventId)).toEqual({ timeType: 'live', isHidden: true });
    const [upcoming] = await readPrematch(client, SOCCER, test);
    expect(await readVisibility(client, upcoming?.id ?? '')).toEqual({
      timeType: 'prematch',
      isHidden: false,
    });
    expect((await test.call('GET', '/front-back/visibility/sr:match:404')).status).toBe(404);
  });

  it('CAT-16 streams a video of a live event where it has one', async () => {
    const { id: eventId } = await firstLive();
    await order('streaming', { eventId, isAvailable: true });
    expect((await firstLive()).hasStreaming).toBe(true);
    const { pathname } = await readStreaming(client, eventId);
    const picture = await test.call('GET', pathname);
    expect(picture.status).toBe(200);
    // The name of WebM stands in the head of its files.
    expect(picture.text).toContain('webm');

    await order('streaming', { eventId, isAvailable: false });
    expect((await firstLive()).hasStreaming).toBe(false);
    await expect(readStreaming(client, eventId)).rejects.toThrow(StreamingNotAvailable);
    expect((await test.call('GET', pathname)).status).toBe(404);
  });

  it('streams some of the live events by itself, and none before its start', async () => {
    const live = await readLiveMatches(client, test);
    const streamed = live.filter(({ hasStreaming }) => hasStreaming).length;
    expect(streamed).toBeGreaterThan(0);
    expect(streamed).toBeLessThan(live.length);
    const upcoming = await readPrematch(client, SOCCER, test);
    expect(upcoming.some(({ hasStreaming }) => hasStreaming)).toBe(false);
  });

  it('FEED-09 tells the soccer matches that are shown and those in place of others', async () => {
    const soccer = [
      ...(await readLiveMatches(client, test)).filter(({ sportId }) => sportId === SOCCER),
      ...(await readPrematch(client, SOCCER, test)),
    ];
    const { enabled, replacements } = await readEnabledMatches(client);
    expect(enabled).toEqual(new Set(soccer.map(({ id }) => id)));
    expect(replacements.size).toBeGreaterThan(0);
    for (const [eventId, replacement] of replacements) {
      expect(enabled.has(eventId)).toBe(false);
      expect(enabled.has(replacement)).toBe(true);
    }
  });
});
