import { z } from 'zod';
import { refusalBody, type Endpoint } from '../base/endpoint.ts';
import { feedMessages, feedTopics } from '../contract/sportsbook/feed.ts';
import { statusKind, type StatusKind } from '../base/errors.ts';
import type { Content, Response } from './document-types.ts';
import type { SchemaStore } from './schema-store.ts';

/** The meaning of a status. Source: 1§8. */
const MEANINGS: Readonly<Record<StatusKind, string>> = {
  redirected: 'Not followed: the call has failed.',
  unauthorized: 'Unauthorized.',
  selfExclusion: 'Self-exclusion.',
  selfBlocked: 'Not acceptable, or self-blocked.',
  conflict: 'Conflict.',
  blocked: 'Blocked.',
  tooManyAttempts: 'Too many attempts.',
  restrictedRegion: 'Restricted region, or legal reasons.',
  refused: 'Refused.',
  failed: 'Failed.',
};

/** What Vitrine does about it. Source: 1§7. */
const IN_SESSION = 'In a session: it is refreshed, and the call sent once more.';

const TOPICS: ReadonlySet<unknown> = new Set(Object.values(feedTopics));

function json(schema: Content[string]['schema']): Content {
  return { 'application/json': { schema } };
}

/** Server-sent events: the schema is that of one event, its data being JSON in text. */
function eventStream(store: SchemaStore): Response {
  const events = Object.entries(feedMessages).map(([name, schema]) => ({
    type: 'object',
    properties: {
      event: { const: name },
      id: { type: 'string' },
      data: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: store.refer(schema, `feedMessages.${name}`),
      },
    },
    required: ['event', 'data'],
  }));
  return {
    description:
      'A stream of server-sent events; the schema is that of one. Comments keep a quiet one alive.',
    content: {
      'text/event-stream': { schema: store.add('feedEvent', { oneOf: events }) },
    },
  };
}

function success(endpoint: Endpoint, store: SchemaStore): Readonly<Record<string, Response>> {
  const { name, answer, none } = endpoint;
  if (TOPICS.has(endpoint)) return { 200: eventStream(store) };
  if (!answer) return { '2XX': { description: 'Done; nothing is read of the body.' } };
  const answered =
    answer instanceof z.ZodNullable && none ? (answer.unwrap() as z.ZodType) : answer;
  return {
    200: { description: 'Answered.', content: json(store.refer(answered, `${name}.answer`)) },
    ...(none ? { [none]: { description: 'There is none.' } } : {}),
  };
}

function refusal(
  status: number,
  codes: readonly string[],
  { auth }: Endpoint,
  store: SchemaStore,
): Response {
  const meaning = MEANINGS[statusKind(status)];
  const body = store.refer(refusalBody, 'refusalBody');
  const schema =
    codes.length === 0
      ? body
      : { allOf: [body, { type: 'object', properties: { error: { enum: [...codes] } } }] };
  return {
    description: status === 401 && auth !== 'none' ? `${meaning} ${IN_SESSION}` : meaning,
    ...(status === 429
      ? {
          headers: {
            'Retry-After': {
              description: 'Seconds, or a date. Waited for when it is short.',
              schema: { type: 'string' },
            },
          },
        }
      : {}),
    content: json(schema),
  };
}

/** All answers of an endpoint, refusals by their status with the codes that their body names. */
export function responsesOf(
  endpoint: Endpoint,
  store: SchemaStore,
): Readonly<Record<string, Response>> {
  const { auth, refusals = {} } = endpoint;
  const codes: Readonly<Record<number, readonly string[]>> = {
    ...(auth === 'none' ? {} : { 401: [] }),
    429: [],
    ...refusals,
    400: ['INVALID_REQUEST', ...(refusals[400] ?? [])],
  };
  return {
    ...success(endpoint, store),
    ...Object.fromEntries(
      Object.entries(codes).map(([status, named]) => [
        status,
        refusal(Number(status), [...new Set(named)], endpoint, store),
      ]),
    ),
    '5XX': { description: MEANINGS.failed },
  };
}
