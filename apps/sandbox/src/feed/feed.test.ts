import { feedMessages, type FeedMessageName } from '@vitrine/upstream/contract/feed';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEMO } from '../accounts/demo-users.ts';
import { parseConfig } from '../config.ts';
import { startServer, type RunningServer } from '../server.ts';

let server: RunningServer;
let base: string;

beforeEach(async () => {
  server = await startServer(parseConfig({ SANDBOX_DATA: ':memory:', SANDBOX_PORT: '0' }));
  base = `http://localhost:${server.port}`;
});
afterEach(async () => {
  await server.stop();
});

interface Heard {
  readonly name: string;
  readonly data: {
    readonly eventId?: string;
    readonly status?: number;
    readonly markets?: readonly { readonly id: string; readonly market?: object }[];
  };
}

/** Reads a topic until a message satisfies the test; each message must fit the contract. */
async function listen(topic: string, token?: string) {
  const answer = await fetch(`${base}/feed-gate${topic}`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  const heard: Heard[] = [];
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  async function until(wanted: (message: Heard) => boolean): Promise<Heard> {
    for (;;) {
      const chunk = await reader?.read();
      if (!chunk || chunk.done) throw new Error('The stream ended');
      const frames = (rest + chunk.value).split('\n\n');
      rest = frames.pop() ?? '';
      for (const frame of frames.filter((text) => text.startsWith('event: '))) {
        const name = /^event: (\w+)$/m.exec(frame)?.[1] as FeedMessageName;
        const data = feedMessages[name].parse(JSON.parse(/^data: (.+)$/m.exec(frame)?.[1] ?? ''));
        heard.push({ name, data: data as Heard['data'] });
      }
      const found = heard.find(wanted);
      if (found) return found;
    }
  }
  return { status: answer.status, heard, until };
}

async function post(path: string, body: unknown, token?: string) {
  return fetch(base + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(body),
  });
}

describe('feed gate', () => {
  it('greets a listener with states and odds, then tells what changes', async () => {
    const home = await listen('/home');
    await home.until(({ name }) => name === 'oddsChange');
    expect(home.heard.map(({ name }) => name)).toContain('feedStatus');
    await post('/sandbox/world/advance', { seconds: 1800 });
    await home.until(({ name }) => name === 'fixtureChange');
    await home.until(({ name }) => name === 'betStop');
    await home.until(({ name }) => name === 'liveTime');
  });

  it('tells on a match topic that a market is held and released', async () => {
    const { data } = (await (await fetch(`${base}/front-back/prematch/sr:sport:1`)).json()) as {
      data: { id: string; mainMarket: string }[];
    };
    const { id = '', mainMarket = '' } = data.at(-1) ?? {};
    const match = await listen(`/match/${id}`);
    await match.until(({ name }) => name === 'oddsChange');
    await post('/sandbox/world/suspend', { marketId: mainMarket, seconds: 0.4 });
    const statusOf = (status: number) => (message: Heard) =>
      message.name === 'oddsChange' &&
      JSON.stringify(message.data).includes(`{"id":"${mainMarket}","status":${status}`);
    await match.until(statusOf(-1));
    match.heard.length = 0;
    await match.until(statusOf(1));
  });

  it('FEED-02 tells a market whole when a goal makes it new to a followed match', async () => {
    const { data } = (await (await fetch(`${base}/front-back/prematch/sr:sport:1`)).json()) as {
      data: { id: string }[];
    };
    const ends = data.map(async ({ id }) => {
      const answer = await fetch(`${base}/sandbox/world/forecast/${id}`);
      return { id, ...((await answer.json()) as { home: number; away: number }) };
    });
    const { id = '' } = (await Promise.all(ends)).find(({ home, away }) => home + away >= 4) ?? {};
    const match = await listen(`/match/${id}`);
    const line = `${id}/18/total=5.5`;
    const lineOf = ({ data: { markets } }: Heard) => markets?.find((market) => market.id === line);
    const greeting = await match.until(({ name }) => name === 'oddsChange');
    expect(lineOf(greeting)).toBeUndefined();
    const news = match.until((message) => lineOf(message) !== undefined);
    await post('/sandbox/world/advance', { seconds: 6 * 3600 });
    expect(lineOf(await news)).toMatchObject({
      market: { id: line, marketTypeId: '18', specifiers: 'total=5.5', outcomes: [{}, {}] },
    });
  });

  it('cuts streams and refuses new ones while down', async () => {
    const home = await listen('/home');
    await post('/sandbox/world/feed', { up: false });
    await expect(home.until(() => false)).rejects.toThrow();
    expect((await fetch(`${base}/feed-gate/home`)).status).toBe(503);
    await post('/sandbox/world/feed', { up: true });
    expect((await listen('/home')).status).toBe(200);
  });

  it('gives the stream of a bettor to himself alone', async () => {
    const login = await post('/main/api/Session/login/', {
      ...DEMO,
      extendedSession: false,
      tokenCaptcha: 'test',
    });
    const { data } = (await login.json()) as { data: { token: string; userId: string } };
    const as = (userId: string, token?: string) => listen(`/betwon/${userId}`, token);
    expect((await as(data.userId)).status).toBe(401);
    expect((await as('somebody', data.token)).status).toBe(403);
    expect((await as(data.userId, data.token)).status).toBe(200);
  });
});
