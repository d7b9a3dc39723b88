import type { AppLoadContext } from '@remix-run/node';
import { isOpen } from '@vitrine/betting/bets/bet';
import type { Bet } from '@vitrine/upstream/bets/bet';
import { shownClock } from '../../format/event-texts.ts';
import type { LiveLegs } from '../../shapes/bets/live-leg.ts';

/** The feed's topic with the state of every live match. */
const LIVE_MATCHES = 'home';

/**
 * The live matches of the bets' open legs, from the site's own catalogue, and the feed's topics that
 * keep them up to date: the list of live matches, so that a page of bets opens no stream per match at
 * the operator. Without an open leg there is no topic. Source: 2§4, 3§4.
 */
export function liveLegs(
  bets: readonly Bet[],
  { catalogue, now }: Pick<AppLoadContext, 'catalogue' | 'now'>,
): { readonly live: LiveLegs; readonly liveTopics: string } {
  const open = new Set(
    bets
      .filter(({ status }) => isOpen(status))
      .flatMap(({ legs }) => legs)
      .filter(({ result }) => result === 'pending')
      .map(({ eventId }) => eventId),
  );
  if (open.size === 0) return { live: {}, liveTopics: '' };
  const matches = catalogue.liveEvents().filter(({ id }) => open.has(id));
  const live = matches.map((match) => {
    const { id, statusText, home, away } = match;
    const isScored = home.score !== null && away.score !== null;
    const score = isScored ? { home: home.score, away: away.score } : null;
    return [id, { eventId: id, statusText, clock: shownClock(match, now()), score }] as const;
  });
  return { live: Object.fromEntries(live), liveTopics: LIVE_MATCHES };
}
