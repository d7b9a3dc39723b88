import { z } from 'zod';
import { endpoint } from '../../base/endpoint.ts';
import { instant } from '../../base/wire-fields.ts';

/** The longest message that a visitor can send, in characters. */
export const LONGEST_MESSAGE = 1000;

/** A conversation with the support, oldest message first. Its id is known to its visitor alone. */
export const conversation = z.object({
  id: z.uuid(),
  isEnded: z.boolean(),
  messages: z.array(
    z.object({
      id: z.string().min(1),
      author: z.enum(['visitor', 'support']),
      text: z.string(),
      sentAt: instant,
    }),
  ),
});

const assumed = [
  'the path is not shown',
  'body and answer fields',
  'no authorization of the caller',
];
const ofConversation = z.object({ id: z.uuid() });
const GONE = { 404: ['CONVERSATION_WAS_NOT_FOUND'] } as const;
const ENDED = { ...GONE, 409: ['CONVERSATION_HAS_ENDED'] } as const;

/** Begins a conversation in a language; the support's greeting is its first message. */
export const openConversation = endpoint({
  name: 'supportChat.open',
  host: 'supportChat',
  method: 'POST',
  path: '/conversations',
  auth: 'none',
  body: z.object({ language: z.enum(['pt-BR', 'es']) }),
  answer: conversation,
  source: '1§4',
  assumed,
});

export const readConversation = endpoint({
  name: 'supportChat.read',
  host: 'supportChat',
  method: 'GET',
  path: '/conversations/{id}',
  auth: 'none',
  params: ofConversation,
  answer: conversation,
  refusals: GONE,
  source: '1§4',
  assumed,
});

export const sendMessage = endpoint({
  name: 'supportChat.send',
  host: 'supportChat',
  method: 'POST',
  path: '/conversations/{id}/messages',
  auth: 'none',
  params: ofConversation,
  body: z.object({ text: z.string().trim().min(1).max(LONGEST_MESSAGE) }),
  answer: conversation,
  refusals: ENDED,
  source: '1§4',
  assumed,
});

/** Ends a conversation, with the answer to the survey from 1 to 5, or null for none. */
export const endConversation = endpoint({
  name: 'supportChat.end',
  host: 'supportChat',
  method: 'POST',
  path: '/conversations/{id}/end',
  auth: 'none',
  params: ofConversation,
  body: z.object({ rating: z.int().min(1).max(5).nullable() }),
  answer: conversation,
  refusals: ENDED,
  source: '1§4, 1§8',
  assumed,
});
