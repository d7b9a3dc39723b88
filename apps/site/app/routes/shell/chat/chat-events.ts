import { redirect } from '@remix-run/node';
import { CHAT_EVENTS } from '@vitrine/betting/base/support-chat';
import { z } from 'zod';
import { CHAT_EVENT, chatPaths } from '../../../paths/chat-paths.ts';
import { routeHandle } from '../../../guard/route-handle.ts';
import { tooManyAttempts } from '../../../services/base/store/attempts.server.ts';
import { readForm } from '../../../services/forms/csrf.server.ts';
import { guardedAction, guardedLoader } from '../../../services/shell/guard.server.ts';

export const handle = routeHandle('chatEvents');

export const loader = guardedLoader(handle, () => redirect(chatPaths.chat));

const chatEvent = z.enum(CHAT_EVENTS);

/**
 * What a browser tells of a chat that did not start. Each is tracked; a widget that is given up is
 * reported as an error, too. Source: 1§8.
 */
export const action = guardedAction(handle, async ({ request, context, visitor }) => {
  const { formData, refusal } = await readForm(request, context);
  const event = chatEvent.safeParse(formData.get(CHAT_EVENT));
  if (refusal || !event.success) return new Response(null, { status: 400 });
  if (await tooManyAttempts('chatEvent', visitor.id, context)) {
    return new Response(null, { status: 429 });
  }
  context.tracking.track({ name: 'chatError', step: event.data });
  if (event.data === 'widgetGivenUp') {
    context.log.error({ chat: 'widget' }, 'the support chat does not start');
  }
  return new Response(null, { status: 204 });
});
