import { describe, expect, it } from 'vitest';
import { aMatch } from '../../../test/betting.ts';
import { listedEvents } from '../../../test/boards.ts';
import { openBrowser } from '../../../test/browser.ts';
import { openTestSite } from '../../../test/site.ts';
import { loader, meta } from './search.tsx';

const gremio = aMatch(1, { status: 'live', home: { name: 'Grêmio', score: 1 } });
const spanish = {
  tournamentId: 'sr:tournament:8',
  tournamentName: 'LaLiga',
  categoryName: 'Espanha',
};
const sevilla = aMatch(2, { home: { name: 'Sevilla', score: null }, ...spanish });
const tennis = aMatch(3, { home: { name: 'Ana Grécia', score: null }, sportId: 'sr:sport:5' });

interface Found {
  readonly sports: readonly { readonly href: string }[];
  readonly competitions: readonly { readonly href: string; readonly label: string }[];
}

async function search(query: string, hidden: readonly string[] = []) {
  const site = openTestSite('arara', { events: [gremio, sevilla, tennis] });
  hidden.forEach((id) => site.catalogue.hidden.add(id));
  const path = `/esportes/busca?q=${encodeURIComponent(query)}`;
  const { status, data } = await openBrowser(site).visit(loader, path);
  const { found, query: kept } = data as { found: Found | null; query: string };
  return { status, data, found, kept, events: found ? listedEvents(found) : [] };
}

describe('/esportes/busca', () => {
  it('finds matches by either side, whatever the case and the accents', async () => {
    expect((await search('gremio')).events).toEqual([gremio.id]);
    expect((await search('GRÊMIO palmeiras')).events).toEqual([gremio.id]);
    expect((await search('gre')).events).toEqual([gremio.id, tennis.id]);
  });

  it('finds competitions and sports', async () => {
    expect((await search('espanha')).found?.competitions).toEqual([
      {
        href: '/esportes/futebol/torneio/sr:tournament:8',
        label: 'LaLiga',
        detail: 'Espanha',
      },
    ]);
    const { found } = await search('tenis');
    expect(found?.sports.map(({ href }) => href)).toEqual([
      '/esportes/tenis',
      '/esportes/tenis-de-mesa',
    ]);
  });

  it('finds nothing that is hidden', async () => {
    expect((await search('sevilla', [sevilla.id])).events).toEqual([]);
  });

  it('asks for more letters, says when nothing fits, and cuts what is too long', async () => {
    expect((await search('')).found).toBeNull();
    expect((await search('g')).found).toBeNull();
    expect(await search('<script>')).toMatchObject({ status: 200, events: [], kept: '<script>' });
    expect((await search('a'.repeat(500))).kept).toHaveLength(60);
  });

  it('is not for search engines, and follows the lists it shows', async () => {
    const { data } = await search('sevilla');
    expect(data).toMatchObject({ liveTopics: 'home,prematch:sr:sport:1' });
    expect(meta({ data } as never)).toContainEqual({ name: 'robots', content: 'noindex' });
  });
});
