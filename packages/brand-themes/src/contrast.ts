import Color from 'colorjs.io';
import { tokenValue, type BrandToken } from './brand-tokens.ts';
import { CONTRAST_PAIRS, type ContrastPair } from './contrast-pairs.ts';

/** A pair below its minimum. */
export interface ContrastFailure extends ContrastPair {
  readonly ratio: number;
}

/** What a bettor sees of a translucent colour that lies on an opaque one. */
function over(above: Color, below: Color): Color {
  const front = above.to('srgb');
  const back = below.to('srgb');
  const alpha = front.alpha ?? 1;
  const mix = (at: 0 | 1 | 2) =>
    alpha * (front.coords[at] ?? 0) + (1 - alpha) * (back.coords[at] ?? 0);
  return new Color('srgb', [mix(0), mix(1), mix(2)]);
}

/** The lowest ratio of a pair; a translucent ground is judged on the ground and the card. */
export function contrastRatio(pair: ContrastPair, tokens: readonly BrandToken[]): number {
  const colour = (role: string) => new Color(tokenValue(tokens, `color.${role}`));
  const front = colour(pair.role);
  const ratios = ['ground', 'card'].map((surface) => {
    const back = over(colour(pair.on), colour(surface));
    return back.contrastWCAG21(over(front, back));
  });
  return Math.min(...ratios);
}

/** The pairs of a brand that fail, with their ratio; empty when all are legible. */
export function contrastFailures(tokens: readonly BrandToken[]): readonly ContrastFailure[] {
  return CONTRAST_PAIRS.map((pair) => ({ ...pair, ratio: contrastRatio(pair, tokens) })).filter(
    ({ ratio, minimum }) => ratio < minimum,
  );
}
