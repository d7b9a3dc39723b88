import type { AppLoadContext } from '@remix-run/node';
import { textsOf } from '@vitrine/messages/texts';
import { pathOf } from '../base/session/session.server.ts';
import { feedState } from './feed-state.server.ts';

/**
 * Why a list of the page may be empty, apart from having no events. `isKnown` is false where the list's own
 * reading failed, whatever the feed does.
 */
export function emptyListState(request: Request, context: AppLoadContext, isKnown = true) {
  const feed = feedState(context);
  return {
    feed: feed === 'up' && !isKnown ? ('down' as const) : feed,
    loadingText: textsOf(context.brand.locale, 'shell').feedLoading,
    at: pathOf(request),
  };
}
