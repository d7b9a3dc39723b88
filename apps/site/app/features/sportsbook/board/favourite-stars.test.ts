import { expect, it } from 'vitest';
import { withFavourites } from './favourite-stars.ts';

const star = (id: string) =>
  `<button form="favourites" type="submit" name="favourite" value="${id}" data-favourite="${id}" aria-pressed="false" class="favourite-button">`;
const pressed = (id: string) =>
  star(id).replace('"favourite"', '"unfavourite"').replace('pressed="false"', 'pressed="true"');

it('presses the stars of the favourites, wherever they stand, and lets them take out', () => {
  const board = star('sr:match:1') + star('sr:match:10') + star('sr:match:1');
  expect(withFavourites(board, new Set(['sr:match:1', 'sr:match:2']))).toBe(
    pressed('sr:match:1') + star('sr:match:10') + pressed('sr:match:1'),
  );
  expect(withFavourites(board, new Set())).toBe(board);
});
