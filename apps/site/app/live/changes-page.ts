import type { LiveFrame } from './live-types.ts';

/**
 * Whether a frame holds what only the page's data can show: events came or went, markets are others,
 * the feed went down or up, frames were missed.
 */
export function changesPage(frame: LiveFrame): boolean {
  return (frame.x ?? frame.gap ?? frame.f) !== undefined;
}
