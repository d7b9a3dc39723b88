import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { textsOf } from '@vitrine/messages/texts';
import { InvalidRegionView } from '../../../features/account/access/invalid-region-view.tsx';
import { textSections } from '../../../format/text-sections.ts';
import { routeHandle } from '../../../guard/route-handle.ts';
import { pageTitle } from '../../../services/base/pages/page-title.server.ts';
import { guardedLoader } from '../../../services/shell/guard.server.ts';

export const handle = routeHandle('registerInvalidRegion');

/** Where a register or log-in page leads from a restricted region. Source: 1§2, 2§5. */
export const loader = guardedLoader(handle, async ({ context }) => {
  const texts = textSections(textsOf(context.brand.locale, 'account'), ['region']);
  return {
    title: await pageTitle(texts['region.title'], context),
    texts,
    support: {
      href: `mailto:${context.brand.licensee.supportEmail}`,
      label: textsOf(context.brand.locale, 'account')['stopped.writeSupport'],
    },
  };
});

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: page?.title },
  { name: 'robots', content: 'noindex' },
];

export default function RegisterInvalidRegion() {
  return <InvalidRegionView {...useLoaderData<typeof loader>()} />;
}
