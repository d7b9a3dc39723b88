import {
  type EventKind,
  isTournamentId,
  readEventKind,
} from '@vitrine/betting/sportsbook/event-id';
import { eventTopic, tournamentTopic } from '../../app/live/event-topic.ts';

/** One event with all its markets. */
export interface EventTopic {
  readonly kind: EventKind;
  readonly eventId: string;
}

/** The matches of one tournament that no other list has. */
export interface TournamentTopic {
  readonly kind: 'tournament';
  readonly tournamentId: string;
}

/**
 * What a browser can follow: the live list, the upcoming events of one sport, the matches of one
 * tournament, or one event. The live contract spells them `home`, `prematch:<sport id>`,
 * `tournament:<id>`, and `match:`, `stage:` or `season:<event id>`.
 */
export type Topic =
  | { readonly kind: 'home' }
  | { readonly kind: 'prematch'; readonly sportId: string }
  | TournamentTopic
  | EventTopic;

const SPORT_ID = /^[a-z]{1,8}:sport:\d{1,9}$/;
/** A slip of 30, the lists of every sport, and the events of its page. */
const MAX_TOPICS = 80;

/** Whether a topic is one event. */
export function isEventTopic(topic: Topic): topic is EventTopic {
  return 'eventId' in topic;
}

export function topicName(topic: Topic): string {
  if (isEventTopic(topic)) return eventTopic(topic.eventId);
  if (topic.kind === 'tournament') return tournamentTopic(topic.tournamentId);
  return topic.kind === 'home' ? 'home' : `prematch:${topic.sportId}`;
}

function parseTopic(name: string): Topic | null {
  if (name === 'home') return { kind: 'home' };
  const [kind, id] = [name.slice(0, name.indexOf(':')), name.slice(name.indexOf(':') + 1)];
  if (kind === 'prematch') return SPORT_ID.test(id) ? { kind, sportId: id } : null;
  if (kind === 'tournament') return isTournamentId(id) ? { kind, tournamentId: id } : null;
  const eventKind = readEventKind(id);
  return eventKind !== null && eventKind === kind ? { kind: eventKind, eventId: id } : null;
}

/** The topics of a comma-separated list, each once and at most 80; null when one is unknown. */
export function parseTopics(list: string): readonly Topic[] | null {
  const names = [...new Set(list.split(',').filter((name) => name !== ''))];
  if (names.length === 0 || names.length > MAX_TOPICS) return null;
  const topics = names.map(parseTopic).filter((topic) => topic !== null);
  return topics.length === names.length ? topics : null;
}
