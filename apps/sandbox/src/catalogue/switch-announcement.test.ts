import type { FeedMessage } from '@vitrine/betting/sportsbook/catalogue/feed-message';
import type { HostAddresses } from '@vitrine/upstream/base/address';
import { HOSTS } from '@vitrine/upstream/base/hosts';
import { feedTopics } from '@vitrine/upstream/contract/sportsbook/feed';
import { openFeed } from '@vitrine/upstream/sportsbook/feed-client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { parseConfig } from '../config.ts';
import { HOST_PREFIXES } from '../implement.ts';
import { startServer, type RunningServer } from '../server.ts';

let server: RunningServer;
let base: string;
let closing: AbortController;
beforeEach(async () => {
  server = await startServer(parseConfig({ SANDBOX_DATA: ':memory:', SANDBOX_PORT: '0' }));
  base = `http://localhost:${server.port}`;
  closing = new AbortController();
});
afterEach(async () => {
  closing.abort();
  await server.stop();
});

/** Follows the live list and waits for messages on it. */
function followHome() {
  const heard: FeedMessage[] = [];
  let look: () => void = () => undefined;
  void openFeed({
    hosts: Object.fromEntries(
      HOSTS.map((host) => [host, base + HOST_PREFIXES[host]]),
    ) as HostAddresses,
    topic: feedTopics.home,
    signal: closing.signal,
    now: Date.now,
    random: () => 0.5,
    onState: () => undefined,
    onSkipped: (problem) => expect.fail(problem),
    onMessage(message) {
      heard.push(message);
      look();
    },
  });
  return (wanted: (message: FeedMessage) => boolean): Promise<FeedMessage> =>
    new Promise((resolve) => {
      look = () => {
        const found = heard.find(wanted);
        if (found) resolve(found);
      };
      look();
    });
}

it('a switched match leaves the live list, and the other provider’s comes', async () => {
  const { offeredByBoth } = (await (await fetch(`${base}/sandbox/catalogue`)).json()) as {
    offeredByBoth: [string, string][];
  };
  const { data } = (await (await fetch(`${base}/front-back/live-matches`)).json()) as {
    data: { id: string }[];
  };
  const live = new Set(data.map(({ id }) => id));
  const [eventId = '', other = ''] = offeredByBoth.find(([id]) => live.has(id)) ?? [];
  const until = followHome();
  await until((message) => message.kind === 'oddsChange' && message.eventId === eventId);

  await fetch(`${base}/sandbox/catalogue/switch`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ eventId, show: false, replace: other }),
  });
  const left = await until((message) => message.kind === 'switchEvent' && !message.isShown);
  expect(left).toEqual({ kind: 'switchEvent', eventId, isShown: false, replacedBy: other });
  const came = await until(
    (message) => message.kind === 'fixtureChange' && message.event.id === other,
  );
  expect(came).toMatchObject({ reason: 'added', event: { provider: 'two', status: 'live' } });
});
