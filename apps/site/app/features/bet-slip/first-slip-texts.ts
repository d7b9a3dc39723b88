import type { Namespaces } from '@vitrine/messages/namespaces';
import { type TextSections, textSections } from '../../format/text-sections.ts';

const FIRST = ['title', 'bar', 'summary.totalOdds', 'summary.potentialReturn'] as const;

/** What a sportsbook's page says of the slip before the slip's script is there: in its bar, mostly. */
export type FirstSlipTexts = TextSections<Namespaces['bet-slip'], (typeof FIRST)[number]>;

export function firstSlipTexts(texts: Namespaces['bet-slip']): FirstSlipTexts {
  return textSections(texts, FIRST);
}
