import { readFileSync } from 'node:fs';
import { sharedReplicationData } from '@vitrine/upstream/contract/bets/replication';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { aMatch } from '../../../test/betting.ts';
import { openBrowser } from '../../../test/browser.ts';
import { openTestSite } from '../../../test/site.ts';
import { wireSharedSelection } from '../../../test/wire-shared-selection.ts';
import { metadataElements, type NamedPage } from '../../shapes/base/page-metadata.ts';
import { type SharePictureKind, sharePicturePath } from '../../paths/share-picture-paths.ts';
import { loader as eventLoader } from '../sportsbook/event.tsx';
import { loader as sportLoader } from '../sportsbook/sport.tsx';
import { loader as tournamentLoader } from '../sportsbook/tournament.tsx';
import { loader } from './share-picture.ts';

vi.mock('../../live/load-live.ts', () => ({ loadLive: () => Promise.resolve(undefined) }));

function openSite(brand = 'arara') {
  const site = openTestSite(brand);
  site.catalogue.held = [aMatch(1)];
  return { site, browser: openBrowser(site) };
}

type Browser = ReturnType<typeof openSite>['browser'];

function ask(browser: Browser, kind: SharePictureKind, id: string) {
  return browser.visit(loader, sharePicturePath(kind, id), { params: { kind, id } });
}

const ARARA = new URL(
  '../../../../../packages/brand-themes/dist/assets/arara/social.png',
  import.meta.url,
);

async function isBrandsOwn({ body }: { readonly body: ReadableStream<Uint8Array> | null }) {
  return readFileSync(ARARA).equals(await bytesOf(body));
}

async function bytesOf(body: ReadableStream<Uint8Array> | null): Promise<Buffer> {
  return Buffer.from(await new Response(body).arrayBuffer());
}

const item = (n: number) => ({
  isCustom: false,
  odds: 1.7,
  selections: [wireSharedSelection(n)],
});

describe('the picture of a shared link', () => {
  it.each(['arara', 'ipe', 'vicuna'])('is drawn for a match in the look of %s', async (brand) => {
    const { browser } = openSite(brand);
    const answer = await ask(browser, 'evento', 'sr:match:1');
    expect(answer.status).toBe(200);
    const { width, height, format } = await sharp(await bytesOf(answer.body)).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
  });

  it.each([
    ['esporte', 'futebol'],
    ['esporte', 'hoquei-no-gelo'],
    ['liga', 'sr:tournament:325'],
    ['pagina', 'casino'],
  ] as const)('is drawn for %s %s', async (kind, id) => {
    const { browser } = openSite();
    const answer = await ask(browser, kind, id);
    expect(answer.status).toBe(200);
    expect(await isBrandsOwn(answer)).toBe(false);
  });

  it('is drawn for a shared bet, and is the same whatever was staked', async () => {
    const { site, browser } = openSite();
    site.operator.at(sharedReplicationData).reply(() => ({
      data: { betNumber: '1', betType: 2 as const, items: [item(1), item(2), item(3), item(4)] },
    }));
    const { status, body } = await ask(browser, 'aposta', 'aB3-_x');
    expect(status).toBe(200);
    expect((await bytesOf(body)).subarray(1, 4).toString()).toBe('PNG');
  });

  it('is the brand’s own for what does not exist', async () => {
    const { browser } = openSite();
    for (const [kind, id] of [
      ['evento', 'sr:match:404'],
      ['esporte', 'curling'],
      ['aposta', '../x'],
      ['pagina', 'account'],
    ] as const) {
      expect(await isBrandsOwn(await ask(browser, kind, id)), id).toBe(true);
    }
  });

  it('is drawn one at a time: the brand’s own stands in while another one is drawn', async () => {
    const { site, browser } = openSite();
    const league = (n: number) => ({ ...aMatch(n), tournamentName: `Série ${n}` });
    site.catalogue.held = [league(7), league(8), league(9)];
    const asked = [7, 8, 9].map((n) => ask(browser, 'evento', `sr:match:${n}`));
    const own = await Promise.all((await Promise.all(asked)).map(isBrandsOwn));
    expect(own.toSorted()).toEqual([false, true, true]);
    expect(await isBrandsOwn(await ask(browser, 'evento', 'sr:match:9'))).toBe(false);
  });

  it.each([
    {
      page: 'an event',
      loader: eventLoader,
      params: { sportName: 'futebol', matchId: 'sr:match:1' },
      picture: /^http.*\/share-picture\/evento\/sr%3Amatch%3A1$/,
    },
    {
      page: 'a sport',
      loader: sportLoader,
      params: { sportName: 'futebol' },
      picture: /^http.*\/share-picture\/esporte\/futebol$/,
    },
    {
      page: 'a competition',
      loader: tournamentLoader,
      params: { sportName: 'futebol', tournamentId: 'sr:tournament:325' },
      picture: /^http.*\/share-picture\/liga\/sr%3Atournament%3A325$/,
    },
  ])(
    'META-01 stands with its whole address before the brand’s own in the page of $page',
    async ({ loader: pageLoader, params, picture }) => {
      const { browser } = openSite();
      const { data } = await browser.visit(pageLoader, '/esportes/futebol', { params });
      const elements = metadataElements((data as NamedPage).metadata);
      const content = expect.stringMatching(picture) as string;
      expect(elements).toContainEqual({ property: 'og:image', content });
    },
  );
});
