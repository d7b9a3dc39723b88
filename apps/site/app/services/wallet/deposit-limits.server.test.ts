import { minorUnits } from '@vitrine/betting/base/money';
import { describe, expect, it } from 'vitest';
import { aboveRoomOfWallet, depositLimits, walletRoom } from './deposit-limits.server.ts';

const FACTS = { minimum: 100, maximum: 5_000_000 };

describe('the limits of a deposit', () => {
  it.each([true, false, {}])('WAL-16 are those of the brand while the flag is %j', (flag) => {
    expect(depositLimits(flag, FACTS)).toEqual(FACTS);
  });

  it.each([
    [500, 50_000],
    [499.99, 49_999],
    [80_000, 8_000_000],
  ])('WAL-16 follow a flag of %d, below the brand’s facts and above', (flag, maximum) => {
    expect(depositLimits(flag, FACTS)).toEqual({ minimum: 100, maximum });
  });

  it('are a single amount where the flag allows less than the brand’s minimum', () => {
    expect(depositLimits(0.5, FACTS)).toEqual({ minimum: 50, maximum: 50 });
    expect(depositLimits(-1, FACTS)).toEqual({ minimum: 0, maximum: 0 });
  });
});

describe('the room of a wallet', () => {
  it('WAL-16 is what lacks to the highest balance, and never less than nothing', () => {
    expect(walletRoom(1000, minorUnits(980_50))).toBe(19_50);
    expect(walletRoom(1000, minorUnits(1200_00))).toBe(0);
  });

  it('is unknown without a limit, or without a balance', () => {
    expect(walletRoom(true, minorUnits(100))).toBeNull();
    expect(walletRoom(1000, null)).toBeNull();
  });

  it.each([
    [null, null],
    [5000, null],
    [4999, { field: 'amount', code: 'aboveWalletLimit', amount: 4999 }],
    [99, { field: null, code: 'walletFull' }],
  ])('of %s says of 50.00 what is above it', (room, refusal) => {
    const known = room === null ? null : minorUnits(room);
    expect(aboveRoomOfWallet(known, minorUnits(5000), minorUnits(100))).toEqual(refusal);
  });
});
