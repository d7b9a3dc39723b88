import { describe, expect, it } from 'vitest';
import { quickStakeField, readQuickStakes } from './read-quick-stakes.ts';

const brazil = {
  decimalSeparator: ',',
  currency: 'BRL',
  minStake: 50,
  maxStake: 3_000_000,
} as const;

function read(...texts: readonly string[]) {
  const form = new FormData();
  texts.forEach((text, index) => form.set(quickStakeField(index), text));
  return readQuickStakes(form, brazil);
}

describe('ready amounts of a bettor', () => {
  it('are four amounts in rising order', () => {
    expect(read('1', '2,50', '10', '100,00')).toEqual({
      ok: true,
      stakes: [100, 250, 1000, 10_000],
    });
  });

  it('say of each field what is wrong, and keep what was typed', () => {
    expect(read('0,10', 'x', '10', '5')).toEqual({
      ok: false,
      entries: [
        { text: '0,10', problem: 'wrong' },
        { text: 'x', problem: 'wrong' },
        { text: '10', problem: null },
        { text: '5', problem: 'order' },
      ],
    });
    expect(read('1', '2', '3')).toMatchObject({ ok: false });
    expect(read('1', '2', '3', '30000,01')).toMatchObject({ ok: false });
  });
});
