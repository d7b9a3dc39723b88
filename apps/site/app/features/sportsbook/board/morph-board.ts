/** What belongs to this browser: the slip's odds, and what the reader folded or unfolded. */
const KEPT = new Set(['aria-pressed', 'open']);

/**
 * Brings a board to what its HTML says now; nodes that stay are the same nodes. `isWanted` is asked once
 * the tool has come: HTML that is older by then changes nothing.
 */
export async function morphBoard(
  board: HTMLElement,
  html: string,
  isWanted: () => boolean,
): Promise<void> {
  // No first visit waits for it: a board comes whole, and changes later.
  const { Idiomorph } = await import('idiomorph');
  if (!isWanted()) return;
  await Idiomorph.morph(board, html, {
    morphStyle: 'innerHTML',
    callbacks: {
      beforeAttributeUpdated: (attribute) => !KEPT.has(attribute),
    },
  });
}
