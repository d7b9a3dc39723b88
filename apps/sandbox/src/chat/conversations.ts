import { randomUUID } from 'node:crypto';
import type { conversation } from '@vitrine/upstream/contract/shell/support-chat';
import type { z } from 'zod';
import type { CountryCode, Language } from '../country.ts';
import { Refusal } from '../refusal.ts';
import { botAnswer } from './bot.ts';
import { BOT_WORDS } from './bot-words.ts';

/** A conversation as the contract has it. */
export type Conversation = z.output<typeof conversation>;
type Message = Conversation['messages'][number];

interface Kept extends Conversation {
  readonly language: Language;
  readonly rating: number | null;
}

/** Enough for every demonstration; the oldest gives way. */
const MOST_CONVERSATIONS = 500;
/** The oldest messages of a long conversation give way. */
const MOST_MESSAGES = 200;

/** The conversations with the bot. They end with the process: nothing of them is kept on disk. */
export interface Conversations {
  open(language: Language): Conversation;
  read(id: string): Conversation;
  /** Takes a message and answers it. Throws the refusal of a conversation that has ended. */
  say(id: string, text: string): Conversation;
  end(id: string, rating: number | null): Conversation;
}

export function createConversations(country: CountryCode, now: () => number): Conversations {
  const kept = new Map<string, Kept>();

  function message(author: Message['author'], text: string): Message {
    return { id: randomUUID(), author, text, sentAt: new Date(now()).toISOString() };
  }

  function found(id: string): Kept {
    const known = kept.get(id);
    if (known) return known;
    throw new Refusal(404, 'CONVERSATION_WAS_NOT_FOUND', 'No such conversation');
  }

  function going(id: string): Kept {
    const known = found(id);
    if (!known.isEnded) return known;
    throw new Refusal(409, 'CONVERSATION_HAS_ENDED', 'Open another conversation');
  }

  function keep(changed: Kept): Conversation {
    kept.set(changed.id, changed);
    return shown(changed);
  }

  return {
    open(language) {
      const [oldest] = kept.keys();
      if (kept.size >= MOST_CONVERSATIONS && oldest !== undefined) kept.delete(oldest);
      const messages = [message('support', BOT_WORDS[language].greeting)];
      return keep({ id: randomUUID(), language, isEnded: false, rating: null, messages });
    },
    read: (id) => shown(found(id)),
    say(id, text) {
      const known = going(id);
      const answer = botAnswer(text, known.language, country);
      const messages = [
        ...known.messages,
        message('visitor', text),
        message('support', answer),
      ].slice(-MOST_MESSAGES);
      return keep({ ...known, messages });
    },
    end: (id, rating) => keep({ ...going(id), isEnded: true, rating }),
  };
}

function shown({ id, isEnded, messages }: Kept): Conversation {
  return { id, isEnded, messages };
}
