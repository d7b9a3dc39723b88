import { describe, expect, it } from 'vitest';
import { aMarket, anEvent } from '../test/fixtures.ts';
import {
  isEventInactive,
  isOffered,
  keepsPlace,
  slipMarketStatus,
  visibleMarkets,
} from './market-status.ts';

describe('market statuses', () => {
  it.each([
    ['closed', 'suspended'],
    ['active', 'active'],
    ['suspended', 'inactive'],
    ['inactive', 'inactive'],
  ] as const)('SLIP-15 reads %s of provider two as %s on the slip', (status, onSlip) => {
    expect(slipMarketStatus('two', status)).toBe(onSlip);
    expect(slipMarketStatus('one', status)).toBe(status);
  });
});

describe('an outcome', () => {
  it.each([
    ['active', true, true],
    ['active', false, false],
    ['suspended', true, false],
    ['inactive', true, false],
    ['closed', true, false],
  ] as const)('SLIP-05 in a market that is %s, active itself: %s, is offered: %s', (...given) => {
    const [marketStatus, isOutcomeActive, offered] = given;
    expect(isOffered(marketStatus, isOutcomeActive)).toBe(offered);
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

it.each([
  ['active', true],
  ['suspended', true],
  ['inactive', false],
  ['closed', false],
] as const)('CAT-18 keeps the place of a market that is %s: %s', (status, answer) => {
  expect(keepsPlace(status)).toBe(answer);
});
