import { redirect } from '@remix-run/node';
import {
  OVERLAY_PARTS,
  PLACE_FIELD,
  PUT_AWAY_FIELD,
} from '../../shapes/promotions/cashback-overlay.ts';
import { routeHandle } from '../../guard/route-handle.ts';
import { paths, returnPath } from '../../paths.ts';
import { promotionPaths } from '../../paths/promotion-paths.ts';
import { readForm } from '../../services/forms/csrf.server.ts';
import { noteAsRead } from '../../services/promotions/cashback-box.server.ts';
import {
  forgetCashback,
  placeHeader,
  putAwayTodayHeader,
} from '../../services/promotions/cashback-overlay.server.ts';
import { guardedAction, guardedLoader } from '../../services/shell/guard.server.ts';

export const handle = routeHandle('cashbackOverlay');

export const loader = guardedLoader(handle, () => redirect(paths.cashback));

/**
 * Puts away what a page says of the cashback until tomorrow, or keeps where its button stands, and
 * leads back to the page the form stood on. Source: 1§4, 3§2.
 */
export const action = guardedAction(handle, async ({ request, context, visitor }) => {
  const { formData, refusal } = await readForm(request, context);
  const back = returnPath(formData.get('returnTo'), promotionPaths.list);
  if (refusal) return redirect(back);
  const part = OVERLAY_PARTS.find((known) => known === formData.get(PUT_AWAY_FIELD));
  if (part === 'banner' && visitor.session) {
    await noteAsRead(visitor, context);
    await forgetCashback(visitor, context);
  }
  const header = part
    ? await putAwayTodayHeader(part, request, visitor, context)
    : await placeHeader(formData.get(PLACE_FIELD), request, visitor, context);
  return redirect(back, header === null ? {} : { headers: { 'Set-Cookie': header } });
});
