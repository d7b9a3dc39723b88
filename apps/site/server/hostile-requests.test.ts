import { performance } from 'node:perf_hooks';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BETTOR } from '../test/browser.ts';
import { loggedInCookie } from '../test/logged-in.ts';
import { testBuild } from '../test/page-build.ts';
import { type SiteServer, startSiteServer } from '../test/site-server.ts';
import { siteRoutes } from '../test/site-routes.ts';

const PUBLIC_URL = 'https://arara.example';
const SESSION_SECRET = 'a-secret-of-at-least-32-characters';
const FORM = 'application/x-www-form-urlencoded';
const BROWSER = { accept: 'text/html', 'sec-fetch-site': 'same-origin' };
/** A bettor is led away from these, or has no session after them. */
const OF_GUESTS = /^\/(login|register|logout|forgot-my-password|RestorePassword)/;
/** Not there for a bettor, whatever is posted. */
const OF_ADMINS = '/admin-mode';
/** Leads elsewhere before it reads a form of a visitor who was not at Google. */
const AFTER_GOOGLE = '/register-with-google';
/** What the address must say for a page to be there: the token of a mailed link, the app of the store. */
const QUERIES: Readonly<Record<string, string>> = {
  '/RestorePassword': '?Token=any',
  '/enable-location': '?appSource=TWA_STORE',
};
/** Generated forms at each action; many more by `npm run promises`. */
const INPUTS = Number(process.env['PROMISE_INPUTS'] ?? 4);
const MOST_ACTIONS = 150;
/** A body within the limit of the server. */
const LONG = 120_000;

let site: SiteServer;
let paths: readonly string[];
/** A bettor's session, so that the actions behind the log-in are reached. */
let cookie: string;
beforeAll(async () => {
  const actions = await siteRoutes('action');
  paths = Object.values(actions)
    .map(({ path }) => `/${path}`)
    .filter((path) => path !== OF_ADMINS && path !== AFTER_GOOGLE)
    .map((path) => path + (QUERIES[path] ?? ''));
  const root = { path: '', module: { default: () => null, loader: () => null } };
  site = await startSiteServer({
    build: testBuild({ root, ...actions }),
    variables: {
      PUBLIC_URL,
      SESSION_SECRET,
      AUTHORIZATION_GATE: '1',
      // One bettor sends more than any would, and each form must come to its action.
      REQUESTS_PER_ADDRESS: '0',
      REQUESTS_PER_ACCOUNT: '0',
    },
  });
  // The PIN of the e-mail is pending, so that its form is there.
  const bettor = { ...BETTOR, userRegisterStep: 1 };
  const session = await loggedInCookie(site.store, { PUBLIC_URL, SESSION_SECRET }, bettor);
  // The gate of the build let this browser in.
  cookie = `${session}; authorized=1`;
});
afterAll(() => site.close());

