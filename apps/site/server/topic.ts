/**
 * What a browser can follow: the live list, one event with all its markets, or the upcoming events of
 * one sport. The live contract spells them `home`, `match:<event id>` and `prematch:<sport id>`.
 */
export type Topic =
  | { readonly kind: 'home' }
  | { readonly kind: 'match'; readonly eventId: string }
  | { readonly kind: 'prematch'; readonly sportId: string };

/** Matches alone: stages and seasons are read from other endpoints. */
const EVENT_ID = /^(sr|bg):match:\d{1,18}$/;
const SPORT_ID = /^[a-z]{1,8}:sport:\d{1,9}$/;
const MAX_TOPICS = 40;

/** Whether a text has the shape of an event id, so that asking the operator for it makes sense. */
export function isEventId(text: string): boolean {
  return EVENT_ID.test(text);
}

export function topicName(topic: Topic): string {
  switch (topic.kind) {
    case 'home':
      return 'home';
    case 'match':
      return `match:${topic.eventId}`;
    case 'prematch':
      return `prematch:${topic.sportId}`;
  }
}

function parseTopic(name: string): Topic | null {
  if (name === 'home') return { kind: 'home' };
  const [kind, id] = [name.slice(0, name.indexOf(':')), name.slice(name.indexOf(':') + 1)];
  if (kind === 'match' && EVENT_ID.test(id)) return { kind, eventId: id };
  if (kind === 'prematch' && SPORT_ID.test(id)) return { kind, sportId: id };
  return null;
}

/** The topics of a comma-separated list, each once and at most 40; null when one is unknown. */
export function parseTopics(list: string): readonly Topic[] | null {
  const names = [...new Set(list.split(',').filter((name) => name !== ''))];
  if (names.length === 0 || names.length > MAX_TOPICS) return null;
  const topics = names.map(parseTopic).filter((topic) => topic !== null);
  return topics.length === names.length ? topics : null;
}
