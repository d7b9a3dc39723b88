import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  STICKY_STOPS,
  moveOfKey,
  placeFromText,
  placeMoved,
  placeNearest,
  placeText,
  shiftInside,
  type StickyPlace,
} from './sticky-place.ts';

const phone = { width: 360, height: 640 };
const place = fc.record<StickyPlace>({
  side: fc.constantFrom('start' as const, 'end' as const),
  stop: fc.integer({ min: 0, max: STICKY_STOPS - 1 }),
});

describe('places', () => {
  it('are reached from each other by moves, and none lies outside', () => {
    fc.assert(
      fc.property(
        place,
        fc.array(fc.constantFrom('up' as const, 'down' as const, 'across' as const)),
        (first, moves) => {
          const last = moves.reduce(placeMoved, first);
          expect(last.stop).toBeGreaterThanOrEqual(0);
          expect(last.stop).toBeLessThan(STICKY_STOPS);
        },
      ),
    );
  });

  it('follow the arrow keys, and stay at the edge they stand at', () => {
    const end: StickyPlace = { side: 'end', stop: 2 };
    expect(moveOfKey('ArrowUp', end)).toBe('up');
    expect(moveOfKey('ArrowDown', end)).toBe('down');
    expect(moveOfKey('ArrowLeft', end)).toBe('across');
    expect(moveOfKey('ArrowRight', end)).toBeNull();
    expect(moveOfKey('ArrowRight', { side: 'start', stop: 2 })).toBe('across');
    expect(moveOfKey('Enter', end)).toBeNull();
  });

  it('are written and read again', () => {
    fc.assert(
      fc.property(place, (any) => {
        expect(placeFromText(placeText(any))).toEqual(any);
      }),
    );
    for (const text of ['', 'middle-2', 'end-5', 'end-12', 'start-', null, 3]) {
      expect(placeFromText(text)).toBeNull();
    }
  });
});

describe('placeNearest', () => {
  it.each([
    [{ left: 0, top: 0 }, 'start-0'],
    [{ left: 290, top: 10 }, 'end-0'],
    [{ left: 10, top: 290 }, 'start-2'],
    [{ left: 200, top: 640 - 64 }, 'end-4'],
  ])('of a box at %o is %s', (at, expected) => {
    expect(placeText(placeNearest({ ...at, width: 64, height: 64 }, phone))).toBe(expected);
  });
});

it('a shift keeps the whole box in the window', () => {
  const shift = fc.record({ x: fc.integer(), y: fc.integer() });
  const corner = fc.record({
    left: fc.integer({ min: 0, max: phone.width - 64 }),
    top: fc.integer({ min: 0, max: phone.height - 64 }),
  });
  fc.assert(
    fc.property(shift, corner, (by, at) => {
      const kept = shiftInside(by, { ...at, width: 64, height: 64 }, phone);
      expect(at.left + kept.x).toBeGreaterThanOrEqual(0);
      expect(at.left + kept.x).toBeLessThanOrEqual(phone.width - 64);
      expect(at.top + kept.y).toBeGreaterThanOrEqual(0);
      expect(at.top + kept.y).toBeLessThanOrEqual(phone.height - 64);
    }),
  );
});
