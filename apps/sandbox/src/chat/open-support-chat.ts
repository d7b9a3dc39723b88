import { readFileSync } from 'node:fs';
import { cors } from 'hono/cors';
import {
  endConversation,
  openConversation,
  readConversation,
  sendMessage,
} from '@vitrine/upstream/contract/shell/support-chat';
import type { Country } from '../country.ts';
import { HOST_PREFIXES, type Implementation, type ServerApp } from '../implement.ts';
import { createConversations } from './conversations.ts';

const SCRIPT = readFileSync(new URL('./chat-script.js', import.meta.url), 'utf8');

export interface ChatParts {
  readonly country: Country;
  /** Address of the platform, where browsers reach it. */
  readonly publicUrl: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** The support chat: its calls, and the scripts of the widget and of the fallback. Source: 1§4. */
export function openSupportChat(
  { implement }: Implementation,
  app: ServerApp,
  { country, publicUrl, now }: ChatParts,
): void {
  const prefix = HOST_PREFIXES.supportChat;
  // Browsers talk to it from the site's own origin; the id of the conversation is what counts.
  app.use(`${prefix}/*`, cors({ origin: '*' }));
  const conversations = createConversations(country.code, now);
  implement(openConversation, ({ body }) => conversations.open(body.language));
  implement(readConversation, ({ params }) => conversations.read(params.id));
  implement(sendMessage, ({ params, body }) => conversations.say(params.id, body.text));
  implement(endConversation, ({ params, body }) => conversations.end(params.id, body.rating));

  for (const name of ['widget', 'fallback']) {
    const chat = JSON.stringify({ name, api: publicUrl + prefix });
    app.get(`${prefix}/scripts/${name}.js`, (context) =>
      // In a block, so that both scripts can stand on one page.
      context.body(`{\nconst CHAT = ${chat};\n${SCRIPT}}\n`, 200, {
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'no-cache',
      }),
    );
  }
}