interface Post {
  readonly path: string;
  readonly type: string;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

function post({ path, type, body, headers = BROWSER }: Post) {
  return site.ask(path, {
    method: 'POST',
    body,
    headers: { ...headers, cookie: OF_GUESTS.test(path) ? '' : cookie, 'content-type': type },
  });
}

function postEverywhere(given: Omit<Post, 'path'>) {
  return Promise.all(paths.map(async (path) => ({ path, ...(await post({ ...given, path })) })));
}

/** Names that parsers of forms make something of, and any text. */
const name = fc.oneof(
  fc.constantFrom(
    ...['__intent__', '__state__', '__proto__', '__proto__.x', 'constructor.prototype.x'],
    ...['toString.x', 'a[4294967295]', 'a[-1]', 'a[]', '[]', '[', 'a[][]', '.', '..', '', 'a..b'],
    ...['username', 'username.x', 'password', 'amount', 'amount[0]', 'method', 'intentId'],
    ...['birthDate', 'birthDate.day', 'birthDate.day.x', 'stake:', 'stake:multiple', 'do'],
    ...['place', 'tap', 'ticketType', 'stay', 'returnTo', 'scheme', 'csrf', 'email', 'document'],
  ),
  fc.string({ unit: 'binary', maxLength: 20 }),
);
const value = fc.oneof(
  fc.constantFrom(
    ...['{', '{"type":"update","payload":{"name":"a[9]","value":1}}', '//evil.example', '\\', '%'],
    ...['1850 sr:match:1 sr:match:1:1:1', 'remove x', 'addStake 999999999 multiple', 'dismiss all'],
    ...['-1', '1e9', 'NaN', '0,00', '99999999999999999999', 'on', 'light', ' '],
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
);
const fields = fc.array(fc.tuple(name, value), { maxLength: 12 });

const urlEncoded = fields.map((given) => ({
  type: FORM,
  body: new URLSearchParams(given.map(([key, text]) => [key, text])).toString(),
}));
const raw = fc.record({
  type: fc.constantFrom(
    ...[FORM, 'text/plain', 'application/json', 'multipart/form-data', '', 'a/b;c=d'],
    ...['multipart/form-data; boundary=x', `${FORM}; charset=utf-16`],
  ),
  body: fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.constantFrom('--x', '--x--', '--x\r\n\r\n--x--', '{"a":1}', '%', '&&&=&', '%ff=%00'),
  ),
});
const multipart = fields.map((given) => ({
  type: 'multipart/form-data; boundary=x',
  body: `${given
    .map(([key, text]) => `--x\r\nContent-Disposition: form-data; name="${key}"\r\n\r\n${text}\r\n`)
    .join('')}--x--\r\n`,
}));

/** What a page says of the fields of its form. */
const errorsIn = (page: string) => /"actionData":\{.*?"errors":(.*?\}|null)/s.exec(page)?.[1];

describe('a form that is none', () => {
  it(
    'is never a failure of the site, whatever is posted to any of its actions',
    async () => {
      expect(paths.length).toBeGreaterThanOrEqual(6);
      expect(paths.length).toBeLessThanOrEqual(MOST_ACTIONS);
      let failures = 0;
      let tooMany = 0;
      for (const path of paths) {
        await fc.assert(
          fc.asyncProperty(fc.oneof(urlEncoded, raw, multipart), async (given) => {
            const { status, body } = await post({ path, ...given });
            // A form can be right by chance; the operator of this test takes none, and its page says so.
            const isOfOperator = status === 502 && /"actionData":\{.*"errors":null\}$/s.test(body);
            if (isOfOperator) return;
            if (status >= 500) failures += 1;
            if (status === 429) tooMany += 1;
            expect(status, `${path}: ${body.slice(0, 300)}`).toBeLessThan(500);
          }),
          { numRuns: INPUTS },
        );
      }
      process.stdout.write(
        `R12: ${INPUTS} generated forms at each of ${paths.length} actions, ${failures} answers of 5xx, ${tooMany} refused as one too many\n`,
      );
    },
    30_000 + 20 * MOST_ACTIONS * INPUTS,
  );

  it.each([
    ['another content type', { type: 'application/json', body: '{}' }, 415],
    ['none', { type: '', body: 'a=1' }, 415],
    [
      'a multipart form that breaks off',
      { type: 'multipart/form-data; boundary=x', body: '--x' },
      400,
    ],
    ['a multipart form without a boundary', { type: 'multipart/form-data', body: 'a' }, 400],
    ['an order to the parser of forms', { type: FORM, body: '__intent__=%7B' }, 400],
    ['a state of the parser of forms', { type: FORM, body: '__state__=x' }, 400],
    ['a list of four billion entries', { type: FORM, body: 'a%5B4294967294%5D=x&a=y' }, 400],
    ['a name a thousand dots deep', { type: FORM, body: `${'a.'.repeat(1000)}b=1` }, 413],
    ['a name ten dots deep', { type: FORM, body: `${'a.'.repeat(10)}b=1` }, 400],
    ['too many fields', { type: FORM, body: 'a=1&'.repeat(1000) }, 413],
    ['a value too long', { type: FORM, body: `username=${'x'.repeat(5000)}` }, 413],
  ])('with %s is answered with words', async (_, given, expected) => {
    for (const { path, status, body } of await postEverywhere(given)) {
      expect(status, path).toBe(expected);
      expect(body).toMatch(/"kind":"(refused|tooLarge)"|<h1>/);
    }
  });

  it('takes none of its fields from the address or from a cookie', async () => {
    const fields = new URLSearchParams([
      ...[
        ['username', 'ana@vitrine.example'],
        ['password', 'Vitrine!2024'],
        ['email', 'a@b.example'],
      ],
      ...[
        ['amount', '50'],
        ['method', 'pix'],
        ['intentId', 'one'],
        ['document', 'front'],
      ],
      ...[
        ['do', 'place'],
        ['tap', '1850 sr:match:1 sr:match:1:1:1'],
        ['scheme', 'light'],
      ],
    ]);
    const empty = { type: FORM, body: 'nothing=1' };
    const elsewhere = fields.toString().replaceAll('&', '; ');
    for (const { path, status, body } of await postEverywhere(empty)) {
      const asked = `${path}${path.includes('?') ? '&' : '?'}${fields}`;
      const own = OF_GUESTS.test(path) ? '' : `${cookie}; `;
      const headers = { ...BROWSER, cookie: own + elsewhere };
      const answer = await site.ask(asked, {
        method: 'POST',
        body: empty.body,
        headers: { ...headers, 'content-type': FORM },
      });
      expect(answer.status, path).toBe(status);
      expect(errorsIn(answer.body), path).toEqual(errorsIn(body));
    }
  });

  it('holds a field that comes twice for neither of the two', async () => {
    const body =
      'username=a%40vitrine.example&username=b%40vitrine.example&password=Vitrine%212024';
    const once = await post({
      path: '/login',
      type: FORM,
      body: body.replace(/&username=[^&]+/, ''),
    });
    const twice = await post({ path: '/login', type: FORM, body });
    expect(errorsIn(once.body)).not.toMatch(/username/);
    expect(errorsIn(twice.body)).toMatch(/username/);
  });

  it.each([
    ['deep fields', `${'a.'.repeat(LONG / 2)}b=1`],
    ['nested lists', `a${'[0]'.repeat(LONG / 3)}=1`],
    ['many deep fields', `${'a.'.repeat(100)}b=1&`.repeat(LONG / 204)],
    ['many fields', 'a=1&'.repeat(LONG / 4)],
  ])('of %s in 120 kB is not parsed', async (_, body) => {
    // Once for what a first request compiles and fills.
    await post({ path: '/login', type: FORM, body });
    const before = performance.eventLoopUtilization();
    await post({ path: '/login', type: FORM, body });
    // Milliseconds of work, the client's own half of the exchange included; it was half a second.
    expect(performance.eventLoopUtilization(before).active).toBeLessThan(100);
  });
});

describe('a form from another site', () => {
  it.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    { 'sec-fetch-site': 'same-site', origin: 'https://other.arara.example' },
    { origin: 'https://evil.example' },
    { origin: 'no address' },
  ])('with %o gets a page that says so, and nothing is done', async (headers) => {
    const given = {
      type: FORM,
      body: 'username=a&password=b',
      headers: { accept: 'text/html', ...headers },
    };
    for (const { status, body } of await postEverywhere(given)) {
      expect(status).toBe(403);
      expect(body).toContain('<h1>Este formulário não veio do nosso site</h1>');
    }
  });

