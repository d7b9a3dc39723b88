import { emptyBetSlip } from '@vitrine/betting/bet-slip/bet-slip';
import { aSelection, NOW } from '@vitrine/betting/test/fixtures';
import { pino } from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { openBrowser } from '../../../test/browser.ts';
import { openTestSite } from '../../../test/site.ts';
import { unreachableStore } from '../../../test/unreachable-store.ts';
import { StoreUnavailable } from '../base/store/store.ts';
import {
  changeBetSlip,
  hasBetSlip,
  moveBetSlip,
  seenBetSlip,
  storedBetSlip,
} from './bet-slip-store.server.ts';

const TAP = {
  kind: 'selectionTapped',
  selection: aSelection(1),
  isEventShown: true,
  at: NOW,
} as const;

/** A visitor whose stored slip is no slip, and what is logged of it. */
async function withBrokenSlip() {
  const site = openTestSite();
  const { visitor: guest } = await openBrowser(site).visitor();
  const visitor = { ...guest, isNew: false };
  await site.store.set(`slip:${visitor.id}`, { step: 'lost' }, { ttlMs: 60_000 });
  const logged: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => void logged.push(line) });
  return { visitor, context: site.context({ log }), logged };
}

describe('a stored slip that can’t be read', () => {
  it('is an empty one, and logged', async () => {
    const { visitor, context, logged } = await withBrokenSlip();
    const slip = await storedBetSlip(visitor, context);
    expect(slip).toEqual(emptyBetSlip(slip.intentId));
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain('stored bet slip not read');
  });

  it('takes the next tap', async () => {
    const { visitor, context } = await withBrokenSlip();
    const slip = await changeBetSlip(visitor, context, [TAP]);
    expect(slip).toMatchObject({ step: 'settingBet', selections: [{ outcomeId: 'o1' }] });
    expect(await storedBetSlip(visitor, context)).toEqual(slip);
  });
});

it('a moved slip forgets the ticket before it, which may be another bettor’s', async () => {
  const site = openTestSite();
  const { visitor, context } = await openBrowser(site).visitor();
  const slip = { ...emptyBetSlip('i2'), lastIntentId: 'i1' };
  await site.store.set(`slip:${visitor.id}`, slip, { ttlMs: 60_000 });
  await moveBetSlip(visitor.id, 'next', 'u-1', context);
  expect(await storedBetSlip({ id: 'next' }, context)).toEqual(emptyBetSlip('i2'));
});

describe('the slip that a request shows', () => {
  it('is read once for frame and content, and again when the request has changed it', async () => {
    const site = openTestSite();
    const { visitor: guest, context } = await openBrowser(site).visitor();
    const visitor = { ...guest, isNew: false };
    const read = vi.spyOn(context.store, 'get');
    expect(await hasBetSlip(visitor.id, context)).toBe(false);
    expect(await seenBetSlip(visitor, context)).toMatchObject({ selections: [] });
    expect(read).toHaveBeenCalledOnce();
    const changed = await changeBetSlip(visitor, context, [TAP]);
    expect(await seenBetSlip(visitor, context)).toEqual(changed);
    expect(await seenBetSlip(visitor, context)).toEqual(changed);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('is that of the request alone', async () => {
    const site = openTestSite();
    const browser = openBrowser(site);
    const { visitor: guest, context } = await browser.visitor();
    const visitor = { ...guest, isNew: false };
    await seenBetSlip(visitor, context);
    const changed = await changeBetSlip(visitor, site.context(), [TAP]);
    expect(await seenBetSlip(visitor, context)).toMatchObject({ selections: [] });
    expect(await seenBetSlip(visitor, site.context())).toEqual(changed);
  });

  it('is empty for a guest while the store can’t be reached, and unknown to whoever must know', async () => {
    const site = openTestSite();
    const { visitor: guest } = await openBrowser(site).visitor();
    const context = site.context({ store: unreachableStore() });
    const visitor = { ...guest, isNew: false };
    expect(await seenBetSlip(visitor, context)).toMatchObject({ selections: [] });
    await expect(hasBetSlip(visitor.id, context)).rejects.toThrow(StoreUnavailable);
  });
});
