import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anEvent } from '../test/fixtures.ts';
import {
  type Favourite,
  favouriteKindOf,
  favouriteMarket,
  favouriteMatch,
  followedIds,
  lastingFavourite,
  MAX_FAVOURITES,
  presentFavourites,
  withFavourite,
  withoutFavourite,
} from './favourites.ts';

const LEAGUE = lastingFavourite('sr:tournament:325');

const someFavourites = fc
  .uniqueArray(fc.integer({ min: 1, max: 400 }), { maxLength: MAX_FAVOURITES })
  .map((numbers) =>
    numbers.map((number): Favourite => ({ id: `sr:match:${number}`, until: number * 1000 })),
  );

describe('favourites', () => {
  it.each([
    ['sr:match:7', 'event'],
    ['bg:match:7', 'event'],
    ['sr:tournament:325', 'tournament'],
    ['market:18', 'market'],
    ['market:', null],
    ['market:"><b>', null],
    ['sr:stage:7', null],
    ['sr:season:7', null],
    ['sr:match:', null],
    ['<script>', null],
  ])('are matches and competitions: %s is %s', (id, kind) => {
    expect(favouriteKindOf(id)).toBe(kind);
  });

  it('are followed on a page of their own unless they are kinds of markets', () => {
    expect(followedIds(['market:18', 'sr:match:7', LEAGUE.id, favouriteMarket('1')])).toEqual([
      'sr:match:7',
      LEAGUE.id,
    ]);
  });

  it('come newest first, each once, and the oldest gives way to the hundred and first', () => {
    const full = Array.from({ length: MAX_FAVOURITES }, (_, index) =>
      lastingFavourite(`sr:tournament:${index}`),
    );
    const more = withFavourite(full, LEAGUE);
    expect(more).toHaveLength(MAX_FAVOURITES);
    expect(more[0]).toEqual(LEAGUE);
    expect(more).not.toContainEqual(full.at(-1));
    expect(withFavourite(more, LEAGUE)).toEqual(more);
  });

  it('forget a match that ended, or began a day ago, and no competition', () => {
    const match = anEvent();
    const list = [favouriteMatch(match), LEAGUE];
    const day = 24 * 60 * 60 * 1000;
    const present = (now: number, ...ended: string[]) =>
      presentFavourites(list, { now, endedIds: new Set(ended) }).map(({ id }) => id);
    expect(present(match.scheduledAt + day - 1)).toEqual([match.id, LEAGUE.id]);
    expect(present(match.scheduledAt + day)).toEqual([LEAGUE.id]);
    expect(present(match.scheduledAt, match.id)).toEqual([LEAGUE.id]);
  });

  it('are the same however often one is put in or taken out, and never too many', () => {
    fc.assert(
      fc.property(someFavourites, fc.integer({ min: 1, max: 400 }), (list, number) => {
        const added = { id: `sr:match:${number}`, until: 1 };
        const once = withFavourite(list, added);
        expect(withFavourite(once, added)).toEqual(once);
        expect(once.length).toBeLessThanOrEqual(MAX_FAVOURITES);
        const out = withoutFavourite(once, added.id);
        expect(out.map(({ id }) => id)).not.toContain(added.id);
        expect(withoutFavourite(out, added.id)).toEqual(out);
      }),
    );
  });
});