  it('is answered to the router as data', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    const { status, body } = await post({ path: '/login.data', type: FORM, body: 'a=1', headers });
    expect(status).toBe(403);
    expect(body).toContain('ErrorResponse');
    expect(body).toContain('foreign');
  });
});

describe('a site behind a proxy', () => {
  const form = { path: '/login', type: FORM, body: 'username=&password=' };

  it.each<Record<string, string>>([
    // Older browsers say where the form stood, current ones how it relates to the site.
    { origin: PUBLIC_URL },
    { origin: PUBLIC_URL, 'sec-fetch-site': 'same-origin' },
    { origin: PUBLIC_URL, 'x-forwarded-host': 'a b, c' },
    { origin: PUBLIC_URL, 'x-forwarded-host': 'evil.example' },
  ])('takes the forms of its own pages when the proxy sends its own host: %o', async (headers) => {
    // `fetch` writes the address of the upstream as Host, as a proxy does that is not told otherwise.
    const { status, body } = await post({ ...form, headers });
    expect(status).toBe(400);
    expect(body).toContain('Preencha este campo.');
  });

  it('hands the public address to the pages', async () => {
    const { headers } = await site.ask('/deposit', { method: 'POST', body: new URLSearchParams() });
    expect(headers.get('Location')).toBe('/login?returnTo=%2Fdeposit');
  });
});

