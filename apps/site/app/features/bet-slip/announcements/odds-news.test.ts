import { inOddsFormat } from '@vitrine/betting/base/odds-format';
import { textsOf } from '@vitrine/messages/texts';
import { describe, expect, it } from 'vitest';
import { oddsNews } from './odds-news.ts';

const TEXTS = textsOf('pt-BR', 'sportsbook');
const NAMES = new Map([
  ['o1', 'Flamengo'],
  ['o2', 'Empate'],
  ['o3', 'Mais de 2.5'],
  ['o4', 'Santos'],
  ['o5', 'Bahia'],
]);

const WORDS = { texts: TEXTS, language: 'pt-BR', oddsText: (decimal: string) => decimal };

function newsOf(...ids: readonly string[]): string {
  const changes = ids.map((id) => ({ id, from: '1.85', to: '1.95' }));
  return oddsNews(changes, NAMES, WORDS);
}

describe('the news of the odds on the slip', () => {
  it('say whether each price rose or fell, and where it stands', () => {
    expect(newsOf('o1')).toBe('Flamengo: odd subiu para 1.95');
    expect(newsOf('o1', 'o2')).toBe('Flamengo: odd subiu para 1.95. Empate: odd subiu para 1.95');
    const fallen = [{ id: 'o1', from: '10.00', to: '9.50' }];
    expect(oddsNews(fallen, NAMES, WORDS)).toBe('Flamengo: odd caiu para 9.50');
  });

  it('compare decimal odds, and say them in the format of the visitor', () => {
    const changes = [{ id: 'o1', from: '1.91', to: '2.50' }];
    const american = (decimal: string) => inOddsFormat(decimal, 'american');
    expect(oddsNews(changes, NAMES, { ...WORDS, oddsText: american })).toBe(
      `Flamengo: odd subiu para ${american('2.50')}`,
    );
  });

  it('name three outcomes and count the others', () => {
    expect(newsOf('o1', 'o2', 'o3', 'o4')).toMatch(
      /Mais de 2.5: odd subiu para 1.95. Mais 1 odd mudou$/,
    );
    expect(newsOf('o1', 'o2', 'o3', 'o4', 'o5')).toMatch(/Mais 2 odds mudaram$/);
  });
});
