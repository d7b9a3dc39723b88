import type { BetSlip } from './bet-slip-types.ts';

/**
 * Whether the slip was sent: it waits, shows a result or lost the answer, and takes no selections.
 * Source: 3§4.
 */
export function isPlaced({ step }: Pick<BetSlip, 'step'>): boolean {
  return step === 'waiting' || step === 'result' || step === 'disconnected';
}
