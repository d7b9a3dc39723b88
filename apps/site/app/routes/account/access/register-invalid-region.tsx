import { useLoaderData } from '@remix-run/react';
import { textsOf } from '@vitrine/messages/texts';
import { InvalidRegionView } from '../../../features/account/access/invalid-region-view.tsx';
import { textSections } from '../../../format/text-sections.ts';
import { routeHandle } from '../../../guard/route-handle.ts';
import { headedMetadata } from '../../../services/base/pages/page-metadata.server.ts';
import { guardedPage } from '../../../services/shell/guard.server.ts';

export const handle = routeHandle('registerInvalidRegion');

/** Where a register or log-in page leads from a restricted region. Source: 1§2, 2§5. */
export const loader = guardedPage(handle, async ({ context }) => {
  const texts = textSections(textsOf(context.brand.locale, 'account'), ['region']);
  return {
    metadata: await headedMetadata('registerInvalidRegion', texts['region.title'], context),
    texts,
    support: {
      href: `mailto:${context.brand.licensee.supportEmail}`,
      label: textsOf(context.brand.locale, 'account')['stopped.writeSupport'],
    },
  };
});

export { meta } from '../../../frame/page-meta.ts';

export default function RegisterInvalidRegion() {
  return <InvalidRegionView {...useLoaderData<typeof loader>()} />;
}
