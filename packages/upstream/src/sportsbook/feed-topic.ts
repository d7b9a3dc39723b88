import { feedTopics } from '../contract/sportsbook/feed.ts';
import { openFeed, type FeedOptions } from './feed-client.ts';

/** What a stream of the feed gate tells of. Source: 2§7. */
export type FeedTopic =
  /** What is live, over all sports. */
  | { readonly kind: 'home' }
  | { readonly kind: 'prematch'; readonly sportId: string }
  /** One match or stage, with all its markets. */
  | { readonly kind: 'match' | 'stage'; readonly eventId: string }
  | { readonly kind: 'season'; readonly eventId: string };

type FollowOptions = Omit<FeedOptions<never>, 'topic' | 'params'>;

/** Follows a topic, as `openFeed` does. Source: 2§4, 2§7. */
export function followTopic(topic: FeedTopic, options: FollowOptions): Promise<void> {
  switch (topic.kind) {
    case 'home':
      return openFeed({ ...options, topic: feedTopics.home });
    case 'prematch':
      return openFeed({
        ...options,
        topic: feedTopics.sportPrematch,
        params: { id: topic.sportId },
      });
    case 'match':
    case 'stage':
      return openFeed({ ...options, topic: feedTopics.match, params: { id: topic.eventId } });
    case 'season':
      return openFeed({ ...options, topic: feedTopics.season, params: { id: topic.eventId } });
  }
}
