import {
  enabledEvents,
  hiddenPrematch,
  liveMatch,
  liveMatches,
  liveResults,
  prematchMatches,
  streaming,
  visibility,
} from '@vitrine/upstream/contract/sportsbook/live-matches';
import type { Implementation } from '../implement.ts';
import { Refusal } from '../refusal.ts';
import { toWireMatch } from '../world/match/wire-match.ts';
import type { MatchNow } from '../world/match/match-now.ts';
import type { CatalogueServices } from './catalogue-services.ts';
import { mainMarketTypes } from './market-groups.ts';
import { createMatchLists } from './match-list.ts';
import { streamPath } from './stream-pictures.ts';

/** The only sport under the unifier switch. Source: 2§9. */
const SOCCER = 'sr:sport:1';

/** The front-back API: what is shown, live and to come. Source: 2§7. */
export function implementLiveMatches(
  { implement }: Implementation,
  { world, labels, marks, providerSwitch, publicUrl }: CatalogueServices,
): void {
  const lists = createMatchLists(labels);
  const isLive = ({ status }: MatchNow) => status === 'live';
  const isSoccer = (eventId: string) => world.match(eventId)?.sportId === SOCCER;

  implement(liveMatches, () => lists.of(world.offered().filter(isLive)), lists.encode);

  implement(liveResults, () => ({
    data: world.ended().map((match) => toWireMatch(match, [], labels)),
  }));

  // Before the match of an id: the router takes the first path that fits.
  implement(enabledEvents, () => {
    const soccer = world.offered().filter(({ sportId }) => sportId === SOCCER);
    const replaced = providerSwitch
      .entries()
      .filter(({ eventId }) => isSoccer(eventId))
      .flatMap(({ eventId, replace }) => (replace === null ? [] : ([[eventId, replace]] as const)));
    return {
      data: {
        enabledMatches: soccer.map(({ id }) => id),
        replacements: Object.fromEntries(replaced),
      },
    };
  });

  implement(liveMatch, ({ params, query }) => {
    const match = world.match(params.id);
    if (!match || !isLive(match) || !match.isBooked) {
      throw new Refusal(404, 'MATCH_WAS_NOT_FOUND', `No live event ${params.id}`);
    }
    const types = mainMarketTypes(match.fixture.sport);
    const isSent = ({ typeId }: { readonly typeId: string }) =>
      query.deviceType === 'Desktop' || types.has(typeId);
    return { data: toWireMatch(match, match.markets.filter(isSent), labels) };
  });

  implement(
    prematchMatches,
    ({ params }) => {
      const isAsked = (match: MatchNow) => !isLive(match) && match.sportId === params.sport;
      return lists.of(world.offered().filter(isAsked));
    },
    lists.encode,
  );

  implement(hiddenPrematch, ({ params }) => ({
    prematchEventsHidden: marks
      .withMark('hidden')
      .filter((eventId) => world.match(eventId)?.sportId === params.sport),
  }));

  implement(visibility, ({ params }) => {
    const event = world.offer(params.id);
    if (!event?.isListed) throw new Refusal(404, 'MATCH_WAS_NOT_FOUND', `No event ${params.id}`);
    return {
      timeType: event.status === 'live' ? ('Live' as const) : ('Prematch' as const),
      visibility: marks.read(event.id, 'invisible') ? ('Hidden' as const) : ('Visible' as const),
    };
  });

  implement(streaming, ({ params }) => {
    if (!world.match(params.id)?.hasStreaming) {
      throw new Refusal(404, 'STREAMING_NOT_AVAILABLE', `No pictures of ${params.id}`);
    }
    return { data: { url: publicUrl + streamPath(params.id) } };
  });
}
