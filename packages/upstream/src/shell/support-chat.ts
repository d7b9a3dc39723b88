import type { CallSettings, UpstreamClient } from '../base/client.ts';
import { UpstreamStatusError } from '../base/errors.ts';
import * as contract from '../contract/shell/support-chat.ts';

export { LONGEST_MESSAGE } from '../contract/shell/support-chat.ts';

/** A conversation with the support, oldest message first. Whoever knows its id can read it. */
export interface Conversation {
  readonly id: string;
  readonly isEnded: boolean;
  readonly messages: readonly {
    readonly id: string;
    readonly author: 'visitor' | 'support';
    readonly text: string;
    /** ISO 8601. */
    readonly sentAt: string;
  }[];
}

/** Begins a conversation, which the support greets. Throws UpstreamError. Source: 1§4. */
export function openConversation(
  client: UpstreamClient,
  language: 'pt-BR' | 'es',
  settings: CallSettings,
): Promise<Conversation> {
  return client.call(contract.openConversation, { ...settings, body: { language } });
}

/** The conversation as it stands; null when the chat no longer has it. Throws UpstreamError. */
export function readConversation(
  client: UpstreamClient,
  id: string,
  settings: CallSettings,
): Promise<Conversation | null> {
  return unlessOver(client.call(contract.readConversation, { ...settings, params: { id } }));
}

/**
 * Sends what a visitor wrote; null when the conversation has ended or the chat no longer has it. Throws
 * UpstreamError.
 */
export function sendMessage(
  client: UpstreamClient,
  { id, text }: { readonly id: string; readonly text: string },
  settings: CallSettings,
): Promise<Conversation | null> {
  const call = { ...settings, params: { id }, body: { text } };
  return unlessOver(client.call(contract.sendMessage, call));
}

/**
 * Ends a conversation with the answer to the survey, from 1 to 5; null when it had ended before. Throws
 * UpstreamError. Source: 1§8.
 */
export function endConversation(
  client: UpstreamClient,
  { id, rating }: { readonly id: string; readonly rating: number | null },
  settings: CallSettings,
): Promise<Conversation | null> {
  const call = { ...settings, params: { id }, body: { rating } };
  return unlessOver(client.call(contract.endConversation, call));
}

async function unlessOver(answer: Promise<Conversation>): Promise<Conversation | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof UpstreamStatusError && (error.status === 404 || error.status === 409)) {
      return null;
    }
    throw error;
  }
}
