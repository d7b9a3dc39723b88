import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { OddsButton, type OddsButtonProps } from './odds-button.tsx';

const price: OddsButtonProps = {
  outcomeId: 'sr:match:1/1//1',
  marketId: 'sr:match:1/1/',
  value: 'sr:match:1/1//1',
  label: '1',
  accessibleName: 'Flamengo, Resultado Final, Flamengo x Palmeiras, odd',
  oddsText: '1.85',
  selected: false,
  suspended: false,
  suspendedText: 'Suspenso',
};

function markupOf(look: Partial<OddsButtonProps> = {}): string {
  return renderToStaticMarkup(<OddsButton {...price} {...look} />);
}

describe('OddsButton', () => {
  it('is a submit button, so that a tap needs no script', () => {
    expect(markupOf()).toMatch(/^<button type="submit" name="tap" value="sr:match:1\/1\/\/1"/);
  });

  it('names outcome, market and event in words before the price', () => {
    const { accessibleName } = price;
    expect(markupOf()).toMatch(new RegExp(`${accessibleName}</span>.*>1\\.85</span>`));
  });

  it('carries the hooks by which prices change in place', () => {
    const markup = markupOf();
    expect(markup).toContain(`data-outcome="${price.outcomeId}"`);
    expect(markup).toContain(`data-market="${price.marketId}"`);
    expect(markup).toContain(`data-live-odds="${price.outcomeId}"`);
    expect(markup).not.toContain('data-suspended=');
    expect(markup).not.toContain('data-direction=');
  });

  it('says that it is chosen', () => {
    expect(markupOf({ selected: true })).toContain('aria-pressed="true"');
    expect(markupOf()).toContain('aria-pressed="false"');
  });

  it('keeps price and lock side by side in its HTML, and tells that it is suspended', () => {
    const markup = markupOf({ suspended: true });
    expect(markup).toContain('data-suspended=""');
    expect(markup).toContain('aria-disabled="true"');
    expect(markup).toContain('>1.85<');
    expect(markup).toContain(price.suspendedText);
  });

  it('is light, since a list shows hundreds', () => {
    const markup = markupOf({ suspended: true });
    expect(markup.length).toBeLessThanOrEqual(600);
    expect(markup.match(/<[a-z]/g)?.length).toBeLessThanOrEqual(5);
  });
});
