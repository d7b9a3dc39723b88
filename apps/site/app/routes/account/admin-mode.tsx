import { type AppLoadContext, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { textsOf } from '@vitrine/messages/texts';
import { ADMIN_FIELD, ADMIN_RESULTS, parseAdminOrder } from '../../shapes/account/admin-order.ts';
import { AdminModeView } from '../../features/account/admin-mode-view.tsx';
import { textSections } from '../../format/text-sections.ts';
import { routeHandle } from '../../guard/route-handle.ts';
import { adminResultPath } from '../../paths/event-paths.ts';
import { paths } from '../../paths.ts';
import { adminModeHeader, isAdministrator } from '../../services/account/admin-mode.server.ts';
import { isAdminModeOn } from '../../services/base/session/admin-mode-cookie.server.ts';
import { changeProviderSwitch } from '../../services/account/admin-order.server.ts';
import { privateMetadata } from '../../services/base/pages/page-metadata.server.ts';
import { type Bettor, withSession } from '../../services/base/session/session.server.ts';
import { readForm } from '../../services/forms/csrf.server.ts';
import { guardedAction, guardedPage } from '../../services/shell/guard.server.ts';

export const handle = routeHandle('adminMode');

/** Admin mode, for role 1 alone: for everybody else there is no such page. Source: 2§4, 2§6. */
async function requireAdministrator(bettor: Bettor, context: AppLoadContext): Promise<void> {
  if (!(await isAdministrator(bettor, context))) throw new Response(null, { status: 404 });
}

export const loader = guardedPage(handle, async ({ request, context, bettor }) => {
  await requireAdministrator(bettor, context);
  const { searchParams } = new URL(request.url);
  const { locale } = context.brand;
  const texts = textSections(textsOf(locale, 'sportsbook'), ['admin']);
  return {
    metadata: await privateMetadata(texts['admin.title'], context),
    texts,
    isOn: await isAdminModeOn(request),
    eventId: searchParams.get('evento') ?? '',
    result: ADMIN_RESULTS.find((known) => known === searchParams.get('resultado')) ?? null,
    notice: searchParams.get('notice') === 'staleForm' ? textsOf(locale, 'shell').staleForm : null,
  };
});

/** Turns admin mode on or off, or changes the provider switch of an event. */
export const action = guardedAction(handle, async ({ request, context, bettor }) => {
  // The page says that it is not there; an answer thrown here would have no frame.
  if (!(await isAdministrator(bettor, context))) return redirect(paths.adminMode);
  const { formData, refusal } = await readForm(request, context);
  if (refusal) return redirect(`${paths.adminMode}?notice=staleForm`);
  const posted = String(formData.get(ADMIN_FIELD) ?? '');
  if (posted === 'on' || posted === 'off') {
    const headers = { 'Set-Cookie': await adminModeHeader(posted === 'on', context) };
    return redirect(paths.adminMode, { headers });
  }
  const order = parseAdminOrder(posted, String(formData.get('eventId') ?? ''));
  if (!order || !(await isAdminModeOn(request))) return redirect(paths.adminMode);
  const result = await withSession(paths.adminMode, bettor, context, () =>
    changeProviderSwitch(order, bettor, context),
  );
  return redirect(adminResultPath(order.eventId, result));
});

export { meta } from '../../frame/page-meta.ts';

export default function AdminMode() {
  return <AdminModeView {...useLoaderData<typeof loader>()} />;
}
