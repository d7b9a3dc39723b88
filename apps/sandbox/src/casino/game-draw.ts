import type { GameKind } from '@vitrine/betting/casino/casino-game';
import type { Random } from '../world/random.ts';

/** What a bettor may choose before a round, by the kind of the game. */
export const CHOICES: Readonly<Partial<Record<GameKind, readonly string[]>>> = {
  crash: ['1.5', '2', '5', '10'],
  roulette: ['red', 'black', 'green'],
};

/** How a round ended. */
export interface Drawn {
  /** The win as a multiple of the stake, in hundredths; 0 for none. */
  readonly multiplier: number;
  /** What the page shows of it: symbols, a number, where the curve broke. */
  readonly shown: readonly string[];
}

const SYMBOLS = ['♥', '♠', '★', '♦', '7', '♣'] as const;
/** Wins of a game of symbols, in hundredths, and which part of what it returns each one gives. */
const WINS: readonly (readonly [number, number])[] = [
  [200, 0.6],
  [500, 0.3],
  [2000, 0.1],
];
const POCKETS = 37;
const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

/**
 * Draws a round of a game that returns `rtp` percent in the long run. A choice that the kind does not
 * know counts as its first one.
 */
export function drawGame(
  { kind, rtp }: { readonly kind: GameKind; readonly rtp: number },
  choice: string,
  random: Random,
): Drawn {
  const chosen = CHOICES[kind]?.find((known) => known === choice) ?? CHOICES[kind]?.[0] ?? '';
  if (kind === 'crash') return drawCrash(Number(chosen) * 100, rtp / 100, random);
  if (kind === 'roulette') return drawRoulette(chosen, random);
  return drawSymbols(rtp / 100, random);
}

function drawCrash(target: number, returned: number, random: Random): Drawn {
  // The curve reaches a multiple with the chance that makes each target return the same.
  const broke = Math.max(100, Math.min(100_000, Math.floor((returned * 100) / (1 - random()))));
  return { multiplier: broke >= target ? target : 0, shown: [(broke / 100).toFixed(2)] };
}

function drawRoulette(chosen: string, random: Random): Drawn {
  const pocket = Math.floor(random() * POCKETS);
  const colour = pocket === 0 ? 'green' : RED.has(pocket) ? 'red' : 'black';
  const win = chosen === 'green' ? 3600 : 200;
  return { multiplier: colour === chosen ? win : 0, shown: [String(pocket), colour] };
}

function drawSymbols(returned: number, random: Random): Drawn {
  let left = random();
  for (const [at, [win, part]] of WINS.entries()) {
    left -= (part * returned * 100) / win;
    const symbol = SYMBOLS[at * 2] ?? SYMBOLS[0];
    if (left < 0) return { multiplier: win, shown: [symbol, symbol, symbol] };
  }
  const first = Math.floor(random() * SYMBOLS.length);
  const shown = [first, first + 1 + Math.floor(random() * 2), first + 3];
  return { multiplier: 0, shown: shown.map((at) => SYMBOLS[at % SYMBOLS.length] ?? SYMBOLS[0]) };
}
