import { Idiomorph } from 'idiomorph';
import { SLIP_MARK } from './selected-odds.ts';

/**
 * What belongs to this browser: the slip's odds, the favourites with the fields of their stars, what
 * the reader folded or unfolded, and where a price has just moved.
 */
const KEPT = new Set(['aria-pressed', 'name', 'open', 'data-direction']);

function isOfSlip(node: Node): boolean {
  return node instanceof Element && node.hasAttribute(SLIP_MARK);
}

/** Brings a board to what its HTML says now; nodes that stay are the same nodes. */
export async function morphBoard(board: HTMLElement, html: string): Promise<void> {
  await Idiomorph.morph(board, html, {
    morphStyle: 'innerHTML',
    callbacks: {
      beforeAttributeUpdated: (attribute) => !KEPT.has(attribute),
      beforeNodeRemoved: (node) => !isOfSlip(node),
    },
  });
}
