import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { feedTopics } from '@vitrine/upstream/contract/sportsbook/feed';
import type { Implementation, ServerContext } from '../implement.ts';
import { Refusal } from '../refusal.ts';
import type { Announcer } from './announcer.ts';
import type { Channel, FeedGate } from './feed-gate.ts';

export interface FeedServices {
  readonly gate: FeedGate;
  readonly announcer: Announcer;
}

export function implementFeed(
  { implementStream }: Implementation,
  { gate, announcer }: FeedServices,
): void {
  function open(context: ServerContext, channels: readonly Channel[]): Response {
    if (!gate.isUp) throw new Refusal(503, 'FEED_IS_DOWN', 'The feed gate takes no connections');
    gate.connect(context.env.outgoing, channels, announcer.greetings(channels));
    return RESPONSE_ALREADY_SENT;
  }

  implementStream(feedTopics.home, (_, context) => open(context, ['live']));
  implementStream(feedTopics.sport, ({ params }, context) => open(context, [`sport/${params.id}`]));
  implementStream(feedTopics.sportPrematch, ({ params }, context) =>
    open(context, [`prematch/${params.id}`]),
  );
  implementStream(feedTopics.match, ({ params }, context) => open(context, [`match/${params.id}`]));
  implementStream(feedTopics.matches, ({ params }, context) =>
    open(
      context,
      params.ids.split('&').map((id): Channel => `match/${id}`),
    ),
  );
  implementStream(feedTopics.season, ({ params }, context) =>
    open(context, [`season/${params.id}`]),
  );
  implementStream(feedTopics.tournament, ({ params }, context) =>
    open(context, [`tournament/${params.id}`]),
  );
  implementStream(feedTopics.betWon, (call, context) => {
    if (call.params.userId !== call.userId) {
      throw new Refusal(403, 'FORBIDDEN', 'The bets of another bettor');
    }
    return open(context, [`bets/${call.userId}`]);
  });
}
