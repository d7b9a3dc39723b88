import { paths, fragment } from '../paths.ts';

/** The place behind a selected price that leads to its stake: where a tap without scripts ends. */
export function slipAnchor(outcomeId: string): string {
  return `slip:${outcomeId}`;
}

/** The slip's page at the field of a stake. */
export function stakePath(stakeId: string): string {
  return `${paths.betSlip}#${fragment(stakeId)}`;
}

export function ticketPath(intentId: string): string {
  return `/bet-slip/tickets/${intentId}`;
}

/** The page of one slip that was put aside. */
export function keptSlipPath(keptId: string): string {
  return `${paths.keptSlips}/${encodeURIComponent(keptId)}`;
}

/** Names the placement that came to nothing, in the address of the slip that says why. */
export const NOT_PLACED = 'notPlaced';

export function notPlacedPath(intentId: string): string {
  return `${paths.betSlip}?${NOT_PLACED}=${encodeURIComponent(intentId)}`;
}
