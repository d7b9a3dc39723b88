import type { AppLoadContext } from '@remix-run/node';
import { textsOf } from '@vitrine/messages/texts';
import { pathOf } from '../base/session/session.server.ts';
import { feedState } from './feed-state.server.ts';

/** Why a list of the page may be empty, apart from having no events. */
export function emptyListState(request: Request, context: AppLoadContext) {
  return {
    feed: feedState(context),
    loadingText: textsOf(context.brand.locale, 'shell').feedLoading,
    at: pathOf(request),
  };
}
