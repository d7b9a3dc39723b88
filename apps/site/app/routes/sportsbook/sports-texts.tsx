import { Outlet, useLoaderData } from '@remix-run/react';
import { textsOf } from '@vitrine/messages/texts';
import type { AnnounceTexts } from '../../features/bet-slip/announcements/odds-news.ts';
import { type FirstSlipTexts, firstSlipTexts } from '../../features/bet-slip/first-slip-texts.ts';
import { textSections } from '../../format/text-sections.ts';
import { routeHandle } from '../../guard/route-handle.ts';
import { guardedLoader } from '../../services/shell/guard.server.ts';

/** What the sportsbook's layout says, apart from what changes there. */
export interface SportsTexts {
  readonly slip: FirstSlipTexts;
  readonly announce: AnnounceTexts;
}

export const handle = routeHandle('sportsTexts');

/** Texts that come with the page and never again. */
export const loader = guardedLoader(handle, ({ context: { brand } }): SportsTexts => {
  return {
    slip: firstSlipTexts(textsOf(brand.locale, 'bet-slip')),
    announce: textSections(textsOf(brand.locale, 'sportsbook'), ['announce']),
  };
});

export function shouldRevalidate(): boolean {
  return false;
}

export default function SportsTextsRoute() {
  return <Outlet context={useLoaderData<typeof loader>() satisfies SportsTexts} />;
}
