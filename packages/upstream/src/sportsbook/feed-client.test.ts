import type { FeedMessage } from '@vitrine/betting/sportsbook/catalogue/feed-message';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { feedTopics } from '../contract/sportsbook/feed.ts';
import { openFeed, type FeedState, type FeedTiming } from './feed-client.ts';
import { MESSAGES } from '../test/feed-message-fixtures.ts';
import type { SessionHandle } from '../base/session.ts';
import { answerJson, hostsAt, serve } from '../test/server.ts';

const QUICK: FeedTiming = { silenceMs: 5_000, firstWaitMs: 4, longestWaitMs: 16 };

function until(holds: () => void): Promise<void> {
  return vi.waitFor(holds, { timeout: 5_000 });
}

/** Follows a topic of a real server while the work runs. */
async function follow(
  answer: (request: IncomingMessage, response: ServerResponse, count: number) => void,
  work: (heard: {
    readonly messages: readonly FeedMessage[];
    readonly states: readonly FeedState[];
    readonly skipped: readonly string[];
    readonly connections: readonly IncomingMessage[];
  }) => Promise<void>,
  { timing = {}, session }: { timing?: Partial<FeedTiming>; session?: SessionHandle } = {},
): Promise<void> {
  const messages: FeedMessage[] = [];
  const states: FeedState[] = [];
  const skipped: string[] = [];
  const connections: IncomingMessage[] = [];
  await using server = await serve((request, response) => {
    connections.push(request);
    answer(request, response, connections.length);
  });
  const controller = new AbortController();
  const common = {
    hosts: server.hosts,
    onMessage: (message: FeedMessage) => void messages.push(message),
    onState: (state: FeedState) => void states.push(state),
    onSkipped: (problem: string) => void skipped.push(problem),
    signal: controller.signal,
    now: () => 7_000,
    random: () => 0.5,
    timing: { ...QUICK, ...timing },
  };
  const feed = session
    ? openFeed({ ...common, session, topic: feedTopics.betWon, params: { userId: 'u' } })
    : openFeed({ ...common, topic: feedTopics.match, params: { id: 'sr:match:1' } });
  try {
    await work({ messages, states, skipped, connections });
  } finally {
    controller.abort();
    await feed;
  }
}

function open(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
  response.write(': welcome\n\n');
}

function event(name: string, data: unknown, id = ''): string {
  const text = typeof data === 'string' ? data : JSON.stringify(data);
  return `${id && `id: ${id}\n`}event: ${name}\ndata: ${text}\n\n`;
}

const BET_STOP = { eventId: 'sr:match:1', timestamp: 1, marketIds: null };
const STOPPED = { kind: 'betStop', eventId: 'sr:match:1', producedAt: 1, marketIds: null };

const BETTOR: SessionHandle = {
  tokens: () => Promise.resolve({ token: 'access', refreshToken: 'refresh' }),
  refresh: () => expect.fail('nothing is refreshed'),
};

describe('topics', () => {
  const id = { id: 'sr:season:7' };
  it.each([
    ['home', {}, '/home'],
    ['sport', { id: 'sr:sport:1' }, '/sport/sr:sport:1'],
    ['sportPrematch', { id: 'sr:sport:1' }, '/sport/sr:sport:1/prematch'],
    ['match', { id: 'sr:stage:9' }, '/match/sr:stage:9'],
    ['matches', { ids: 'sr:match:1&bg:match:2' }, '/matches/sr:match:1&bg:match:2'],
    ['season', id, '/season/sr:season:7'],
    ['tournament', { id: 'sr:tournament:325' }, '/tournament/sr:tournament:325'],
    ['betWon', { userId: 'u-1' }, '/betwon/u-1'],
  ] as const)('FEED-01 %s opens its stream at %j: %s', async (name, params, path) => {
    const asked: string[] = [];
    const closing = new AbortController();
    await using server = await serve((request, response) => {
      asked.push(`${request.headers.authorization} ${request.headers.accept} ${request.url}`);
      open(response);
    });
    await openFeed({
      hosts: server.hosts,
      topic: feedTopics[name] as typeof feedTopics.match,
      params: params as { id: string },
      session: BETTOR,
      onMessage: () => undefined,
      onState: ({ kind }) => kind === 'open' && closing.abort(),
      onSkipped: () => undefined,
      signal: closing.signal,
      now: () => 0,
      random: () => 0,
    });
    const bearer = name === 'betWon' ? 'Bearer access' : 'undefined';
    expect(asked).toEqual([`${bearer} text/event-stream /feedGate${path}`]);
  });

  it('FEED-01 are these eight', () => {
    expect(Object.keys(feedTopics)).toHaveLength(8);
  });

  it('FEED-01 a topic is one segment of the path, whatever its id holds', async () => {
    const feed = openFeed({
      hosts: hostsAt('http://127.0.0.1'),
      topic: feedTopics.match,
      params: { id: '..' },
      onMessage: () => undefined,
      onState: () => undefined,
      onSkipped: () => undefined,
      signal: new AbortController().signal,
      now: () => 0,
      random: () => 0,
    });
    await expect(feed).rejects.toThrow(RangeError);
  });
});

