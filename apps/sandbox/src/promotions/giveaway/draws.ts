import { minorUnits, ZERO, type MinorUnits } from '@vitrine/betting/base/money';
import type { Random } from '../../world/random.ts';
import type { Reward } from './giveaway.ts';

/** Outcomes of a draw and how many chances in a hundred each has. */
type Chances<Outcome> = readonly (readonly [chances: number, outcome: Outcome])[];

function drawn<Outcome>(table: Chances<Outcome>, last: Outcome, random: Random): Outcome {
  let left = random() * 100;
  for (const [chances, outcome] of table) {
    left -= chances;
    if (left < 0) return outcome;
  }
  return last;
}

/** Percent of the day's losses that come back. */
const CASHBACK_PERCENT: Chances<number> = [
  [30, 5],
  [20, 10],
  [10, 20],
];

/** The cashback of a day's losses: nothing in four boxes of ten. */
export function drawCashback(lost: MinorUnits, random: Random): MinorUnits {
  return minorUnits(Math.floor((lost * drawn(CASHBACK_PERCENT, 0, random)) / 100));
}

const EGG_AMOUNTS: Chances<MinorUnits> = [
  [50, minorUnits(1_00)],
  [30, minorUnits(2_50)],
  [15, minorUnits(5_00)],
];

/** What is in an egg; never nothing. */
export function drawEgg(random: Random): MinorUnits {
  return drawn(EGG_AMOUNTS, minorUnits(20_00), random);
}

const SPIN_REWARDS: Chances<Reward> = [
  [35, { type: 'freeSpins', spins: 5 }],
  [20, { type: 'freeSpins', spins: 10 }],
  [15, { type: 'money', amount: minorUnits(2_00) }],
  [10, { type: 'freeBet', amount: minorUnits(5_00) }],
];

/** What a spin of the wheel brings. */
export function drawSpin(random: Random): Reward {
  return drawn(SPIN_REWARDS, { type: 'nothing' }, random);
}

const ROUND_WINNINGS: Chances<MinorUnits> = [
  [20, minorUnits(20)],
  [8, minorUnits(1_00)],
  [2, minorUnits(8_00)],
];

/** Winnings of one free round. */
export function drawRound(random: Random): MinorUnits {
  return drawn(ROUND_WINNINGS, ZERO, random);
}
