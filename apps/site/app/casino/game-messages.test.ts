import { expect, it } from 'vitest';
import { BALANCE_MOVED, isBalanceMoved } from './game-messages.ts';

const GAME = 'https://games.example';

it('CAS-07 hears the word of the game’s own origin alone', () => {
  expect(isBalanceMoved({ origin: GAME, data: { type: BALANCE_MOVED } }, GAME)).toBe(true);
  for (const message of [
    { origin: 'https://other.example', data: { type: BALANCE_MOVED } },
    { origin: 'null', data: { type: BALANCE_MOVED } },
    { origin: GAME, data: { type: 'other' } },
    { origin: GAME, data: BALANCE_MOVED },
    { origin: GAME, data: null },
    { origin: GAME, data: undefined },
  ]) {
    expect(isBalanceMoved(message, GAME)).toBe(false);
  }
});
