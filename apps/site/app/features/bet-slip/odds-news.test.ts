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

function newsOf(...ids: readonly string[]): string {
  const changes = ids.map((id) => ({ id, from: '1.85', to: '1.95' }));
  return oddsNews(changes, NAMES, TEXTS, 'pt-BR');
}

describe('the news of the odds on the slip', () => {
  it('say where each price stands', () => {
    expect(newsOf('o1')).toBe('Flamengo: odd 1.95');
    expect(newsOf('o1', 'o2')).toBe('Flamengo: odd 1.95. Empate: odd 1.95');
  });

  it('name three outcomes and count the others', () => {
    expect(newsOf('o1', 'o2', 'o3', 'o4')).toMatch(/Mais de 2.5: odd 1.95. Mais 1 odd mudou$/);
    expect(newsOf('o1', 'o2', 'o3', 'o4', 'o5')).toMatch(/Mais 2 odds mudaram$/);
  });
});
