import type { Selection } from '@vitrine/betting/bet-slip/bet-slip-types';
import { formatText } from '@vitrine/messages/format-text';
import { oddsText } from '../../../format/odds-text.ts';
import type { BrandFormat } from '../../../shell-data.ts';

export interface TapNewsTexts {
  readonly 'news.added': string;
  readonly 'news.removed': string;
  readonly 'news.removedOutcome': string;
}

/** What a tap did to the slip. */
export interface TapNews {
  /** The selection that it added; null when it took one off. */
  readonly added: Pick<Selection['latest'], 'outcomeName' | 'odds'> | null;
}

/** A tap's effect in a sentence: `Floresta 2.10 no cupom`. */
export function tapNewsText(
  { added }: TapNews,
  texts: TapNewsTexts,
  format: Pick<BrandFormat, 'oddsFormat'>,
): string {
  if (!added) return texts['news.removed'];
  const { outcomeName: outcome, odds } = added;
  return formatText(texts['news.added'], { outcome, odds: oddsText(odds, format) });
}
