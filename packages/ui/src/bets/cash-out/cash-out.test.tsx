import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { bettingWords } from '../../stories/sportsbook/betting-words.ts';
import { cashOutViews } from '../../stories/bets/cash-out-fixtures.ts';
import { places } from '../../stories/base/places.ts';
import { CashOut } from './cash-out.tsx';

describe.each(places)('the cash out of a bet, in $locale', (place) => {
  const words = bettingWords(place);
  const views = cashOutViews(words);
  const states = Object.keys(views) as (keyof typeof views)[];
  const markupOf = (state: keyof typeof views) =>
    renderToStaticMarkup(<CashOut label={words.betHistory('cashOut.label')} view={views[state]} />);
  const buttonsOf = (markup: string) => markup.match(/<button[^>]*>/g) ?? [];

  it('CASH-01 says something else in each of its nine states', () => {
    const markups = states.filter((state) => state !== 'valueChanged').map(markupOf);
    expect(new Set(markups).size).toBe(9);
    for (const markup of markups) expect(markup.replace(/<[^>]*>/g, '').length).toBeGreaterThan(20);
  });

  it('CASH-01 is moved on by named submit buttons, which need no script', () => {
    const counts = Object.fromEntries(
      states.map((state) => [state, buttonsOf(markupOf(state)).length]),
    );
    expect(counts).toMatchObject({ available: 1, confirm: 2, valueChanged: 2, error: 1 });
    expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(6);
    for (const button of states.flatMap((state) => buttonsOf(markupOf(state)))) {
      expect(button).toMatch(/type="submit" name="cash-out" value="[^"]+"/);
    }
  });

  it('CASH-01 asks about the value that is placed, with the one before beside it', () => {
    const markup = markupOf('valueChanged');
    const [before] = /<del>[^<]*14[.,]20<\/del>/.exec(markup) ?? [];
    expect(before).toBeDefined();
    expect(markup).toContain('value="offer-2"');
    expect(markup).not.toContain('offer-1');
  });
});
