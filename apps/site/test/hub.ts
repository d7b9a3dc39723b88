import { createUpstreamClient } from '@vitrine/upstream/base/client';
import { createTestSchedule, type TestSchedule } from '@vitrine/upstream/test/schedule';
import { type Logger, pino } from 'pino';
import { vi } from 'vitest';
import type { LiveFrame } from '../app/live/live-types.ts';
import { createFeedHub, type FeedHub } from '../server/feed/feed-hub.ts';
import type { FeedRelay } from '../server/feed/relay/feed-relay.ts';
import { parseTopics } from '../server/feed/topic.ts';
import type { FakeOperator } from './fake-operator.ts';

/** What a browser hears of some topics. */
export interface Listener {
  readonly frames: readonly LiveFrame[];
  /** All frames as one, the last of each kind of news. */
  merged(): LiveFrame;
  stop(): void;
}

/** A feed hub before an operator, with the time in the test's hands. */
export interface TestHub {
  readonly hub: FeedHub;
  /** Epoch milliseconds, with what the test let pass. */
  readonly now: () => number;
  /** The time of what is asked at a steady rhythm. */
  readonly schedule: TestSchedule;
  /** Lets time pass for the hub's sums, and calls it as the server's timer would. */
  pass(milliseconds: number): void;
  listen(topics: string, since?: string, address?: string): Listener;
}

/** What comes over the network is awaited, for at most 10 s. */
export function until(holds: () => void | Promise<void>): Promise<void> {
  return vi.waitFor(holds, { timeout: 10_000 });
}

interface HubOptions {
  readonly log?: Logger;
  readonly relay?: FeedRelay;
  /** The brand's own sports whose live events may be blocked. */
  readonly visibilitySportIds?: readonly string[];
}

/** Opens a hub that leaves out the tournament `sr:tournament:9`; it starts by itself. */
export function openTestHub(
  operator: FakeOperator,
  { log = pino({ level: 'silent' }), relay, visibilitySportIds = [] }: HubOptions = {},
): TestHub {
  let passed = 0;
  const now = () => Date.now() + passed;
  const schedule = createTestSchedule();
  const hub = createFeedHub({
    upstream: createUpstreamClient({ hosts: operator.hosts, now }),
    hosts: operator.hosts,
    log,
    now,
    random: () => 0.5,
    epoch: 'test',
    schedule: schedule.schedule,
    excludedTournamentIds: new Set(['sr:tournament:9']),
    visibilitySportIds,
    labelLanguage: 'pt-BR',
    startsSoon: (minutes) => `Em ${minutes} min`,
    feedTiming: { firstWaitMs: 10, longestWaitMs: 20 },
    relay,
  });
  return {
    hub,
    now,
    schedule,
    pass(milliseconds) {
      passed += milliseconds;
      hub.maintain();
    },
    listen(topics, since = hub.version(), address = '203.0.113.1') {
      const frames: LiveFrame[] = [];
      const send = (encoded: Buffer) => {
        frames.push(JSON.parse(/^data: (.*)$/m.exec(encoded.toString())?.[1] ?? '') as LiveFrame);
      };
      const stop = hub.subscribe(parseTopics(topics) ?? [], { since, address, send });
      return { frames, stop, merged: () => Object.assign({}, ...frames) as LiveFrame };
    },
  };
}