describe('a request that is none', () => {
  const ask = (line: string, host = 'arara.example') =>
    site.send(
      `${line} HTTP/1.1\r\nHost: ${host}\r\nAccept: text/html\r\nConnection: close\r\n\r\n`,
    );

  it.each([
    ['an address that can’t be decoded', 'GET /%', '400'],
    ['bytes that are no text', 'GET /esportes/%ff%fe', '400'],
    ['a whole address', 'GET http://evil.example/', '400'],
    ['a method of no page', 'PUT /login', '405'],
    ['a request to be sent back (TRACE)', 'TRACE /login', '405'],
    ['a question about the server', 'OPTIONS *', '405'],
  ])('%s is answered with a page', async (_, line, status) => {
    const answer = await ask(line);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toContain('Seu ');
    expect(answer).not.toContain('message/http');
  });

  it.each(['//', '//?utm_source=x', '//evil.example/', '///a', '/\\', '//%5B/x', '//a%20b/'])(
    'with slashes too many leads to the page that is meant: %s',
    async (path) => {
      const answer = await ask(`GET ${path}`);
      expect(answer).toMatch(/^HTTP\/1.1 301 /);
      expect(answer).toMatch(/^location: \/(?![/\\])/im);
      expect(await ask(`POST ${path}`)).toMatch(/^HTTP\/1.1 400 /);
      expect((await site.ask('/login')).status).toBe(200);
    },
  );

  it.each([
    ['very deep links', `p=${'/a'.repeat(3_700)}`],
    ['links of very many slashes', `p=/a${'/'.repeat(7_000)}a`],
    ['very many links', Array.from({ length: 201 }, (_, index) => `p=/${index}`).join('&')],
  ])('asks where %s lead is a 400', async (_, query) => {
    expect((await site.ask(`/__manifest?version=any&${query}`)).status).toBe(400);
  });

  it.each([
    ['very deep', '/a'.repeat(7_000)],
    ['very deep below a page', `/login${'/a'.repeat(7_000)}`],
    ['very deep by slashes of the other kind', `/a${String.raw`\a`.repeat(7_000)}`],
    ['of very many slashes', `/login${'/'.repeat(14_000)}a`],
    ['of data, very deep', `/login${'/a'.repeat(7_000)}.data`],
    ['of data, very deep, that can’t be decoded', `/login${'/a'.repeat(7_000)}%.data`],
  ])('at a path that is %s is not found at once', async (_, path) => {
    // Once for what a first request compiles and fills.
    await ask('GET /a');
    const before = performance.eventLoopUtilization();
    const answers = [await ask(`GET ${path}`), await ask(`POST ${path}`)];
    // Milliseconds of work; it was half a minute.
    expect(performance.eventLoopUtilization(before).active).toBeLessThan(300);
    for (const answer of answers) {
      expect(answer).toMatch(/^HTTP\/1.1 404 /);
      expect(answer).toContain('Esta página não existe');
    }
  });

  it('asks for the data of one route is a 400', async () => {
    expect((await site.ask('/login?_data=root')).status).toBe(400);
  });

  it.each(['a b:c', '', '[', 'a@b', 'a:99999999', '?', 'a/b'])(
    'with the host "%s" is a 400',
    async (host) => {
      expect(await ask('GET /login', host)).toMatch(/^HTTP\/1.1 400 /);
    },
  );

  it('says no more of a body than that it is too large', async () => {
    const head = `POST /login HTTP/1.1\r\nHost: a\r\nAccept: text/html\r\nContent-Length: 999999999\r\n\r\n`;
    const answer = await site.send(head);
    expect(answer).toMatch(/^HTTP\/1.1 413 /);
    expect(answer).toMatch(/connection: close/i);
    expect(answer).toContain('<h1>O envio é grande demais</h1>');
  });
});
