import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ANNOUNCEMENT_EVERY_MS,
  announced,
  announcementWait,
  type FollowedPrice,
  hearPrices,
  startAnnouncing,
  unsaidChanges,
} from './odds-announcement.ts';

/** Prices that stand as they were taken, or moved: `[taken, latest]`. */
const prices = (texts: Readonly<Record<string, string | readonly [string, string]>>) =>
  new Map(
    Object.entries(texts).map(([id, text]) => {
      const [taken, latest] = typeof text === 'string' ? [text, text] : text;
      return [id, { taken, latest }] as const;
    }),
  );

describe('what is said of changing prices', () => {
  it('is nothing of the prices the page came with, nor of one that joins them', () => {
    const started = startAnnouncing(prices({ o1: '1.85' }));
    expect(announcementWait(started, 0)).toBeNull();
    const joined = hearPrices(started, prices({ o1: '1.85', o2: '2.10' }));
    expect(announcementWait(joined, 60_000)).toBeNull();
  });

  it('is how a price moved that joins them, since it was taken', () => {
    const started = startAnnouncing(prices({ o1: ['1.85', '1.90'] }));
    expect(announcementWait(started, 0)).toBeNull();
    const joined = hearPrices(started, prices({ o1: ['1.85', '1.90'], o2: ['2.10', '2.30'] }));
    expect(unsaidChanges(joined)).toEqual([{ id: 'o2', from: '2.10', to: '2.30' }]);
  });

  it('is each price as it was said and as it stands, whatever lay between', () => {
    let heard = startAnnouncing(prices({ o1: '1.85', o2: '2.10', o3: '3.00' }));
    for (const o1 of ['1.90', '1.95', '2.00'])
      heard = hearPrices(heard, prices({ o1, o2: '2.10' }));
    expect(unsaidChanges(heard)).toEqual([{ id: 'o1', from: '1.85', to: '2.00' }]);
  });

  it('is nothing of a price that came back, or left', () => {
    const moved = hearPrices(startAnnouncing(prices({ o1: '1.85' })), prices({ o1: '1.90' }));
    expect(unsaidChanges(hearPrices(moved, prices({ o1: '1.85' })))).toEqual([]);
    expect(unsaidChanges(hearPrices(moved, prices({})))).toEqual([]);
  });

  it('waits for the rest of its 10 seconds', () => {
    const said = announced(startAnnouncing(prices({ o1: '1.85' })), 1_000);
    const heard = hearPrices(said, prices({ o1: '1.90' }));
    expect(announcementWait(heard, 1_200)).toBe(ANNOUNCEMENT_EVERY_MS - 200);
    expect(announcementWait(heard, 10_999)).toBe(1);
    expect(announcementWait(heard, 11_000)).toBe(0);
  });
});

const texts = fc.constantFrom('1.50', '1.85', '2.10', '4.35');
const pages = fc
  .dictionary(fc.constantFrom('o1', 'o2', 'o3'), fc.oneof(texts, fc.tuple(texts, texts)))
  .map(prices);
const changes = fc.array(fc.record({ after: fc.nat(3_000), prices: pages }), { maxLength: 80 });

/** Everything a listener hears when prices come at their times and messages as soon as they may. */
function listen(
  first: ReadonlyMap<string, FollowedPrice>,
  heard: readonly {
    readonly after: number;
    readonly prices: ReadonlyMap<string, FollowedPrice>;
  }[],
) {
  let announcement = startAnnouncing(first);
  let now = 0;
  const messages: { readonly at: number; readonly ids: readonly string[] }[] = [];
  const known = new Map(announcement.latest);

  function passUntil(end: number): void {
    const wait = announcementWait(announcement, now);
    if (wait !== null && now + wait <= end) {
      const changed = unsaidChanges(announcement);
      changed.forEach(({ id, to }) => known.set(id, to));
      messages.push({ at: now + wait, ids: changed.map(({ id }) => id) });
      announcement = announced(announcement, now + wait);
    }
    now = end;
  }

  for (const { after, prices: latest } of heard) {
    passUntil(now + after);
    for (const [id, { taken }] of latest) if (!announcement.latest.has(id)) known.set(id, taken);
    announcement = hearPrices(announcement, latest);
  }
  passUntil(Infinity);
  return { messages, known, latest: announcement.latest };
}

describe('however many prices change', () => {
  it('there is at most one message in 10 seconds', () => {
    fc.assert(
      fc.property(pages, changes, (first, heard) => {
        const { messages } = listen(first, heard);
        messages.slice(1).forEach(({ at }, index) => {
          expect(at - (messages[index]?.at ?? 0)).toBeGreaterThanOrEqual(ANNOUNCEMENT_EVERY_MS);
        });
      }),
    );
  });

  it('no message is empty, and the last state of each is said in the end', () => {
    fc.assert(
      fc.property(pages, changes, (first, heard) => {
        const { messages, known, latest } = listen(first, heard);
        for (const { ids } of messages) expect(ids.length).toBeGreaterThan(0);
        for (const [id, text] of latest) expect(known.get(id)).toBe(text);
      }),
    );
  });
});
