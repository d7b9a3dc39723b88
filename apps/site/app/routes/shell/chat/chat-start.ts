import { redirect } from '@remix-run/node';
import { textsOf } from '@vitrine/messages/texts';
import { chatPaths } from '../../../paths/chat-paths.ts';
import { routeHandle } from '../../../guard/route-handle.ts';
import { visitorCookieHeader } from '../../../services/base/session/visitor.server.ts';
import { readForm } from '../../../services/forms/csrf.server.ts';
import { conversationForScript } from '../../../services/shell/conversation.server.ts';
import { guardedAction, guardedLoader } from '../../../services/shell/guard.server.ts';
import { supportChatOf } from '../../../services/shell/support-chat.server.ts';
import type { ChatStart } from '../../../shapes/shell/support-chat.ts';

export const handle = routeHandle('chatStart');

export const loader = guardedLoader(handle, () => redirect(chatPaths.chat));

/** What the panel of the chat begins with, for a visitor who gets one. Source: 1§4, 1§8, 1§9. */
export const action = guardedAction(handle, async ({ request, context, visitor }) => {
  const { refusal } = await readForm(request, context);
  const { brand, config } = context;
  const chat = refusal ? 'none' : await supportChatOf(visitor, context);
  const script = chat === 'widget' || chat === 'fallback' ? config.chatScripts[chat] : null;
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  if ((chat !== 'widget' && chat !== 'fallback') || script === null) {
    return Response.json(null, { headers });
  }
  if (visitor.isNew) headers.append('Set-Cookie', await visitorCookieHeader(visitor.id, context));
  const { failedTitle, failedText, toPage, mail, phone, survey } = textsOf(brand.locale, 'chat');
  const start: ChatStart = {
    chat,
    script,
    settings: {
      language: brand.language,
      surveyLabel: survey,
      conversation: await conversationForScript(visitor, context),
    },
    texts: { failedTitle, failedText, toPage, mail, phone },
    contacts: { email: brand.licensee.supportEmail, phone: brand.licensee.supportPhone },
  };
  return Response.json(start, { headers });
});
