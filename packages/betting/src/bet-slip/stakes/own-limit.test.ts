import { describe, expect, it } from 'vitest';
import { minorUnits } from '../../base/money.ts';
import { type OwnLimit, passedLimit } from './own-limit.ts';

const STAKE: OwnLimit = { kind: 'stake', period: 'daily', left: 3000 };
const LOSS: OwnLimit = { kind: 'loss', period: 'weekly', left: 1000 };
const TIME: OwnLimit = { kind: 'time', period: 'monthly', left: 20 };

describe('passedLimit', () => {
  it('lets a stake through that is within every limit, and that uses one up', () => {
    expect(passedLimit([STAKE, LOSS, TIME], minorUnits(1000))).toBeNull();
    expect(passedLimit([], minorUnits(99_999))).toBeNull();
  });

  it('names the limit with the least left', () => {
    expect(passedLimit([STAKE, LOSS, TIME], minorUnits(3001))).toEqual({
      reason: 'aboveOwnLimit',
      kind: 'loss',
      period: 'weekly',
      allowed: 1000,
    });
    expect(passedLimit([STAKE], minorUnits(3001))).toMatchObject({ kind: 'stake', allowed: 3000 });
  });

  it('allows no stake once the time is used up', () => {
    const used = { ...TIME, left: 0 };
    expect(passedLimit([STAKE, used], minorUnits(1))).toMatchObject({ kind: 'time', allowed: 0 });
    expect(passedLimit([{ ...LOSS, left: 0 }, used], minorUnits(5))).toMatchObject({
      kind: 'time',
    });
  });
});
