/** How many heights the button can stand at, the top one first. */
export const STICKY_STOPS = 5;

/** Where the button stands: an edge of the window and one of its heights, whatever the window's size. */
export interface StickyPlace {
  readonly side: 'start' | 'end';
  /** From 0 below `STICKY_STOPS`. */
  readonly stop: number;
}

export type StickyMove = 'up' | 'down' | 'across';

/** The place after one move; at the top and at the bottom it stays. */
export function placeMoved(place: StickyPlace, move: StickyMove): StickyPlace {
  if (move === 'across') return { ...place, side: place.side === 'start' ? 'end' : 'start' };
  const stop = place.stop + (move === 'up' ? -1 : 1);
  return { ...place, stop: Math.min(STICKY_STOPS - 1, Math.max(0, stop)) };
}

/** The move of an arrow key; null for the edge it stands at already, and for every other key. */
export function moveOfKey(key: string, { side }: StickyPlace): StickyMove | null {
  if (key === 'ArrowUp') return 'up';
  if (key === 'ArrowDown') return 'down';
  if (key === 'ArrowLeft') return side === 'end' ? 'across' : null;
  if (key === 'ArrowRight') return side === 'start' ? 'across' : null;
  return null;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A box in the window, in pixels. */
export interface StickyBox extends Size {
  readonly left: number;
  readonly top: number;
}

/** The place nearest to a box that was let go. */
export function placeNearest(box: StickyBox, window: Size): StickyPlace {
  const room = Math.max(1, window.height - box.height);
  const share = Math.min(1, Math.max(0, box.top / room));
  return {
    side: box.left + box.width / 2 < window.width / 2 ? 'start' : 'end',
    stop: Math.round(share * (STICKY_STOPS - 1)),
  };
}

/** A shift of the box, shortened so that all of it stays in the window. */
export function shiftInside(
  shift: { readonly x: number; readonly y: number },
  box: StickyBox,
  window: Size,
): { readonly x: number; readonly y: number } {
  const within = (by: number, start: number, size: number, room: number) =>
    Math.max(-start, Math.min(by, room - size - start));
  return {
    x: within(shift.x, box.left, box.width, window.width),
    y: within(shift.y, box.top, box.height, window.height),
  };
}

/** A place as a form posts it and a cookie keeps it: `end-3`. */
export function placeText({ side, stop }: StickyPlace): string {
  return `${side}-${stop}`;
}

/** The place a text names; null when it names none. */
export function placeFromText(text: unknown): StickyPlace | null {
  const found = typeof text === 'string' ? /^(start|end)-(\d)$/.exec(text) : null;
  const stop = Number(found?.[2]);
  if (!found || stop >= STICKY_STOPS) return null;
  return { side: found[1] === 'start' ? 'start' : 'end', stop };
}
