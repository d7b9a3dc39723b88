import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** What two pictures of the same story and mode say. */
export type Comparison =
  | { readonly kind: 'same' }
  | { readonly kind: 'changed'; readonly pixels: number; readonly difference: Buffer }
  | { readonly kind: 'added' }
  | { readonly kind: 'removed' };

/**
 * How far a colour may be off, 0 to 1. Both pictures come from one browser, so hardly at all: five
 * steps of grey, since the edges of what moves are drawn a shade off at times.
 */
const THRESHOLD = 0.02;

/** The picture on a canvas of at least this size; what lies outside of it is magenta. */
function onCanvas(picture: PNG, width: number, height: number): PNG {
  const canvas = new PNG({ width, height });
  for (let at = 0; at < canvas.data.length; at += 4) canvas.data.set([255, 0, 255, 255], at);
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0);
  return canvas;
}

/** Compares two PNGs pixel by pixel; null stands for a picture that side doesn't have. */
export function compare(before: Buffer | null, after: Buffer | null): Comparison {
  if (before === null) return { kind: 'added' };
  if (after === null) return { kind: 'removed' };
  if (before.equals(after)) return { kind: 'same' };
  const [old, now] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(old.width, now.width);
  const height = Math.max(old.height, now.height);
  const difference = new PNG({ width, height });
  const pixels = pixelmatch(
    onCanvas(old, width, height).data,
    onCanvas(now, width, height).data,
    difference.data,
    width,
    height,
    { threshold: THRESHOLD, includeAA: true },
  );
  if (pixels === 0) return { kind: 'same' };
  return { kind: 'changed', pixels, difference: PNG.sync.write(difference) };
}
