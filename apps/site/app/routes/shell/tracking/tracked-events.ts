import { redirect } from '@remix-run/node';
import { routeHandle } from '../../../guard/route-handle.ts';
import { paths } from '../../../paths.ts';
import { tooManyAttempts } from '../../../services/base/store/attempts.server.ts';
import { browserEvents } from '../../../services/shell/browser-events.server.ts';
import { readForm } from '../../../services/forms/csrf.server.ts';
import { guardedAction, guardedLoader } from '../../../services/shell/guard.server.ts';
import { EVENTS_FIELD } from '../../../tracking/tracked-event.ts';

export const handle = routeHandle('trackedEvents');

export const loader = guardedLoader(handle, () => redirect(paths.home));

/** Takes the events of a browser. What the visitor did not allow goes no further. Source: 1§9. */
export const action = guardedAction(handle, async ({ request, context, visitor }) => {
  const { formData, refusal } = await readForm(request, context);
  const events = browserEvents(formData.get(EVENTS_FIELD));
  if (refusal || events === null) return new Response(null, { status: 400 });
  if (await tooManyAttempts('events', visitor.id, context)) {
    return new Response(null, { status: 429 });
  }
  for (const event of events) context.tracking.track(event, 'browser');
  return new Response(null, { status: 204 });
});
