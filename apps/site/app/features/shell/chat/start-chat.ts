import {
  afterChatFailure,
  type ChatEvent,
  type ChatFailure,
  type ScriptedChat,
} from '@vitrine/betting/base/support-chat';
import type { ChatSettings, ChatStart } from '../../../shapes/shell/support-chat.ts';

/** What the script of a chat defines as `supportChats.widget` or `supportChats.fallback`. */
export interface ChatScript {
  /** Shows the chat in an element. Rejects when it can't. */
  readonly init?: (
    settings: ChatSettings & { readonly element: HTMLElement },
  ) => Promise<unknown> | void;
}

/** What starting a chat does to the browser. */
export interface ChatEffects {
  /** Loads a script, also one that was loaded before. Rejects when it does not come. */
  load(address: string): Promise<void>;
  /** What a script has defined so far. */
  defined(chat: ScriptedChat): ChatScript | undefined;
  wait(ms: number): Promise<void>;
  tell(event: ChatEvent): void;
}

/**
 * Loads a chat's script and lets it show itself in `element`. The same for both chats; how often each
 * is tried says `afterChatFailure`. Resolves to whether the chat is there; after `leaving` it tells and
 * tries nothing more. Source: 1§8, 1§9.
 */
export async function startChat(
  { chat, script, settings }: Pick<ChatStart, 'chat' | 'script' | 'settings'>,
  element: HTMLElement,
  effects: ChatEffects,
  leaving: AbortSignal,
): Promise<boolean> {
  async function failureOfAttempt(isFirst: boolean): Promise<ChatFailure | null> {
    if (!isFirst || !effects.defined(chat)?.init) await effects.load(script).catch(() => undefined);
    const init = effects.defined(chat)?.init;
    if (!init) return 'notDefined';
    try {
      await init({ ...settings, element });
      return null;
    } catch {
      return 'refused';
    }
  }

  for (let attempts = 1; ; attempts += 1) {
    const failure = await failureOfAttempt(attempts === 1);
    if (failure === null) return true;
    if (leaving.aborted) return false;
    const { event, againAfterMs } = afterChatFailure(chat, attempts, failure);
    if (event !== null) effects.tell(event);
    if (againAfterMs === null) return false;
    await effects.wait(againAfterMs);
    if (leaving.aborted) return false;
  }
}
