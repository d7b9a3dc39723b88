import { type AppLoadContext } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { formatText } from '@vitrine/messages/format-text';
import { textsOf } from '@vitrine/messages/texts';
import { UpstreamError } from '@vitrine/upstream/base/errors';
import { MOVEMENT_DAY } from '../../features/wallet/movement-path.ts';
import { MovementView } from '../../features/wallet/movement-view.tsx';
import { textSections } from '../../format/text-sections.ts';
import { routeHandle } from '../../guard/route-handle.ts';
import { contactWays } from '../../services/account/contact-ways.server.ts';
import { privateMetadata } from '../../services/base/pages/page-metadata.server.ts';
import { pathOf, withSession } from '../../services/base/session/session.server.ts';
import { guardedPage } from '../../services/shell/guard.server.ts';
import { readMovement } from '../../services/wallet/movement.server.ts';

export const handle = routeHandle('movement');

/** One movement: where it stands, its times, its numbers, and what to do next. Source: 1§4. */
export const loader = guardedPage(handle, async ({ request, params, context, bettor }) => {
  const { locale, isBrazilGroup } = context.brand;
  const texts = textsOf(locale, 'wallet');
  const id = params.transactionId ?? '';
  const asked = new URL(request.url).searchParams.get(MOVEMENT_DAY) ?? '';
  const day = /^\d{4}-\d{2}-\d{2}$/.test(asked) ? asked : null;
  const movement = await withSession(pathOf(request), bettor, context, (session) =>
    readMovement({ id, day }, session, context),
  ).catch((error: unknown) => unread(error, context));
  if (movement === null) throw new Response(null, { status: 404 });
  const [support] = await contactWays(context);
  const subject = encodeURIComponent(formatText(texts['movement.subject'], { id }));
  return {
    metadata: await privateMetadata(texts['movement.title'], context),
    texts: textSections(texts, ['movement', 'transaction', 'paymentMethod']),
    isBrazilGroup,
    path: pathOf(request),
    movement: movement === 'unread' ? null : movement,
    support: support ? { ...support, href: `${support.href}?subject=${subject}` } : null,
  };
});

function unread(error: unknown, { log }: AppLoadContext): 'unread' {
  if (!(error instanceof UpstreamError)) throw error;
  log.warn({ err: error }, 'movement not read');
  return 'unread';
}

export { meta } from '../../frame/page-meta.ts';

export default function MovementRoute() {
  return <MovementView {...useLoaderData<typeof loader>()} />;
}
