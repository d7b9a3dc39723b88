import { describe, expect, it } from 'vitest';
import { aMarket, anEvent } from './fixtures.ts';
import {
  isEventInactive,
  marketStatusFromNumber,
  marketStatusFromWord,
  slipMarketStatusFromWord,
  visibleMarkets,
} from './market-status.ts';

describe('market statuses', () => {
  it.each([
    [1, 'active'],
    [-1, 'suspended'],
    [0, 'inactive'],
    [3, 'closed'],
    [99, 'inactive'],
  ])('CAT-18 reads %d of provider one as %s', (number, status) => {
    expect(marketStatusFromNumber(number)).toBe(status);
  });

  it.each([
    ['Unpriced', 'inactive'],
    ['Trading', 'active'],
    ['Suspended', 'suspended'],
    ['NonRunner', 'inactive'],
  ] as const)('CAT-18 reads %s of provider two as %s', (word, status) => {
    expect(marketStatusFromWord(word)).toBe(status);
  });

  it.each([
    ['Closed', 'suspended'],
    ['Open', 'active'],
    ['Suspended', 'inactive'],
  ] as const)('SLIP-15 reads %s of provider two as %s on the slip', (word, status) => {
    expect(slipMarketStatusFromWord(word)).toBe(status);
  });
});

describe('markets of an event', () => {
  const active = aMarket({ id: 'a' });
  const suspended = aMarket({ id: 's', status: 'suspended' });
  const inactive = aMarket({ id: 'i', status: 'inactive' });

  it('CAT-18 leave the list when inactive or suspended', () => {
    const event = anEvent({ markets: [suspended, active, inactive] });
    expect(visibleMarkets(event)).toEqual([active]);
    expect(isEventInactive(event)).toBe(false);
  });

  it('CAT-18 mark the event inactive when none is active', () => {
    expect(isEventInactive(anEvent({ markets: [suspended, inactive] }))).toBe(true);
    expect(isEventInactive(anEvent({ markets: [] }))).toBe(false);
  });
});
