import { feedMessages, type FeedMessageName } from '@vitrine/upstream/contract/sportsbook/feed';
import { DEMO } from '../accounts/demo-users.ts';
import { parseConfig } from '../config.ts';
import { startServer } from '../server.ts';

/** A message as it was heard, parsed by the contract. */
export interface Heard {
  readonly name: string;
  readonly data: {
    readonly statistics?: { readonly corners?: unknown } | null;
    readonly eventId?: string;
    readonly status?: number;
    readonly up?: boolean;
    readonly matchStatusDescription?: string;
    readonly markets?: readonly { readonly id: string; readonly market?: object }[];
  };
}

/** A match of a list, as far as tests look at it. */
export interface ListedMatch {
  readonly id: string;
  readonly sportId: string;
  readonly producerId: number;
  readonly homeScore: number | null;
  readonly mainMarket: string;
  readonly markets: readonly {
    readonly id: string;
    readonly name: string;
    readonly outcomes: readonly {
      readonly id: string;
      readonly outcomeId: string;
      readonly name: string;
      readonly odds: number;
    }[];
  }[];
}

/** A topic that is listened to. */
export interface Listener {
  readonly status: number;
  readonly heard: Heard[];
  /** Reads on until a message satisfies the test; each message must fit the contract. */
  until(wanted: (message: Heard) => boolean): Promise<Heard>;
}

/** A served platform whose feed is listened to. */
export interface TestFeed {
  get(path: string): Promise<unknown>;
  post(path: string, body: unknown, token?: string): Promise<Response>;
  listen(topic: string, token?: string): Promise<Listener>;
  /** Opens a topic, waits for its greeting to be over, and forgets it. */
  listenAfterGreeting(topic: string): Promise<Listener>;
  /** Matches of a list of the front-back API. */
  listed(path: string): Promise<readonly ListedMatch[]>;
  liveFootball(): Promise<ListedMatch>;
  logIn(): Promise<{ readonly token: string; readonly userId: string }>;
  stop(): Promise<void>;
}

/** Serves a platform of its own. */
export async function openTestFeed(): Promise<TestFeed> {
  const server = await startServer(parseConfig({ SANDBOX_DATA: ':memory:', SANDBOX_PORT: '0' }));
  const base = `http://localhost:${server.port}`;

  const get: TestFeed['get'] = async (path) => (await fetch(base + path)).json();

  const post: TestFeed['post'] = (path, body, token) =>
    fetch(base + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'Feed-Version': '2',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify(body),
    });

  const listen: TestFeed['listen'] = async (topic, token) => {
    const answer = await fetch(`${base}/feed-gate${topic}`, {
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
    return listenerOf(answer);
  };

  const listed: TestFeed['listed'] = async (path) =>
    ((await get(`/front-back${path}`)) as { data: ListedMatch[] }).data;

  return {
    get,
    post,
    listen,
    listed,
    async listenAfterGreeting(topic) {
      const stream = await listen(topic);
      await stream.until(({ name }) => name === 'oddsChange');
      for (const up of [false, true]) {
        stream.heard.length = 0;
        await post('/sandbox/world/producer', { producerId: 7, up });
        await stream.until(({ name, data }) => name === 'feedStatus' && data.up === up);
      }
      stream.heard.length = 0;
      return stream;
    },
    async liveFootball() {
      const live = await listed('/live-matches');
      // The one that has the longest time to go.
      const match = live.findLast(({ sportId }) => sportId === 'sr:sport:1');
      if (!match) throw new Error('No football is live');
      return match;
    },
    async logIn() {
      const login = await post('/main/api/Session/login/', {
        ...DEMO,
        extendedSession: false,
        tokenCaptcha: 'test',
      });
      return ((await login.json()) as { data: { token: string; userId: string } }).data;
    },
    stop: () => server.stop(),
  };
}

function listenerOf(answer: Response): Listener {
  const heard: Heard[] = [];
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';

  async function read(): Promise<readonly Heard[]> {
    const chunk = await reader?.read();
    if (!chunk || chunk.done) throw new Error('The stream ended');
    const frames = (rest + chunk.value).split('\n\n');
    rest = frames.pop() ?? '';
    const news = frames.filter((text) => text.startsWith('event: ')).map(messageOf);
    heard.push(...news);
    return news;
  }

  return {
    status: answer.status,
    heard,
    async until(wanted) {
      let found = heard.find(wanted);
      while (!found) found = (await read()).find(wanted);
      return found;
    },
  };
}

function messageOf(frame: string): Heard {
  const name = /^event: (\w+)$/m.exec(frame)?.[1] as FeedMessageName;
  const data = feedMessages[name].parse(JSON.parse(/^data: (.+)$/m.exec(frame)?.[1] ?? ''));
  return { name, data: data as Heard['data'] };
}
