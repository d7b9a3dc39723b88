import { data, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { formatText } from '@vitrine/messages/format-text';
import { textsOf } from '@vitrine/messages/texts';
import { UpstreamError } from '@vitrine/upstream/base/errors';
import { LONGEST_MESSAGE } from '@vitrine/upstream/shell/support-chat';
import { z } from 'zod';
import { chatPaths, NEWEST } from '../../../paths/chat-paths.ts';
import {
  AGAIN,
  CHAT_ORDER,
  ChatView,
  END,
  MESSAGE_FIELD,
  RATING_FIELD,
} from '../../../features/shell/chat/chat-view.tsx';
import type { FormState } from '../../../forms/form-state.ts';
import { routeHandle } from '../../../guard/route-handle.ts';
import { tooManyAttempts } from '../../../services/base/store/attempts.server.ts';
import { headedMetadata } from '../../../services/base/pages/page-metadata.server.ts';
import { visitorCookieHeader } from '../../../services/base/session/visitor.server.ts';
import { readForm } from '../../../services/forms/csrf.server.ts';
import {
  chatPage,
  endTalk,
  forgetTalk,
  hasConversations,
  sendToSupport,
} from '../../../services/shell/conversation.server.ts';
import { guardedAction, guardedPage } from '../../../services/shell/guard.server.ts';
import { supportChatOf } from '../../../services/shell/support-chat.server.ts';

export const handle = routeHandle('chat');

export const loader = guardedPage(handle, async ({ context, visitor }) => {
  const { locale, licensee } = context.brand;
  const texts = textsOf(locale, 'chat');
  const [metadata, chat] = await Promise.all([
    headedMetadata('chat', texts.title, context),
    chatPage(visitor, context),
  ]);
  const contacts = { email: licensee.supportEmail, phone: licensee.supportPhone };
  return { metadata, texts, chat, contacts, longest: LONGEST_MESSAGE };
});

const message = z.string().trim().min(1).max(LONGEST_MESSAGE);
const ratingOf = z.coerce.number().int().min(1).max(5);

/** Sends a message, ends the conversation with the answer to its survey, or begins another. Source: 1§4. */
export const action = guardedAction(handle, async ({ request, context, visitor }) => {
  const { formData, refusal } = await readForm(request, context);
  const { locale } = context.brand;
  const texts = textsOf(locale, 'chat');
  const typed = String(formData.get(MESSAGE_FIELD) ?? '');
  if (refusal) return refuse(403, typed, { formError: textsOf(locale, 'shell')[refusal] });
  const chat = await supportChatOf(visitor, context);
  const isOpen = (chat === 'widget' || chat === 'fallback') && hasConversations(context);
  if (!isOpen) return redirect(chatPaths.chat);
  if (await tooManyAttempts('chat', visitor.id, context)) {
    return refuse(429, typed, { formError: texts.tooMany });
  }
  const headers = new Headers();
  if (visitor.isNew) headers.append('Set-Cookie', await visitorCookieHeader(visitor.id, context));
  const order = formData.get(CHAT_ORDER);
  try {
    if (order === AGAIN) await forgetTalk(visitor, context);
    else if (order === END) {
      await endTalk(ratingOf.safeParse(formData.get(RATING_FIELD)).data ?? null, visitor, context);
    } else {
      const text = message.safeParse(typed);
      if (!text.success) return refuse(422, typed, { errors: { [MESSAGE_FIELD]: problem(typed) } });
      await sendToSupport(text.data, visitor, context);
    }
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    context.log.warn({ err: error }, 'support chat did not answer');
    return refuse(502, typed, { formError: order === END ? texts.notEnded : texts.notSent });
  }
  return redirect(order === AGAIN ? chatPaths.chat : `${chatPaths.chat}#${NEWEST}`, { headers });

  function problem(text: string): string {
    return text.trim() === ''
      ? texts.fieldRequired
      : formatText(texts.fieldTooLong, { count: String(LONGEST_MESSAGE) });
  }
});

function refuse(status: number, typed: string, state: Partial<FormState>) {
  const form: FormState = {
    values: { [MESSAGE_FIELD]: typed },
    errors: {},
    formError: null,
    ...state,
  };
  return data({ form }, { status });
}

export { meta } from '../../../frame/page-meta.ts';

export default function Chat() {
  return (
    <ChatView {...useLoaderData<typeof loader>()} form={useActionData<typeof action>()?.form} />
  );
}
