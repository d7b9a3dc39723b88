import type { Market } from './event.ts';

/**
 * The total or handicap of a line, as the operator writes it: `total=2.5`, `hcp=-1`. Null for a
 * market without one, or with one that is no number (`hcp=0:1`).
 */
export function lineOf({ layout, specifiers }: Market): string | null {
  if (layout !== 'totals' && layout !== 'handicap') return null;
  return /(?:^|\|)(?:total|hcp)=([+-]?\d+(?:\.\d+)?)(?:\||$)/.exec(specifiers)?.[1] ?? null;
}

/** Names the panel of a market: lines of one total or handicap share one, every other market has its own. */
export function panelKey(market: Market): string {
  return lineOf(market) === null ? market.id : market.marketTypeId;
}

/** The name of a market; without its line when it has one, for a panel that shows several. */
export function nameWithoutLine(market: Market): string {
  const line = lineOf(market);
  if (line === null) return market.name;
  const written = line.replace(/^[+-]/, '').replace('.', '[.,]');
  return market.name.replace(new RegExp(`\\s*\\(?[+-]?${written}\\)?\\s*$`), '');
}
