import type { ScriptedChat } from '@vitrine/betting/base/support-chat';
import { CHAT_EVENT, chatPaths } from '../../../paths/chat-paths.ts';
import type { ChatEffects, ChatScript } from './start-chat.ts';

declare global {
  /** The chats whose scripts have run. */
  var supportChats: Partial<Record<ScriptedChat, ChatScript>> | undefined;
}

/** What starting a chat does to this browser. `csrf` is the token of its forms. */
export function browserEffects(csrf: string): ChatEffects {
  return {
    load: (address) =>
      new Promise((resolve, reject) => {
        const script = document.createElement('script');
        script.src = address;
        const end = (settle: () => void) => () => {
          // One that runs again is a new element.
          script.remove();
          settle();
        };
        script.onload = end(resolve);
        script.onerror = end(() => reject(new Error(`${address} did not load`)));
        document.head.append(script);
      }),
    defined: (chat) => globalThis.supportChats?.[chat],
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    tell(event) {
      const body = new URLSearchParams({ csrf, [CHAT_EVENT]: event });
      // A page that is left tells it all the same; nobody waits for the answer.
      void fetch(chatPaths.events, { method: 'POST', body, keepalive: true }).catch(() => null);
    },
  };
}
