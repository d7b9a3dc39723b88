import { data, type MetaFunction } from '@remix-run/node';
import { textsOf } from '@vitrine/messages/texts';
import ErrorPage from '../../features/shell/error-page.tsx';
import { routeHandle } from '../../guard/route-handle.ts';
import { paths } from '../../paths.ts';
import { pageTitle } from '../../services/base/page-title.server.ts';
import { guardedLoader } from '../../services/shell/guard.server.ts';

export const handle = routeHandle('casinoSlots');

/** The casino's address, where the sportsbook leads while it is off: says that no module is open. */
export const loader = guardedLoader(handle, async ({ context, headers }) =>
  data(
    {
      title: await pageTitle(textsOf(context.brand.locale, 'shell').closedTitle, context),
      canonical: new URL(paths.casino, context.config.publicUrl).href,
    },
    { headers },
  ),
);

export { headers } from '../../loader-headers.ts';

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: page?.title },
  { name: 'robots', content: 'noindex' },
  ...(page ? [{ tagName: 'link', rel: 'canonical', href: page.canonical }] : []),
];

export default function Casino() {
  return <ErrorPage kind="closed" />;
}
