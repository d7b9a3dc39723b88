import { redirect } from '@remix-run/node';
import { ANNOUNCEMENT_FIELD, paths, returnPath } from '../../paths.ts';
import { routeHandle } from '../../guard/route-handle.ts';
import { readForm } from '../../services/forms/csrf.server.ts';
import { announcementId, putAwayHeader } from '../../services/shell/announcement.server.ts';
import { guardedAction, guardedLoader } from '../../services/shell/guard.server.ts';

export const handle = routeHandle('announcement');

export const loader = guardedLoader(handle, () => redirect(paths.home));

/** Puts the announcement away and leads back to the page the form stood on. */
export const action = guardedAction(handle, async ({ request, context }) => {
  const { formData, refusal } = await readForm(request, context);
  const back = returnPath(formData.get('returnTo'), paths.home);
  const id = announcementId.safeParse(formData.get(ANNOUNCEMENT_FIELD));
  if (refusal || !id.success) return redirect(back);
  return redirect(back, { headers: { 'Set-Cookie': await putAwayHeader(id.data, context) } });
});
