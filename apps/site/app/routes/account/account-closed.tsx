import { useLoaderData } from '@remix-run/react';
import { formatText } from '@vitrine/messages/format-text';
import { textsOf } from '@vitrine/messages/texts';
import { AccountClosedView } from '../../features/account/closing/account-closed-view.tsx';
import { RECORDS_UNTIL } from '../../features/account/closing/closing-fields.ts';
import { formatDate } from '../../format/date-time.ts';
import { textSections } from '../../format/text-sections.ts';
import { routeHandle } from '../../guard/route-handle.ts';
import { contactWays } from '../../services/account/contact-ways.server.ts';
import { headedMetadata } from '../../services/base/pages/page-metadata.server.ts';
import { guardedPage } from '../../services/shell/guard.server.ts';

export const handle = routeHandle('accountClosed');

export const loader = guardedPage(handle, async ({ request, context }) => {
  const { brand } = context;
  const texts = textSections(textsOf(brand.locale, 'settings'), ['closing']);
  const until = new URL(request.url).searchParams.get(RECORDS_UNTIL) ?? '';
  // Midday: the same calendar day in every country of the brands.
  const day = /^\d{4}-\d{2}-\d{2}$/.test(until) ? Date.parse(`${until}T16:00:00Z`) : NaN;
  return {
    metadata: await headedMetadata('accountClosed', texts['closing.done.title'], context),
    texts,
    kept: Number.isNaN(day)
      ? texts['closing.done.kept']
      : formatText(texts['closing.done.keptUntil'], { date: formatDate(day, brand) }),
    contacts: await contactWays(context),
  };
});

export { meta } from '../../frame/page-meta.ts';

export default function AccountClosed() {
  return <AccountClosedView {...useLoaderData<typeof loader>()} />;
}
