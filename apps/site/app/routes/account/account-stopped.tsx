import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { textsOf } from '@vitrine/messages/texts';
import { AccountStoppedView } from '../../features/account/account-stopped-view.tsx';
import { SelfExcludedView } from '../../features/account/responsible-gaming/self-excluded-view.tsx';
import { routeHandle } from '../../guard/route-handle.ts';
import { LOOK, paths } from '../../paths.ts';
import { contactWays } from '../../services/account/contact-ways.server.ts';
import { exclusionScreen } from '../../services/account/exclusion-screen.server.ts';
import { pageTitle } from '../../services/base/pages/page-title.server.ts';
import { guardedLoader } from '../../services/shell/guard.server.ts';

export const handle = routeHandle('accountStopped');

/** The screen of a self-exclusion, or the page of an account that the operator blocked. Source: 2§2. */
export const loader = guardedLoader(handle, async ({ request, context, bettor }) => {
  const texts = textsOf(context.brand.locale, 'account');
  const { selfExclusion } = bettor.session.user;
  const ways = {
    contacts: await contactWays(context),
    movements: { href: paths.transactions, label: texts['stopped.movements'] },
  };
  if (selfExclusion) {
    const looked = Number(new URL(request.url).searchParams.get(LOOK));
    const screen = await exclusionScreen(selfExclusion, looked, bettor, context);
    const pageTitleText = await pageTitle(screen.title, context);
    return { kind: 'selfExcluded' as const, pageTitle: pageTitleText, ...ways, ...screen };
  }
  return {
    kind: 'blocked' as const,
    pageTitle: await pageTitle(texts['stopped.title'], context),
    title: texts['stopped.title'],
    reasons: [texts['stopped.blocked']],
    money: texts['stopped.money'],
    ...ways,
  };
});

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: page?.pageTitle },
  { name: 'robots', content: 'noindex' },
];

export default function AccountStopped() {
  const page = useLoaderData<typeof loader>();
  return page.kind === 'selfExcluded' ? (
    <SelfExcludedView {...page} />
  ) : (
    <AccountStoppedView {...page} />
  );
}
