import type { BetHistoryUpdate } from '@vitrine/betting/sportsbook/catalogue/feed-message';
import type { z } from 'zod';
import { feedTopics } from '../contract/sportsbook/feed.ts';
import { type FeedOptions, openFeed } from './feed-client.ts';
import type { SessionHandle } from '../base/session.ts';

/** A bet whose status changed. */
export type BetChange = Pick<BetHistoryUpdate, 'betNumber' | 'status'>;

export interface FollowBetsOptions extends Pick<
  FeedOptions<z.ZodType>,
  'hosts' | 'onState' | 'onSkipped' | 'signal' | 'now' | 'random'
> {
  readonly userId: string;
  readonly session: SessionHandle;
  readonly onChange: (change: BetChange) => void;
}

/**
 * Follows the changes of one bettor's bets until the signal aborts or the session ends, connecting again
 * by itself; see `openFeed`. Source: 3§7.
 */
export function followBets({ userId, onChange, ...options }: FollowBetsOptions): Promise<void> {
  return openFeed({
    ...options,
    topic: feedTopics.betWon,
    params: { userId },
    onMessage(message) {
      if (message.kind !== 'betHistoryUpdate') return;
      onChange({ betNumber: message.betNumber, status: message.status });
    },
  });
}
