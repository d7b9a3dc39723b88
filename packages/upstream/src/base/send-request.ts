import { pipeline, type Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { createGunzip } from 'node:zlib';
import { request, type Dispatcher } from 'undici';

/** The name is that of `fetch`: what guards an operator's hosts lets the site pass by it. */
const OWN_HEADERS = { 'accept-encoding': 'gzip', 'user-agent': 'node' };
const NO_BODY: ReadonlySet<number> = new Set([204, 205, 304]);

export interface RequestFacts {
  readonly method: Dispatcher.HttpMethod;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  readonly body?: string | FormData;
  readonly redirect: 'manual' | 'error';
}

/** The bytes of a body as they arrive, unpacked. Who leaves the loop early gives up the connection. */
export interface AnswerBody extends AsyncIterable<Uint8Array> {
  /** Reads no more. */
  cancel(): Promise<void>;
}

export interface Answer {
  readonly status: number;
  readonly ok: boolean;
  readonly headers: Pick<Headers, 'get'>;
  readonly body: AnswerBody | null;
}

/** Gives an answer, redirects too, or rejects when none comes or the signal aborts before. */
export type SendRequest = (address: URL, facts: RequestFacts) => Promise<Answer>;

/**
 * Requests by the library under `fetch` and over its connections, without the objects of the web that are most of
 * what a short call costs. Forms go by `fetch` itself.
 */
export const sendRequest: SendRequest = async (address, facts) => {
  const { method, headers, signal, body = null } = facts;
  if (body instanceof FormData) return answerOf(await fetch(address, { ...facts, body }));
  const answer = await request(address, {
    method,
    signal,
    headers: { ...OWN_HEADERS, ...headers },
    body,
  });
  const { statusCode: status } = answer;
  return {
    status,
    ok: status >= 200 && status < 300,
    headers: { get: (name) => headerIn(answer, name) },
    body: NO_BODY.has(status) ? await nothing(answer) : bodyOf(answer),
  };
};

/** What `fetch` answered. */
export function answerOf({ status, ok, headers, body }: Response): Answer {
  // Safe: Node's streams of the web can be read in a loop, which the types of browsers don't know.
  return { status, ok, headers, body: body as (ReadableStream<Uint8Array> & AnswerBody) | null };
}

function headerIn(
  { headers }: Pick<Dispatcher.ResponseData, 'headers'>,
  name: string,
): string | null {
  const value = headers[name];
  return Array.isArray(value) ? value.join(', ') : (value ?? null);
}

/** The connection is free for the next request once the end was read. */
async function nothing({ body }: Dispatcher.ResponseData): Promise<null> {
  await body.dump();
  return null;
}

function bodyOf(answer: Dispatcher.ResponseData): AnswerBody {
  const bytes = unpacked(answer);
  return {
    [Symbol.asyncIterator]: () => bytes[Symbol.asyncIterator](),
    cancel: () => {
      bytes.on('error', () => undefined).destroy();
      return Promise.resolve();
    },
  };
}

function unpacked({ headers, body }: Dispatcher.ResponseData): Readable {
  if (headerIn({ headers }, 'content-encoding')?.toLowerCase() !== 'gzip') return body;
  // Who reads the bytes is told what broke.
  return pipeline(body, createGunzip(), () => undefined);
}