describe('feed', () => {
  it('FEED-02 gives each message of the specification as its member of the union', async () => {
    await follow(
      (_, response) => {
        open(response);
        for (const [name, wire] of MESSAGES) response.write(event(name, wire));
      },
      async ({ messages, skipped }) => {
        await until(() => expect(messages).toHaveLength(MESSAGES.length));
        expect(messages.map(({ kind }) => kind)).toEqual(MESSAGES.map(([name]) => name));
        expect(skipped).toEqual([]);
      },
    );
  });

  it('FEED-02 gives each message as it comes, however the bytes are cut', async () => {
    await follow(
      (request, response) => {
        expect(request.url).toBe('/feedGate/match/sr:match:1');
        expect(request.headers.accept).toBe('text/event-stream');
        open(response);
        const score = { homeScore: 1, awayScore: 0, status: 1, matchStatusDescription: '2º tempo' };
        const bytes = Buffer.from(
          event('betStop', BET_STOP) +
            event('matchState', { eventId: 'sr:match:1', timestamp: 2, ...score }),
        );
        const cut = bytes.indexOf('º'.charCodeAt(0));
        response.write(bytes.subarray(0, cut), () => response.write(bytes.subarray(cut)));
      },
      async ({ messages }) => {
        await until(() => expect(messages).toHaveLength(2));
        expect(messages).toEqual([
          STOPPED,
          {
            kind: 'matchState',
            eventId: 'sr:match:1',
            status: 'live',
            statusText: '2º tempo',
            homeScore: 1,
            awayScore: 0,
            statistics: null,
          },
        ]);
      },
    );
  });

  it('FEED-02 skips and tells what it cannot read, and goes on', async () => {
    await follow(
      (_, response) => {
        open(response);
        response.write(event('weather', {}));
        response.write(event('betStop', { ...BET_STOP, marketIds: [7, {}] }));
        response.write(event('betStop', 'not json'));
        response.write('data: {}\n\n');
        response.write(event('betStop', BET_STOP));
      },
      async ({ messages, skipped, connections }) => {
        await until(() => expect(messages).toEqual([STOPPED]));
        expect(skipped).toEqual([
          'feed.match: unknown message weather',
          'feed.match: betStop marketIds[1]: expected string, received object',
          expect.stringContaining('feed.match: betStop : expected JSON'),
          'feed.match: unknown message message',
        ]);
        expect(connections).toHaveLength(1);
      },
    );
  });

  it('connects again after the connection ended, from the last event id', async () => {
    await follow(
      (_, response, count) => {
        open(response);
        response.write(event('betStop', BET_STOP, `42-${count}`));
        if (count < 3) response.end();
      },
      async ({ messages, connections, states }) => {
        await until(() => expect(messages).toHaveLength(3));
        expect(connections.map(({ headers }) => headers['last-event-id'])).toEqual([
          undefined,
          '42-1',
          '42-2',
        ]);
        const ended = { kind: 'lost', reason: 'ended', retryInMs: 3 };
        expect(states).toEqual([
          { kind: 'open' },
          ended,
          { kind: 'open' },
          ended,
          { kind: 'open' },
        ]);
      },
    );
  });

  it('waits longer after each failure, up to a limit', async () => {
    await follow(
      (_, response, count) => {
        if (count === 1) answerJson(response, {}, 503);
        else if (count === 2) response.destroy();
        else if (count < 6) answerJson(response, {});
        else open(response);
      },
      async ({ states }) => {
        await until(() => expect(states.at(-1)).toEqual({ kind: 'open' }));
        expect(states.slice(0, -1)).toMatchObject([
          { retryInMs: 3, reason: 'answered 503 with application/json' },
          { retryInMs: 6 },
          { retryInMs: 12, reason: 'answered 200 with application/json' },
          { retryInMs: 12 },
          { retryInMs: 12 },
        ]);
      },
    );
  });

  it('waits as long as the operator asks for, up to a limit', async () => {
    await follow(
      (_, response, count) => {
        if (count === 1) {
          response.setHeader('retry-after', '1');
          answerJson(response, {}, 503);
        } else {
          open(response);
          response.end(`retry: ${count * 5}\n\n`);
        }
      },
      async ({ states }) => {
        const waits = () => states.flatMap((state) => (state.kind === 'lost' ? [state] : []));
        await until(() => expect(waits().length).toBeGreaterThanOrEqual(4));
        expect(waits().slice(0, 4)).toMatchObject([
          { retryInMs: 17 },
          { retryInMs: 11 },
          { retryInMs: 16 },
          { retryInMs: 17 },
        ]);
      },
    );
  });

  it('continues from no id that fits no header', async () => {
    await follow(
      (_, response, count) => {
        open(response);
        response.write(event('betStop', BET_STOP, count === 1 ? 'não' : `${count}`));
        response.end();
      },
      async ({ connections }) => {
        await until(() => expect(connections.length).toBeGreaterThanOrEqual(3));
        const ids = connections.map(({ headers }) => headers['last-event-id']);
        expect(ids.slice(0, 3)).toEqual([undefined, undefined, '2']);
      },
    );
  });

  it('ends a connection whose one event has no end', async () => {
    await follow(
      (_, response, count) => {
        open(response);
        if (count === 1) {
          const more = () => {
            if (!response.destroyed) response.write(`data: ${'x'.repeat(262_144)}\n`, more);
          };
          more();
        } else response.write(event('betStop', BET_STOP));
      },
      async ({ messages, states }) => {
        await until(() => expect(messages).toEqual([STOPPED]));
        expect(states[1]).toMatchObject({ kind: 'lost' });
      },
    );
  });

  it('takes a session that does not answer for a dead connection', async () => {
    let asked = 0;
    const session: SessionHandle = {
      tokens: () => {
        asked += 1;
        return asked === 1 ? new Promise(() => undefined) : BETTOR.tokens();
      },
      refresh: BETTOR.refresh,
    };
    await follow(
      (_, response) => open(response),
      async ({ states }) => {
        await until(() => expect(states.at(-1)).toEqual({ kind: 'open' }));
        expect(states[0]).toMatchObject({ kind: 'lost', reason: 'nothing heard for 100 ms' });
      },
      { session, timing: { silenceMs: 100 } },
    );
  });

  it('takes a connection that fell silent for dead, and one with heartbeats for alive', async () => {
    await follow(
      (_, response, count) => {
        open(response);
        if (count === 1) return;
        const heartbeat = setInterval(() => response.write(': still here\n\n'), 20);
        response.on('close', () => clearInterval(heartbeat));
        setTimeout(() => response.write(event('betStop', BET_STOP)), 2_000);
      },
      async ({ messages, states, connections }) => {
        await until(() => expect(messages).toEqual([STOPPED]));
        expect(states[1]).toMatchObject({ kind: 'lost', reason: 'nothing heard for 1000 ms' });
        expect(connections).toHaveLength(2);
      },
      { timing: { silenceMs: 1_000 } },
    );
  });

  it('ends the connection when the signal aborts', async () => {
    let isClosed = false;
    await follow(
      (_, response) => {
        open(response);
        response.on('close', () => {
          isClosed = true;
        });
      },
      ({ states }) => until(() => expect(states).toEqual([{ kind: 'open' }])),
    );
    await until(() => expect(isClosed).toBe(true));
  });

  it('follows a topic of a bettor with the bettor’s token, refreshed once on a 401', async () => {
    let tokens = { token: 'old', refreshToken: 'r' };
    const session: SessionHandle = {
      tokens: () => Promise.resolve(tokens),
      refresh: () => {
        tokens = { token: 'new', refreshToken: 'r' };
        return Promise.resolve(tokens);
      },
    };
    await follow(
      (request, response) => {
        if (request.headers.authorization !== 'Bearer new') return answerJson(response, {}, 401);
        open(response);
      },
      async ({ states, connections }) => {
        await until(() => expect(states).toEqual([{ kind: 'open' }]));
        expect(connections.map(({ url }) => url)).toEqual([
          '/feedGate/betwon/u',
          '/feedGate/betwon/u',
        ]);
      },
      { session },
    );
  });

  it('gives up a topic whose session has ended', async () => {
    const session: SessionHandle = {
      tokens: () => Promise.resolve(null),
      refresh: () => expect.fail('there is nothing to refresh'),
    };
    await follow(
      (_, response) => open(response),
      async ({ states, connections }) => {
        await until(() =>
          expect(states).toEqual([{ kind: 'ended', reason: 'feed.betWon needs a session' }]),
        );
        expect(connections).toHaveLength(0);
      },
      { session },
    );
  });
});
