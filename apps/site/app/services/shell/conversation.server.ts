import type { AppLoadContext } from '@remix-run/node';
import { UpstreamError } from '@vitrine/upstream/base/errors';
import {
  type Conversation,
  endConversation,
  openConversation,
  readConversation,
  sendMessage,
} from '@vitrine/upstream/shell/support-chat';
import { z } from 'zod';
import { brandFormat } from '../../format/brand-format.ts';
import { formatTime } from '../../format/date-time.ts';
import type { ChatPage } from '../../shapes/shell/support-chat.ts';
import { pageDeadline } from '../base/pages/page-deadline.ts';
import type { Visitor } from '../base/session/visitor.server.ts';
import { tooManyAttempts } from '../base/store/attempts.server.ts';
import { supportChatOf } from './support-chat.server.ts';

/** How long a visitor finds their conversation again. */
const CONVERSATION_LIFE_MS = 24 * 60 * 60 * 1000;
/** How long the chat has to take a message, in milliseconds. */
const SENDING_DEADLINE_MS = 8_000;

/** Who talks: a guest and a bettor of one browser are two. */
type Talker = Pick<Visitor, 'id' | 'isNew'>;

function conversationKey(visitorId: string): string {
  return `conversation:${visitorId}`;
}

async function conversationId(
  { id, isNew }: Talker,
  { store }: AppLoadContext,
): Promise<string | null> {
  if (isNew) return null;
  return z.uuid().safeParse(await store.get(conversationKey(id))).data ?? null;
}

function sending({ requestId }: AppLoadContext) {
  return { requestId, deadlineMs: SENDING_DEADLINE_MS };
}

/** Whether the operator's chat can be talked to without its scripts. */
export function hasConversations({ config }: AppLoadContext): boolean {
  return config.upstreamHosts.supportChat !== undefined;
}

/** The page of the chat for a visitor. Reading it opens no conversation. Source: 1§4. */
export async function chatPage(visitor: Visitor, context: AppLoadContext): Promise<ChatPage> {
  const chat = await supportChatOf(visitor, context);
  if (chat === 'mail') return { kind: 'mail' };
  if (chat === 'none' || !hasConversations(context)) return { kind: 'closed' };
  try {
    return shownTalk(await currentConversation(visitor, context), context);
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    context.log.warn({ err: error }, 'conversation not read');
    return { kind: 'unread' };
  }
}

function shownTalk(conversation: Conversation | null, { brand }: AppLoadContext): ChatPage {
  const format = brandFormat(brand);
  const messages = (conversation?.messages ?? []).map(({ id, author, text, sentAt }) => ({
    id,
    isOwn: author === 'visitor',
    text,
    time: formatTime(Date.parse(sentAt), format),
  }));
  return { kind: 'talk', isEnded: conversation?.isEnded ?? false, messages };
}

/** The visitor's conversation, also one that has ended; null when there is none. */
async function currentConversation(
  talker: Talker,
  context: AppLoadContext,
): Promise<Conversation | null> {
  const id = await conversationId(talker, context);
  if (id === null) return null;
  const { upstream, requestId } = context;
  return readConversation(upstream, id, { requestId, deadlineMs: pageDeadline(context) });
}

/** Begins another conversation of the visitor. Throws UpstreamError. */
async function beginConversation({ id }: Talker, context: AppLoadContext): Promise<Conversation> {
  const { upstream, brand, store } = context;
  const begun = await openConversation(upstream, brand.language, sending(context));
  await store.set(conversationKey(id), begun.id, { ttlMs: CONVERSATION_LIFE_MS });
  return begun;
}

/**
 * Sends what the visitor wrote, in another conversation where theirs is over. Throws UpstreamError when
 * the chat did not take it.
 */
export async function sendToSupport(
  text: string,
  talker: Talker,
  context: AppLoadContext,
): Promise<void> {
  const { upstream } = context;
  const id = await conversationId(talker, context);
  if (id !== null && (await sendMessage(upstream, { id, text }, sending(context)))) return;
  const begun = await beginConversation(talker, context);
  await sendMessage(upstream, { id: begun.id, text }, sending(context));
}

/** Ends the visitor's conversation, with their answer to the survey or without. Throws UpstreamError. */
export async function endTalk(
  rating: number | null,
  talker: Talker,
  context: AppLoadContext,
): Promise<void> {
  const id = await conversationId(talker, context);
  if (id !== null) await endConversation(context.upstream, { id, rating }, sending(context));
}

/**
 * The id of the visitor's conversation for the script of a chat; another one begins where theirs is over.
 * Null where there are no calls of the operator's chat, they fail, or too many were begun: the script then begins its
 * own.
 */
export async function conversationForScript(
  talker: Talker,
  context: AppLoadContext,
): Promise<string | null> {
  if (!hasConversations(context)) return null;
  try {
    const current = await currentConversation(talker, context);
    if (current && !current.isEnded) return current.id;
    if (await tooManyAttempts('chat', talker.id, context)) return null;
    return (await beginConversation(talker, context)).id;
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    context.log.warn({ err: error }, 'conversation not begun');
    return null;
  }
}

/** Puts a conversation that has ended away: the next message begins another. */
export async function forgetTalk({ id }: Talker, { store }: AppLoadContext): Promise<void> {
  await store.delete(conversationKey(id));
}
