import { type AppLoadContext, data, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { panelKey } from '@vitrine/betting/sportsbook/market-line';
import { textsOf } from '@vitrine/messages/texts';
import { ADDS, PICKED, readPicks, TOGGLES } from '../../shapes/bet-slip/custom-bet.ts';
import { BetBuilderView } from '../../features/sportsbook/bet-builder-view.tsx';
import { eventName } from '../../format/event-texts.ts';
import { textSections } from '../../format/text-sections.ts';
import { liveRouteHandle } from '../../guard/route-handle.ts';
import { betBuilderPath, eventPath } from '../../paths/event-paths.ts';
import { fragment, paths } from '../../paths.ts';
import {
  headedMetadata,
  unreadableMetadata,
} from '../../services/base/pages/page-metadata.server.ts';
import { visitorCookieHeader } from '../../services/base/session/visitor.server.ts';
import {
  addCustomBet,
  type CustomBetOffer,
  customBetOf,
  customBetOffer,
  toggledPicks,
} from '../../services/bet-slip/custom-bet.server.ts';
import { readForm } from '../../services/forms/csrf.server.ts';
import { guardedAction, guardedPage } from '../../services/shell/guard.server.ts';
import {
  requireSportOf,
  sportsbookWords,
} from '../../services/sportsbook/sportsbook-page.server.ts';

export const handle = liveRouteHandle('betBuilder');

/** A bet of several outcomes of one event, whose picks stand in the address. Source: 3§5, 3§7. */
export const loader = guardedPage(handle, async ({ request, params, context, visitor }) => {
  const { matchId = '' } = params;
  const offer = await customBetOffer(matchId, visitor, context);
  const texts = builderTexts(context);
  const path = new URL(request.url).pathname;
  const page = { texts, path, liveTopics: '' };
  if (offer.kind === 'unreadable') {
    const metadata = await unreadableMetadata(texts['builder.error.title'], context);
    return data({ ...page, metadata, kind: offer.kind, custom: null }, 503);
  }
  if (offer.kind === 'notFound') {
    const metadata = await headedMetadata('betBuilder', texts['builder.none.title'], context);
    return data({ ...page, metadata, kind: offer.kind, custom: null }, 404);
  }
  const { event } = offer;
  requireSportOf(event, params.sportName);
  const name = eventName(event, sportsbookWords(context));
  const asked = readPicks(new URL(request.url).searchParams.get(PICKED));
  return data({
    ...page,
    metadata: await headedMetadata('betBuilder', `${texts['builder.title']}: ${name}`, context),
    kind: offer.kind,
    custom: {
      eventName: name,
      eventPath: eventPath(event.sportId, event.id),
      bet: await customBetOf(offer, asked, visitor, context),
    },
  });
});

export const action = guardedAction(handle, async ({ request, params, context }) => {
  const { formData, visitor, refusal } = await readForm(request, context);
  const offer = await customBetOffer(params.matchId ?? '', visitor, context);
  const here = new URL(request.url).pathname;
  // The page says what is the matter.
  if (refusal || offer.kind !== 'offered') return redirect(here);
  const asked = readPicks(formData.get(PICKED));
  const toggled = formData.get(TOGGLES);
  const pathOf = (picked: readonly string[]) => addressOf(offer, picked);
  if (typeof toggled === 'string') {
    const path = pathOf(await toggledPicks(offer, asked, toggled, visitor, context));
    return redirect(isDocument(request) ? `${path}${placeOf(offer, toggled)}` : path);
  }
  if (!formData.has(ADDS)) return redirect(pathOf(asked));
  if (!(await addCustomBet(offer, asked, here, visitor, context))) {
    return data({ isRefused: true }, 409);
  }
  const headers = new Headers();
  if (visitor.isNew) headers.append('Set-Cookie', await visitorCookieHeader(visitor.id, context));
  return redirect(paths.betSlip, { headers });
});

function addressOf(
  { event }: Extract<CustomBetOffer, { kind: 'offered' }>,
  picked: readonly string[],
): string {
  return betBuilderPath(event.sportId, event.id, picked);
}

/** Whether the browser itself posts: it opens the answer at its top. */
function isDocument(request: Request): boolean {
  return request.headers.get('Sec-Fetch-Dest') === 'document';
}

/** The fragment of the place on the page where an outcome stands; empty for one that is not there. */
function placeOf(
  { markets }: Extract<CustomBetOffer, { kind: 'offered' }>,
  outcomeId: string,
): string {
  const market = markets.find(({ outcomes }) => outcomes.some(({ id }) => id === outcomeId));
  return market ? `#${fragment(panelKey(market))}` : '';
}

function builderTexts({ brand: { locale } }: AppLoadContext) {
  return {
    ...textSections(textsOf(locale, 'sportsbook'), ['builder', 'group']),
    ...textSections(textsOf(locale, 'bet-slip'), ['warning']),
  };
}

export { meta } from '../../frame/page-meta.ts';

export default function BetBuilder() {
  return (
    <BetBuilderView
      {...useLoaderData<typeof loader>()}
      isRefused={useActionData<typeof action>()?.isRefused ?? false}
    />
  );
}
