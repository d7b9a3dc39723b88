import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StoreUnavailable } from '../app/services/base/store/store.ts';
import { testBuild } from '../test/page-build.ts';
import { type SiteServer, startSiteServer } from '../test/site-server.ts';

const PAGE = { accept: 'text/html' };
const SAFE = 'Seu dinheiro e seu cupom estão seguros.';

function failing(): never {
  throw new Error('a secret of the server');
}

/** Pages and resources that fail in each of the ways a request can. */
const BUILD = testBuild({
  root: {
    path: '',
    module: {
      default: () => null,
      loader: ({ request }: LoaderFunctionArgs) =>
        request.url.includes('root-fails') ? failing() : { frame: 'of the root' },
    },
  },
  'page-loader': {
    parentId: 'root',
    path: 'loader',
    module: { default: () => null, loader: failing },
  },
  'page-action': {
    parentId: 'root',
    path: 'action',
    module: {
      default: () => null,
      loader: () => null,
      action: async ({ request }: ActionFunctionArgs) => {
        const form = await request.formData();
        if (form.has('stop')) throw data(null, { status: 410 });
        if (form.has('close')) {
          throw new Response(null, { status: 503, statusText: 'moduleMaintenance' });
        }
        return failing();
      },
    },
  },
  'page-read': {
    parentId: 'root',
    path: 'read',
    module: { default: () => null, loader: () => null },
  },
  'page-store': {
    parentId: 'root',
    path: 'store',
    module: {
      default: () => null,
      loader: () => {
        throw new StoreUnavailable(null);
      },
    },
  },
  resource: { path: 'resource', module: { loader: failing, action: failing } },
  shapeless: { path: 'shapeless', module: { loader: () => undefined } },
});

let site: SiteServer;
beforeAll(async () => {
  site = await startSiteServer({ build: BUILD });
});
afterAll(() => site.close());

function post(path: string, headers: Record<string, string> = {}) {
  return site.ask(path, { method: 'POST', body: new URLSearchParams({ a: '1' }), headers });
}

describe('an error nobody expected', () => {
  it.each(['/loader', '/loader?root-fails'])(
    'in the loaders of %s gives the error page what to say, the request’s id first',
    async (path) => {
      const { status, headers, body } = await site.ask(path, { headers: PAGE });
      expect(status).toBe(500);
      const errors = Object.values(JSON.parse(body).errors as Record<string, unknown>);
      expect(errors).toMatchObject([
        {
          status: 500,
          data: { failure: { kind: 'error', requestId: headers.get('X-Request-Id') } },
        },
      ]);
      expect(body).not.toContain('a secret of the server');
    },
  );

  it('in the root loader brings a guest’s frame along', async () => {
    const { body } = await site.ask('/loader?root-fails', { headers: PAGE });
    expect(JSON.parse(body).errors.root.data.failure.shell).toMatchObject({
      user: null,
      slipCount: 0,
      texts: { errorTitle: 'Algo falhou do nosso lado' },
    });
  });

  it('in an action brings the frame along, for no loader runs beside it', async () => {
    const { status, body } = await post('/action');
    expect(status).toBe(500);
    const [error] = Object.values(JSON.parse(body).errors as Record<string, unknown>);
    expect(error).toMatchObject({ data: { failure: { kind: 'error', shell: { user: null } } } });
  });

  it.each(['/loader.data', '/loader.data?root-fails'])(
    'answers the router’s request %s with the same, as data',
    async (path) => {
      const { status, headers, body } = await site.ask(path);
      expect(status).toBe(500);
      expect(headers.get('Content-Type')).toContain('text/x-script');
      expect(body).toContain('ErrorResponse');
      expect(body).toContain(headers.get('X-Request-Id'));
    },
  );

  it('answers the router’s form with the same, as data', async () => {
    const { status, headers, body } = await post('/action.data');
    expect(status).toBe(500);
    expect(body).toContain('ErrorResponse');
    expect(body).toContain(headers.get('X-Request-Id'));
  });

  it.each(['/resource', '/shapeless'])(
    'of %s, which has no page, is the brand’s stand-alone page',
    async (path) => {
      const { status, headers, body } = await site.ask(path, { headers: PAGE });
      expect(status).toBe(500);
      expect(headers.get('Content-Type')).toBe('text/html; charset=utf-8');
      expect(body).toContain('<html lang="pt-BR" data-brand="arara"');
      expect(body).toContain('<h1>Algo falhou do nosso lado</h1>');
      expect(body).toContain(SAFE);
      expect(body).toContain(`<a class="again" href="${path}">Tentar de novo</a>`);
      expect(body).toContain(headers.get('X-Request-Id'));
    },
  );

  it('is a line of text for a client that takes no page', async () => {
    const { headers, body } = await site.ask('/resource', { headers: { accept: 'text/plain' } });
    expect(headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
    expect(body).toMatch(/^Algo falhou do nosso lado\n/);
  });

  it('speaks the brand’s language and lets only its own styles through', async () => {
    const other = await startSiteServer({ build: BUILD, brandCode: 'axolote' });
    const { headers, body } = await other.ask('/resource', { headers: PAGE });
    await other.close();
    expect(body).toContain('<h1>Algo falló de nuestro lado</h1>');
    const [, nonce] = /<style nonce="([^"]+)">/.exec(body) ?? [];
    expect(headers.get('Content-Security-Policy')).toContain(`'nonce-${nonce}'`);
    expect(body).not.toMatch(/<script|style="|@font-face|url\(/);
  });
});

describe('a store that can’t be reached', () => {
  it('is a 503 that says when to come back, for pages and data', async () => {
    for (const path of ['/store', '/store.data']) {
      const { status, headers, body } = await site.ask(path, { headers: PAGE });
      expect(status).toBe(503);
      expect(headers.get('Retry-After')).toBe('30');
      expect(body).toContain('paused');
    }
  });
});

describe('what an action throws on purpose', () => {
  it('stays what it is', async () => {
    const init = { method: 'POST', body: new URLSearchParams({ stop: '1' }) };
    expect((await site.ask('/action', init)).status).toBe(410);
  });
});

describe('an action that refuses without words, as in a maintenance', () => {
  it('gives the error page what to say and the frame', async () => {
    const init = { method: 'POST', body: new URLSearchParams({ close: '1' }) };
    const { status, headers, body } = await site.ask('/action', init);
    expect(status).toBe(503);
    expect(headers.get('Retry-After')).toBe('30');
    const [error] = Object.values(JSON.parse(body).errors as Record<string, unknown>);
    expect(error).toMatchObject({
      data: { failure: { kind: 'moduleMaintenance', shell: { user: null } } },
    });
  });
});

describe('a form for a page that takes none', () => {
  it('is a 405 with words', async () => {
    const { status, body } = await post('/read');
    expect(status).toBe(405);
    expect(body).toContain('"kind":"refused"');
  });
});
