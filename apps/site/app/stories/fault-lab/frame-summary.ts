import type { LiveFrame } from '../../live/live-types.ts';

/**
 * What a frame holds, for the lab's log.
 *
 * @example
 * frameSummary({ o: { o1: '1.90' }, x: ['sr:match:1'] }) // '1 price, a new structure'
 */
export function frameSummary(frame: LiveFrame): string {
  const counted = [
    [frame.o, 'price'],
    [frame.m, 'market'],
    [frame.s, 'score'],
    [frame.c, 'clock'],
    [frame.d, 'figure'],
  ] as const;
  const parts = counted.flatMap(([values, name]) => {
    const count = Object.keys(values ?? {}).length;
    return count > 0 ? [`${count} ${name}${count > 1 ? 's' : ''}`] : [];
  });
  if (frame.gap) return 'everything, since frames are missing';
  if (frame.x) parts.push('a new structure');
  if (frame.now !== undefined) parts.push('the time');
  return parts.join(', ') || 'nothing new';
}
