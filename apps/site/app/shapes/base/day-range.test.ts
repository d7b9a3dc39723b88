import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayRange, rangeFields } from './day-range.ts';

const TODAY = '2026-03-01';

function read(search: string) {
  return dayRange(new URLSearchParams(search), TODAY);
}

describe('dayRange', () => {
  it('is the last 90 days unless the address says otherwise', () => {
    expect(read('')).toEqual({ from: '2025-12-01', to: TODAY, days: 90, problem: null });
    expect(read('dias=7')).toMatchObject({ from: '2026-02-22', to: TODAY, days: 7 });
    expect(read('dias=8')).toMatchObject({ days: 90, problem: null });
  });

  it('takes a range of one’s own, with both days part of it', () => {
    const range = read('de=2026-02-10&ate=2026-02-10');
    expect(range).toEqual({ from: '2026-02-10', to: '2026-02-10', days: null, problem: null });
  });

  it.each([
    ['de=2026-02-30&ate=2026-03-01', 'unread', 'from'],
    ['de=&ate=2026-03-01', 'unread', 'from'],
    ['de=10/02/2026&ate=2026-03-01', 'unread', 'from'],
    ['ate=2026-03-01', 'unread', 'from'],
    ['de=2026-02-10&ate=', 'unread', 'to'],
    ['de=2026-02-11&ate=2026-02-10', 'order', 'to'],
    ['de=2026-02-11&ate=2026-03-02', 'future', 'to'],
    ['de=2024-02-11&ate=2026-03-01', 'tooLong', 'to'],
  ])('says what is wrong with %s, and shows the standard range', (search, kind, at) => {
    const problem = { kind, at };
    expect(read(search)).toMatchObject({ from: '2025-12-01', to: TODAY, days: 90, problem });
  });

  it('keeps what was typed beside what is wrong with it', () => {
    const { problem } = read('de=2026-02-11&ate=');
    expect(problem).toMatchObject({ from: '2026-02-11', to: '' });
  });

  it('throws for no address, and its fields lead back to the same range', () => {
    const days = fc.constantFrom('', '2026-01-31', '2026-02-28', '2026-02-29', 'x', '2026-03-01');
    fc.assert(
      fc.property(fc.option(days), fc.option(days), fc.string(), (from, to, preset) => {
        const search = new URLSearchParams({ dias: preset });
        if (from !== null) search.set('de', from);
        if (to !== null) search.set('ate', to);
        const range = dayRange(search, TODAY);
        expect(range.from <= range.to && range.to <= TODAY).toBe(true);
        const again = dayRange(new URLSearchParams(rangeFields(range)), TODAY);
        expect(again).toEqual({ ...range, problem: null });
      }),
    );
  });
});
