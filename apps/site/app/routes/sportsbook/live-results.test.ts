import { textsOf } from '@vitrine/messages/texts';
import { describe, expect, it } from 'vitest';
import type { BoardData } from '../../shapes/base/boards.ts';
import { aMatch } from '../../../test/betting.ts';
import { openBrowser } from '../../../test/browser.ts';
import { openTestSite } from '../../../test/site.ts';
import { loader } from './live-results.tsx';

const live = aMatch(1, { status: 'live', home: { name: 'Flamengo', score: 2 } });
const ended = aMatch(2, { status: 'ended', away: { name: 'Bahia', score: 4 }, markets: [] });
const tennis = aMatch(3, { status: 'live', sportId: 'sr:sport:5' });
const later = aMatch(4);

interface Results {
  readonly filters: readonly { readonly href: string; readonly current: boolean }[];
  readonly results: BoardData;
}

async function visit(search = '', events = [live, ended, tennis, later]) {
  const browser = openBrowser(openTestSite('arara', { events }));
  const { status, data } = await browser.visit(loader, `/live-results${search}`);
  const { filters, results } = data as Results;
  const html = results.html ?? '';
  const ids = [...html.matchAll(/href="[^"]*\/evento\/([^"]+)"/g)].map(([, id]) => id);
  return { status, data, filters, html, ids };
}

describe('/live-results', () => {
  it('CAT-33 lists live matches and those that just ended, by sport, and follows them live', async () => {
    const { status, data, html, ids } = await visit();
    expect(status).toBe(200);
    expect(ids).toEqual([live.id, ended.id, tennis.id]);
    expect(data).toMatchObject({ liveTopics: 'home', heading: 'Resultados ao vivo' });
    expect(html.indexOf('Futebol')).toBeLessThan(html.indexOf('Tênis'));
    expect(html).toContain('Final');
  });

  it('CAT-33 names the competition over its results, once for all of them', async () => {
    const other = aMatch(5, {
      status: 'live',
      tournamentId: 'sr:tournament:8',
      tournamentName: 'LaLiga',
      categoryName: 'Espanha',
    });
    const { html, ids } = await visit('', [live, other, ended]);
    expect(ids).toEqual([live.id, ended.id, other.id]);
    expect(html.match(/<h3/g)).toHaveLength(2);
    expect(html).toMatch(/LaLiga.*Espanha/s);
  });

  it('CAT-33 shows one sport when the address names it', async () => {
    const { filters, ids } = await visit('?esporte=tenis');
    expect(ids).toEqual([tennis.id]);
    expect(filters).toMatchObject([
      { href: '/live-results', current: false },
      { href: '/live-results?esporte=futebol', current: false },
      { href: '/live-results?esporte=tenis', current: true },
    ]);
    expect((await visit('?esporte=curling')).ids).toHaveLength(3);
  });

  it('CAT-33 says so when there are no results', async () => {
    const { status, html, ids, filters } = await visit('', [later]);
    expect(status).toBe(200);
    expect(html).toContain(textsOf('pt-BR', 'sportsbook')['list.empty.section.title']);
    expect(ids).toEqual([]);
    expect(filters).toEqual([]);
  });

  it('CAT-33 says that they can’t be read now, and offers to try again, while nobody tells them', async () => {
    const site = openTestSite('arara', { events: [later] });
    site.catalogue.isEndedRead = false;
    const { status, data } = await openBrowser(site).visit(loader, '/live-results');
    const texts = textsOf('pt-BR', 'sportsbook');
    const { html } = (data as Results).results;
    expect(status).toBe(200);
    expect(html).toContain(texts['list.unreadable.title']);
    expect(html).toContain(texts['event.unreadable.again']);
    expect(html).not.toContain(texts['list.empty.section.title']);
  });
});
