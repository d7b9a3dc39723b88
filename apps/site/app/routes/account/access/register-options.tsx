import { useLoaderData } from '@remix-run/react';
import { textsOf } from '@vitrine/messages/texts';
import { RegisterOptionsView } from '../../../features/account/google/register-options-view.tsx';
import { textSections } from '../../../format/text-sections.ts';
import { routeHandle } from '../../../guard/route-handle.ts';
import { requireOpenRegion } from '../../../services/account/region.server.ts';
import { guardDeadline } from '../../../services/base/pages/page-deadline.ts';
import { headedMetadata } from '../../../services/base/pages/page-metadata.server.ts';
import { guardedPage } from '../../../services/shell/guard.server.ts';

export const handle = routeHandle('registerOptions');

/** Chooses between e-mail and Google. Source: 1§1, 1§2. */
export const loader = guardedPage(handle, async ({ context, maintenance }) => {
  await requireOpenRegion({ of: 'registration', deadlineMs: guardDeadline(context) }, context);
  const texts = textsOf(context.brand.locale, 'account');
  return {
    metadata: await headedMetadata('registerOptions', texts['registerOptions.title'], context),
    texts: textSections(texts, ['registerOptions']),
    riskNotice: texts.riskNotice,
    closed: maintenance.registration ? texts.registrationClosed : null,
  };
});

export { meta } from '../../../frame/page-meta.ts';

export default function RegisterOptionsPage() {
  return <RegisterOptionsView {...useLoaderData<typeof loader>()} />;
}
