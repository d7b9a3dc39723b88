import { DEMO } from '../accounts/demo-users.ts';
import { parseConfig, type Config } from '../config.ts';
import { openPlatform, type Platform } from '../platform.ts';

/** A platform for a test, under a clock the test sets. */
export interface TestPlatform {
  readonly platform: Platform;
  readonly config: Config;
  /** Moves the clock by milliseconds and looks at the world once. */
  pass(milliseconds: number): void;
  now(): number;
  call(method: string, path: string, options?: CallOptions): Promise<TestAnswer>;
  /** Logs a user in and answers the access token and id. */
  login(username?: string): Promise<Login>;
}

export interface CallOptions {
  readonly token?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface TestAnswer {
  readonly status: number;
  readonly text: string;
  // An answer is read as the test knows it; the contract is checked by the platform itself.
  readonly json: unknown;
}

export interface Login {
  readonly token: string;
  readonly refreshToken: string;
  readonly userId: string;
}

const START = Date.parse('2025-03-08T15:00:00Z');

export async function openTestPlatform(
  env: Readonly<Record<string, string>> = {},
  start = START,
): Promise<TestPlatform> {
  let now = start;
  const config = parseConfig({ SANDBOX_DATA: ':memory:', ...env });
  const platform = await openPlatform(config, () => now);

  async function call(
    method: string,
    path: string,
    { token, body, headers }: CallOptions = {},
  ): Promise<TestAnswer> {
    const answer = await platform.app.request(path, {
      method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.startsWith('application/json') ?? false;
    return { status: answer.status, text, json: isJson ? JSON.parse(text) : null };
  }

  return {
    platform,
    config,
    call,
    now: () => now,
    pass(milliseconds) {
      now += milliseconds;
      platform.ticker.tick();
    },
    async login(username = DEMO.username) {
      const { json } = await call('POST', '/main/api/Session/login/', {
        body: { username, password: DEMO.password, extendedSession: false, tokenCaptcha: 'test' },
      });
      return (json as { data: Login }).data;
    },
  };
}
