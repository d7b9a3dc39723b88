import type { CountryCode, Language } from '../country.ts';
import { BOT_WORDS, HELP_LINES, TOPICS, type Topic } from './bot-words.ts';

/** What a message is about; null when no topic is named. Accents and case make no difference. */
export function topicOf(text: string, language: Language): Topic | null {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return TOPICS.find((topic) => BOT_WORDS[language].signs[topic].test(plain)) ?? null;
}

/** How the platform's bot answers a message. */
export function botAnswer(text: string, language: Language, country: CountryCode): string {
  const topic = topicOf(text, language);
  const { answers, unknown } = BOT_WORDS[language];
  if (topic === null) return unknown;
  const line = topic === 'harm' ? HELP_LINES[country] : undefined;
  return line === undefined ? answers[topic] : `${answers[topic]} ${line}`;
}
