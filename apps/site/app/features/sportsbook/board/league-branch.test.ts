import type { SportLeagues } from '@vitrine/betting/sportsbook/league-tree';
import { describe, expect, it } from 'vitest';
import { leagueBranch, openRows } from './league-branch.tsx';

const league = (id: string) => ({ id, name: `League ${id}`, count: 2 });
const SPORT: SportLeagues = {
  sportId: 'sr:sport:1',
  categories: [
    { name: 'Brasil', count: 4, leagues: [league('t:1'), league('t:2')] },
    { name: 'Costa do Marfim', count: 2, leagues: [league('t:3')] },
  ],
};

const TEXTS = { label: 'Campeonatos: Futebol', all: 'Todas as competições' };

/** Which foldings are open, from the top: the sport, then its countries. */
function openness(html: string): readonly boolean[] {
  return [...html.matchAll(/<details([^>]*)>/g)].map(([, attributes = '']) =>
    attributes.includes('open'),
  );
}

describe('leagueBranch', () => {
  it('is folded for another sport than the page’s', () => {
    const html = leagueBranch(SPORT, TEXTS, null);
    expect(openness(html)).toEqual([false, false, false]);
    expect(html).toContain('Campeonatos: Futebol');
    expect(html).not.toContain('aria-current');
  });

  it('is open at the first country on the page of its sport', () => {
    const html = leagueBranch(SPORT, TEXTS, { leagueId: null, isLeaguePage: false });
    expect(openness(html)).toEqual([true, true, false]);
    expect(openRows(SPORT, null)).toBe(5);
  });

  it('is open at the page’s competition, and marks it', () => {
    const html = leagueBranch(SPORT, TEXTS, { leagueId: 't:3', isLeaguePage: true });
    expect(openness(html)).toEqual([true, false, true]);
    expect(html).toContain('torneio/t:3" aria-current="page"');
    expect(openRows(SPORT, 't:3')).toBe(4);
  });

  it('marks the competition of the page’s event as no page', () => {
    const html = leagueBranch(SPORT, TEXTS, { leagueId: 't:1', isLeaguePage: false });
    expect(html).toContain('torneio/t:1" aria-current="true"');
  });

  it('CAT-11 ends with the link to all competitions of the sport', () => {
    const html = leagueBranch(SPORT, TEXTS, null);
    const end = html.slice(html.lastIndexOf('<a '));
    expect(end).toContain('href="/esportes/futebol/campeonatos"');
    expect(end).toContain('Todas as competições');
  });

  it('follows the counts', () => {
    const [brasil, ...others] = SPORT.categories;
    if (!brasil) throw new Error('no country');
    const more = { ...SPORT, categories: [{ ...brasil, count: 9 }, ...others] };
    expect(leagueBranch(SPORT, TEXTS, null)).toContain('<span>4</span>');
    expect(leagueBranch(more, TEXTS, null)).toContain('<span>9</span>');
  });
});
