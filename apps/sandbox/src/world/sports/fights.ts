import { fight } from './fight.ts';

export const BOXING_ROUNDS = 10;
export const MMA_ROUNDS = 3;

export const BOXING_RULES = fight({
  name: 'boxing',
  rounds: BOXING_ROUNDS,
  roundSeconds: 180,
  stoppage: 0.06,
  draw: 0.09,
});

/** A draw is so rare that nobody offers it. */
export const MMA_RULES = fight({
  name: 'mma',
  rounds: MMA_ROUNDS,
  roundSeconds: 300,
  stoppage: 0.2,
  draw: 0,
});
