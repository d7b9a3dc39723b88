import { refusalBody, type Endpoint } from '../base/endpoint.ts';
import { parseWire, wireMismatches } from '../base/wire-json.ts';
import { feedMessages } from '../contract/sportsbook/feed.ts';
import { isStream, type Reply, type StreamMessage } from './probe.ts';
import type { Aspect, Difference } from './report.ts';

type Answer = Extract<Reply, { kind: 'answer' }>;

/** How many places of one answer are named; a list of a hundred rows repeats the same fault. */
const MOST_PLACES = 8;

function difference(aspect: Aspect, problem: string, place = ''): Difference {
  return { aspect, place, problem };
}

/** `data[3].odds` and `data[7].odds` are one fault. */
function withoutRows(place: string): string {
  return place.replaceAll(/\[\d+\]/g, '[…]');
}

function shapeDifferences(text: string, schema: NonNullable<Endpoint['answer']>): Difference[] {
  const faults = new Map(
    wireMismatches(text, schema).map(({ path, expected }) => {
      const place = withoutRows(path);
      return [`${place} ${expected}`, difference('shape', expected, place)] as const;
    }),
  );
  return [...faults.values()].slice(0, MOST_PLACES);
}

function streamDifferences(messages: readonly StreamMessage[]): Difference[] {
  const faults = messages.flatMap(({ name, data }) => {
    const schema = Object.hasOwn(feedMessages, name)
      ? feedMessages[name as keyof typeof feedMessages]
      : null;
    if (schema) {
      return shapeDifferences(data, schema).map((found) => ({
        ...found,
        place: [name, found.place].filter((part) => part !== '').join(': '),
      }));
    }
    return [difference('shape', 'no message of the contract has this name', name)];
  });
  const each = new Map(faults.map((found) => [`${found.place} ${found.problem}`, found]));
  return [...each.values()].slice(0, MOST_PLACES);
}

function contentTypeDifferences(expected: RegExp, name: string, contentType: string): Difference[] {
  if (expected.test(contentType)) return [];
  const received = contentType === '' ? 'none' : contentType.split(';', 1)[0];
  return [difference('content type', `expected ${name}, received ${received}`)];
}

const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i;
const STREAM_TYPE = /^text\/event-stream\s*(?:;|$)/i;

function answerDifferences(endpoint: Endpoint, answer: Answer): Difference[] {
  if (isStream(endpoint)) {
    const wrong = contentTypeDifferences(STREAM_TYPE, 'text/event-stream', answer.contentType);
    return [...wrong, ...streamDifferences(answer.messages)];
  }
  if (endpoint.none === answer.status || !endpoint.answer) return [];
  if (answer.unreadable !== null) return [difference('shape', answer.unreadable)];
  const shape = shapeDifferences(answer.text, endpoint.answer);
  // An empty body has no type that matters.
  if (answer.text === '') return shape;
  return [...contentTypeDifferences(JSON_TYPE, 'application/json', answer.contentType), ...shape];
}

/** The code of a refusal that the contract declares for this status; null when it is another one. */
export function declaredRefusal(endpoint: Endpoint, { status, text }: Answer): string | null {
  const codes = endpoint.refusals?.[status] ?? [];
  const parsed = parseWire(text, refusalBody);
  return parsed.ok && codes.includes(parsed.value.error) ? parsed.value.error : null;
}

const NO_SUCH_ADDRESS = new Set([404, 405, 410, 501]);

function statusDifference(endpoint: Endpoint, answer: Answer): Difference {
  const { status } = answer;
  if (status >= 300 && status < 400) {
    const target = answer.location ?? 'an address that it does not name';
    return difference('address', `redirects (${status}) to ${target}; Vitrine follows none`);
  }
  const declared = endpoint.refusals?.[status];
  if (declared) {
    return difference(
      'status',
      `answers ${status} without one of the codes of the contract: ${declared.join(', ')}`,
    );
  }
  if (NO_SUCH_ADDRESS.has(status)) {
    return difference('address', `expected the call at this path, received ${status}`);
  }
  if (status === 401) {
    const wants =
      endpoint.auth === 'bearer' ? 'does not accept the bearer token' : 'wants a bearer';
    return difference('status', `${wants} (401)`);
  }
  return difference('status', `expected 2xx, received ${status}`);
}

function speedDifferences(milliseconds: number, slowMs: number): Difference[] {
  if (milliseconds <= slowMs) return [];
  return [difference('speed', `expected an answer within ${slowMs} ms, took ${milliseconds} ms`)];
}

/** In what a reply differs from the contract; empty when it fits, as a declared refusal does. */
export function differencesOf(endpoint: Endpoint, reply: Reply, slowMs: number): Difference[] {
  if (reply.kind === 'unreachable') {
    return [difference('address', `can't be reached (${reply.reason})`)];
  }
  if (reply.kind === 'silent') {
    return [difference('speed', `gave no whole answer within ${reply.milliseconds} ms`)];
  }
  const isAnswer = reply.status >= 200 && reply.status < 300;
  const fits = !isAnswer && declaredRefusal(endpoint, reply) !== null;
  const content = isAnswer
    ? answerDifferences(endpoint, reply)
    : fits
      ? contentTypeDifferences(JSON_TYPE, 'application/json', reply.contentType)
      : [statusDifference(endpoint, reply)];
  return [...content, ...speedDifferences(reply.milliseconds, slowMs)];
}
