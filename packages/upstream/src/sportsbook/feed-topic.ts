import { feedTopics } from '../contract/sportsbook/feed.ts';
import { readFeedMessage, type ReadFeedMessage } from '../mappers/feed-message.ts';
import { openFeed, type FeedEvent, type FeedOptions } from './feed-client.ts';

/** How far ahead the streams of coming events tell. Source: 2§9, whose value is not shown. */
const STREAM_WINDOW = '10d';

/** What a stream of the feed gate tells of. Source: 2§7. */
export type FeedTopic =
  /** What is live, over all sports. */
  | { readonly kind: 'home' }
  | { readonly kind: 'prematch'; readonly sportId: string }
  /** One match or stage, with all its markets. */
  | { readonly kind: 'match' | 'stage'; readonly eventId: string }
  | { readonly kind: 'season'; readonly eventId: string }
  /** The matches of one tournament, live and to come, with their main markets. */
  | { readonly kind: 'tournament'; readonly tournamentId: string };

type FollowOptions = Omit<FeedOptions<never>, 'topic' | 'params' | 'query'>;

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
        query: { window: STREAM_WINDOW },
      });
    case 'match':
    case 'stage':
      return openFeed({ ...options, topic: feedTopics.match, params: { id: topic.eventId } });
    case 'season':
      return openFeed({ ...options, topic: feedTopics.season, params: { id: topic.eventId } });
    case 'tournament':
      return openFeed({
        ...options,
        topic: feedTopics.tournament,
        params: { id: topic.tournamentId },
      });
  }
}

/**
 * One message of a topic that another process heard and handed on. `receivedAt` is epoch milliseconds of
 * our clock. Never throws. Source: 2§4.
 */
export function readTopicEvent({ name, data }: FeedEvent, receivedAt: number): ReadFeedMessage {
  return readFeedMessage(name, data, receivedAt);
}
