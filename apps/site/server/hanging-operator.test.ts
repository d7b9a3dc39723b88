import type { LoaderFunctionArgs } from '@remix-run/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths as sitePaths } from '../app/paths.ts';
import {
  REGION_DEADLINE_MS,
  SIGN_IN_DEADLINE_MS,
} from '../app/services/base/pages/page-deadline.ts';
import { visitorOf } from '../app/services/base/session/visitor.server.ts';
import { shellData } from '../app/services/shell/shell.server.ts';
import { loggedInCookie } from '../test/logged-in.ts';
import { testBuild } from '../test/page-build.ts';
import { type SiteServer, startSiteServer } from '../test/site-server.ts';
import { siteRoutes } from '../test/site-routes.ts';

const SESSION_SECRET = 'a-secret-of-at-least-32-characters';
/** What a reader waits at most, and what a busy machine may add. */
const WITHIN_MS = 2_000 + 500;
const LOG_IN_WITHIN_MS = REGION_DEADLINE_MS + SIGN_IN_DEADLINE_MS + WITHIN_MS;
/** They wait for the operator, not for each other. */
const AT_ONCE = 3;
const PARTS: Readonly<Record<string, string>> = {
  ':sportName': 'futebol',
  ':section?': 'ao-vivo',
  ':matchId': 'sr:match:1',
  ':stageId?': '',
  ':transactionId': 'charge-1',
  ':intentId': '00000000-0000-4000-8000-000000000001',
};

let site: SiteServer;
let cookie: string;
let paths: readonly string[];
beforeAll(async () => {
  const routes = await siteRoutes('loader');
  paths = Object.values(routes)
    // A stream has no end.
    .filter(({ path }) => path !== '*' && path !== '' && `/${path}` !== sitePaths.betUpdates)
    .map(({ path }) => `/${path.replace(/:\w+\??/g, (part) => PARTS[part] ?? part)}`);
  const root = {
    path: '',
    module: {
      default: () => null,
      loader: async ({ request, context }: LoaderFunctionArgs) =>
        shellData(request, await visitorOf(request, context), context),
    },
  };
  site = await startSiteServer({
    build: testBuild({ root, ...routes }),
    variables: { SESSION_SECRET },
    isOperatorAnswering: false,
  });
  cookie = await loggedInCookie(site.store, { SESSION_SECRET });
});
afterAll(() => site.close());

describe('while no host of the operator answers', () => {
  it('every page of a bettor is there within two seconds', async () => {
    expect(paths.length).toBeGreaterThan(10);
    const left = [...paths];
    const askTheRest = async () => {
      for (let path = left.pop(); path !== undefined; path = left.pop()) {
        const startedAt = performance.now();
        const { status } = await site.ask(path, { headers: { cookie, accept: 'text/html' } });
        // An event that nobody has read yet is said to be unreadable, with 503.
        expect(status, path).not.toBe(500);
        expect(performance.now() - startedAt, path).toBeLessThan(WITHIN_MS);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, askTheRest));
  });

  it('a log-in ends within its own deadline, with words', async () => {
    const action = await siteRoutes('action');
    const other = await startSiteServer({
      build: testBuild({ root: { path: '', module: { default: () => null } }, ...action }),
      variables: { SESSION_SECRET },
      isOperatorAnswering: false,
    });
    const startedAt = performance.now();
    const { status, body } = await other.ask('/login', {
      method: 'POST',
      body: new URLSearchParams({ username: 'ana@example.com', password: 'x' }),
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    await other.close();
    expect(status).toBe(502);
    expect(body).toContain('Não conseguimos falar com a plataforma.');
    expect(performance.now() - startedAt).toBeLessThan(LOG_IN_WITHIN_MS);
  });
});
