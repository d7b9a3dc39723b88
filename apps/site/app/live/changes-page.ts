import type { LiveFrame } from './live-types.ts';

/**
 * Whether a frame changes something that only the page's data can show: events joined or left, an
 * event has other markets, the feed went down or up, or frames were missed.
 */
export function changesPage(frame: LiveFrame): boolean {
  return (frame.x ?? frame.gap ?? frame.f) !== undefined;
}
