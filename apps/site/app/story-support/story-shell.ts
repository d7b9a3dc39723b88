import type { ShellData } from '../shell-data.ts';
import type { StoryFacts } from './story-facts.ts';

/** Who looks at the page, as the frame knows him. */
export interface VisitorOfStory {
  readonly isLoggedIn: boolean;
  /** In minor units; null when it is not known. */
  readonly balance: number | null;
  readonly isFeedUp: boolean;
}

export const GUEST: VisitorOfStory = { isLoggedIn: false, balance: null, isFeedUp: true };

export const BETTOR: VisitorOfStory = { isLoggedIn: true, balance: 123_450, isFeedUp: true };

/** The bettor's name in every story. */
export const BETTOR_NAME = 'Ana Lucía Prado';

/** Where browsers reach the site of the story. */
export const STORY_ORIGIN = 'https://story.example';

/** What the root loader gives. */
export function shellOfStory(
  { isLoggedIn, balance, isFeedUp }: VisitorOfStory,
  slipCount: number,
  { brand, format, texts, money }: StoryFacts,
): ShellData {
  return {
    csrf: 'story',
    format,
    texts: texts.shell,
    user: isLoggedIn ? { name: BETTOR_NAME } : null,
    balance: balance === null ? null : money(balance),
    slipCount,
    feedUp: isFeedUp,
    origin: STORY_ORIGIN,
    scheme: brand.scheme,
    liveVersion: '',
  };
}
