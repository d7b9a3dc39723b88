import { useLoaderData } from '@remix-run/react';
import { textsOf } from '@vitrine/messages/texts';
import { AccountStoppedView } from '../../features/account/account-stopped-view.tsx';
import { SelfExcludedView } from '../../features/account/responsible-gaming/self-excluded-view.tsx';
import { routeHandle } from '../../guard/route-handle.ts';
import { LOOK } from '../../paths/access-paths.ts';
import { paths } from '../../paths.ts';
import { contactWays } from '../../services/account/contact-ways.server.ts';
import { exclusionScreen } from '../../services/account/exclusion-screen.server.ts';
import { privateMetadata } from '../../services/base/pages/page-metadata.server.ts';
import { guardedPage } from '../../services/shell/guard.server.ts';

export const handle = routeHandle('accountStopped');

/** The screen of a self-exclusion, or the page of an account that the operator blocked. Source: 2§2. */
export const loader = guardedPage(handle, async ({ request, context, bettor }) => {
  const texts = textsOf(context.brand.locale, 'account');
  const { selfExclusion } = bettor.session.user;
  const ways = {
    contacts: await contactWays(context),
    movements: { href: paths.transactions, label: texts['stopped.movements'] },
  };
  if (selfExclusion) {
    const looked = Number(new URL(request.url).searchParams.get(LOOK));
    const screen = await exclusionScreen(selfExclusion, looked, bettor, context);
    const metadata = await privateMetadata(screen.title, context);
    return { kind: 'selfExcluded' as const, metadata, ...ways, ...screen };
  }
  return {
    kind: 'blocked' as const,
    metadata: await privateMetadata(texts['stopped.title'], context),
    title: texts['stopped.title'],
    reasons: [texts['stopped.blocked']],
    money: texts['stopped.money'],
    ...ways,
  };
});

export { meta } from '../../frame/page-meta.ts';

export default function AccountStopped() {
  const page = useLoaderData<typeof loader>();
  return page.kind === 'selfExcluded' ? (
    <SelfExcludedView {...page} />
  ) : (
    <AccountStoppedView {...page} />
  );
}
