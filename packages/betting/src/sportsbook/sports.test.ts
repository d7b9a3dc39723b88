import { expect, it } from 'vitest';
import { sportById, sportBySlug, SPORTS } from './sports.ts';

it('knows each sport by its id and by its word, and no other', () => {
  for (const sport of SPORTS) {
    expect(sportById(sport.id)).toBe(sport);
    expect(sportBySlug(sport.slug)).toBe(sport);
    expect(encodeURIComponent(sport.slug)).toBe(sport.slug);
  }
  for (const of of ['id', 'key', 'slug'] as const) {
    expect(new Set(SPORTS.map((sport) => sport[of])).size).toBe(SPORTS.length);
  }
  expect(sportById('sr:sport:999')).toBeUndefined();
  expect(sportBySlug('xadrez')).toBeUndefined();
});
