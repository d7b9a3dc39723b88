import { readFileSync } from 'node:fs';
import { sharedReplicationData } from '@vitrine/upstream/contract/bets/replication';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { aMatch } from '../../../test/betting.ts';
import { openBrowser } from '../../../test/browser.ts';
import { openTestSite } from '../../../test/site.ts';
import { metadataElements } from '../../shapes/base/page-metadata.ts';
import { sharePicturePath } from '../../paths.ts';
import { loader as eventLoader } from '../sportsbook/event.tsx';
import { loader } from './share-picture.ts';

vi.mock('../../live/load-live.ts', () => ({ loadLive: () => Promise.resolve(undefined) }));

function openSite(brand = 'arara') {
  const site = openTestSite(brand);
  site.catalogue.held = [aMatch(1)];
  return { site, browser: openBrowser(site) };
}

type Browser = ReturnType<typeof openSite>['browser'];

function ask(browser: Browser, kind: 'evento' | 'liga' | 'aposta' | 'pagina', id: string) {
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
  selections: [
    {
      matchId: `sr:match:${n}`,
      matchName: 'Flamengo x Santos',
      matchStatus: 0,
      scheduleTime: '2026-03-14T18:00:00Z',
      sportId: 'sr:sport:1',
      tournamentId: 'sr:tournament:325',
      tournamentName: 'Brasileirão Série A',
      providerId: 0,
      producerId: 3,
      bookingStatus: 'Booked' as const,
      isEarlyPayoutApplied: false,
      marketId: `m${n}`,
      marketTypeId: '1',
      marketName: 'Resultado final',
      marketStatus: 1 as const,
      specifiers: '',
      outcomeId: `o${n}`,
      outcomeOnlyId: '1',
      outcomeName: 'Flamengo',
      outcomeActive: true,
      outcomeOdds: 1.85,
      placedOdds: 1.7,
    },
  ],
});

describe('the picture of a shared link', () => {
  it.each(['arara', 'ipe', 'vicuna'])('is drawn for a match in the look of %s', async (brand) => {
    const { browser } = openSite(brand);
    const answer = await ask(browser, 'evento', 'sr:match:1');
    expect(answer.status).toBe(200);
    const { width, height, format } = await sharp(await bytesOf(answer.body)).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
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

  it('META-01 stands with its whole address before the brand’s own in the page of an event', async () => {
    const { browser } = openSite();
    const { data } = await browser.visit(eventLoader, '/esportes/futebol/evento/sr:match:1', {
      params: { sportName: 'futebol', matchId: 'sr:match:1' },
    });
    const elements = metadataElements(data as Parameters<typeof metadataElements>[0]);
    const picture = expect.stringMatching(/^http.*\/share-picture\/evento\/sr%3Amatch%3A1$/);
    expect(elements).toContainEqual({ property: 'og:image', content: picture });
  });
});
