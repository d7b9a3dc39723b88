import type { LoaderFunctionArgs } from '@remix-run/node';
import { maintenance } from '@vitrine/upstream/contract/shell/maintenance';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { pageHtml } from '../../../test/page-html.tsx';
import { openTestSite } from '../../../test/site.ts';
import MaintenancePage from '../../features/shell/maintenance-page.tsx';
import { failureKindOf } from '../../shapes/base/failure.ts';
import { loader as casino } from '../casino/casino-slots.tsx';
import { loader as deposit } from '../wallet/deposit.tsx';
import { loader as login } from '../account/access/login.tsx';
import { loader as sports } from '../sportsbook/sportsbook-home.tsx';

type Loader = (args: LoaderFunctionArgs) => unknown;

/** What stands in place of a page while a part of the site rests. */
async function failureAt(brand: string, part: string, loader: Loader, path: string) {
  const site = openTestSite(brand);
  const none = { global: false, sportsbook: false, casino: false };
  site.operator.at(maintenance.general).reply(() => ({ value: { ...none, [part]: true } }));
  const request = new Request(`http://site${path}`);
  const thrown = await Promise.resolve()
    .then(() => loader({ request, params: {}, context: site.context() }))
    .then(() => null)
    .catch((error: unknown) => error as Response);
  return { site, status: thrown?.status ?? 200, kind: thrown ? failureKindOf(thrown) : null };
}

/** The page of the whole site's maintenance, as a browser gets it. */
function screenOf({ site }: Awaited<ReturnType<typeof failureAt>>, address: string): string {
  const mark = createElement('b', null, site.brand.name);
  const Page = () => createElement(MaintenancePage, { mark });
  return pageHtml({ brand: site.brand, address, data: null, Page });
}

const PAGES = [
  ['/esportes', sports],
  ['/casino/slots', casino],
  ['/login', login],
  ['/deposit', deposit],
] as const;

it.each(PAGES)(
  'FLAG-08 maintenance of the whole site puts its screen in place of %s',
  async (path, loader) => {
    const failure = await failureAt('arara', 'global', loader as Loader, path);
    expect(failure).toMatchObject({ status: 503, kind: 'maintenance' });
    const html = screenOf(failure, path);
    expect(html).toMatch(/<h1[^>]*>Tempo esgotado!<\/h1>/);
    expect(html).toContain('Nossa equipe está trabalhando e voltaremos em alguns minutos.');
    expect(html).toMatch(new RegExp(`<a [^>]*href="${path}"[^>]*>Tentar de novo`));
  },
);

it('FLAG-08 speaks the language of the brand', async () => {
  const failure = await failureAt('vicuna', 'global', sports as Loader, '/esportes');
  expect(screenOf(failure, '/esportes')).toMatch(/<h1[^>]*>¡Se acabó el tiempo!<\/h1>/);
});

it('FLAG-08 maintenance of one part is no reason for the screen', async () => {
  const ofPart = (loader: unknown, path: string) =>
    failureAt('arara', 'sportsbook', loader as Loader, path);
  expect(await ofPart(sports, '/esportes')).toMatchObject({
    status: 503,
    kind: 'moduleMaintenance',
  });
  expect(await ofPart(casino, '/casino/slots')).toMatchObject({ status: 200, kind: null });
});
