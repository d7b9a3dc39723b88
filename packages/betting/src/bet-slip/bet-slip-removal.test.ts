import { describe, expect, it } from 'vitest';
import { REMOVED_AFTER_MS } from './bet-slip-removal.ts';
import type { Selection } from './bet-slip-types.ts';
import { emptyBetSlip, reduceBetSlip } from './bet-slip.ts';
import { aSelection, KICK_OFF } from '../test/fixtures.ts';

const STARTED = { eventStatus: 'live', marketStatus: 'inactive', outcomeActive: false } as const;

/** The slip with these selections, at a time. */
function after(now: number, ...selections: readonly Selection[]) {
  const slip = { ...emptyBetSlip('i1'), step: 'settingBet', selections } as const;
  return reduceBetSlip(slip, { kind: 'removalDue', now });
}

describe('a selection that ended', () => {
  const removeAt = KICK_OFF + REMOVED_AFTER_MS;
  const started = aSelection(1, { ...STARTED, removeAt });

  it('SLIP-18 leaves the slip at its time, and a warning says so', () => {
    expect(after(removeAt - 1, started).selections).toHaveLength(1);
    expect(after(removeAt, started)).toMatchObject({
      step: 'initial',
      selections: [],
      warning: { code: 'someEnded', shownAt: removeAt },
    });
  });

  it('SLIP-18 leaves the others as they are', () => {
    const open = aSelection(2, { removeAt });
    expect(after(removeAt, started, open).selections).toEqual([open]);
  });

  it('SLIP-18 gets its time when it ends without one', () => {
    const closed = aSelection(1, { eventStatus: 'closed' });
    const [timed] = after(KICK_OFF, closed).selections;
    expect(timed?.removeAt).toBe(removeAt);
  });

  it('SLIP-18 gets its time and leaves with an event that is over, and stays with one that is not', () => {
    const suspended = aSelection(1, { eventStatus: 'live', marketStatus: 'suspended' });
    const other = aSelection(2, { eventStatus: 'live', marketStatus: 'suspended' });
    const slip = {
      ...emptyBetSlip('i1'),
      step: 'settingBet',
      selections: [suspended, other],
    } as const;
    const over = { kind: 'removalDue', endedIds: [suspended.eventId] } as const;
    const timed = reduceBetSlip(slip, { ...over, now: KICK_OFF });
    expect(timed.selections).toEqual([{ ...suspended, removeAt }, other]);
    expect(reduceBetSlip(timed, { ...over, now: removeAt }).selections).toEqual([other]);
  });

  it('SLIP-18 stays while the market is only suspended, or the match begins late', () => {
    const suspended = aSelection(1, { eventStatus: 'live', marketStatus: 'suspended', removeAt });
    const late = aSelection(2, { removeAt });
    expect(after(removeAt * 2, suspended, late).selections).toEqual([suspended, late]);
  });
});
