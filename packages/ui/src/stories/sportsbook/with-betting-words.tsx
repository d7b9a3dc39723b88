import type { ReactNode } from 'react';
import { useStoryBrand } from '../../../../../.storybook/story-brand.tsx';
import { type BettingWords, bettingWords } from './betting-words.ts';

interface WithBettingWordsProps {
  readonly children: (words: BettingWords) => ReactNode;
}

/** The betting texts of the brand the story stands in. */
export function WithBettingWords({ children }: WithBettingWordsProps) {
  return children(bettingWords(useStoryBrand()));
}
