import late from 'virtual:brand/texts/bet-slip';
import type { Namespaces } from '@vitrine/messages/namespaces';
import type { BetSlipData } from './bet-slip-data.ts';
import type { FirstSlipTexts } from './first-slip-texts.ts';

const whole = new WeakMap<FirstSlipTexts, Namespaces['bet-slip']>();

/**
 * The data of the slip with all its texts, which come with its script and not with each page. For what is
 * loaded late alone.
 */
export function withLateTexts({ texts, ...data }: BetSlipData<FirstSlipTexts>): BetSlipData {
  return { ...data, texts: allTexts(texts) };
}

/** All texts of the slip. The same object at each call with the same first texts. */
export function allTexts(first: FirstSlipTexts): Namespaces['bet-slip'] {
  const known = whole.get(first) ?? { ...late, ...first };
  whole.set(first, known);
  return known;
}
