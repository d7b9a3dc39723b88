import { paths } from '../paths.ts';
import { chatPaths } from '../paths/chat-paths.ts';
import type { ShellData } from '../shell-data.ts';
import { NO_TRACKING } from '../tracking/shell-tracking.ts';
import { STORY_NOW, type StoryFacts } from './story-facts.ts';

/** The visitor of the page, as the frame knows them. */
export interface VisitorOfStory {
  readonly isLoggedIn: boolean;
  readonly isDeactivated?: boolean;
  /** The store can't be read. */
  readonly isSignInPaused?: boolean;
  /** In minor units; null when it is not known. */
  readonly balance: number | null;
  readonly feed: ShellData['feed'];
  readonly announcement?: ShellData['announcement'];
  readonly cashback?: ShellData['cashback'];
}

export const GUEST: VisitorOfStory = { isLoggedIn: false, balance: null, feed: 'up' };

export const BETTOR: VisitorOfStory = { isLoggedIn: true, balance: 123_450, feed: 'up' };

/** The bettor's name in every story. */
export const BETTOR_NAME = 'Ana Lucía Prado';

/** Where browsers reach the site of the story. */
export const STORY_ORIGIN = 'https://story.example';

/** What the root loader gives. */
export function shellOfStory(
  {
    isLoggedIn,
    isDeactivated,
    isSignInPaused,
    balance,
    feed,
    announcement,
    cashback,
  }: VisitorOfStory,
  slipCount: number,
  { brand, format, texts, money }: StoryFacts,
): ShellData {
  return {
    csrf: 'story',
    format,
    texts: texts.shell,
    isSignInPaused: isSignInPaused ?? false,
    user: isLoggedIn ? { name: BETTOR_NAME, mayDeposit: true } : null,
    isDeactivated: isDeactivated ?? false,
    sessionTimes: isLoggedIn
      ? { startedAt: STORY_NOW - 12 * 60_000, checkAt: STORY_NOW + 18 * 60_000 }
      : null,
    balance: balance === null ? null : money(balance),
    slipCount,
    feed,
    announcement: announcement ?? null,
    frameVersion: null,
    modalNotice: null,
    chat: { href: chatPaths.chat, opensPanel: false },
    tracking: NO_TRACKING,
    origin: STORY_ORIGIN,
    scheme: brand.scheme,
    hasCasino: true,
    hasPromotions: true,
    cashback: cashback ?? null,
    playLimits: paths.responsibleGame,
    supportEmail: 'ajuda@vitrine.example',
    liveVersion: '',
    madeAt: STORY_NOW,
    hasOldStyles: false,
  };
}
