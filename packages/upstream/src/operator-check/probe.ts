import { createParser } from 'eventsource-parser';
import { callAddress, type HostAddresses } from '../base/address.ts';
import { readText } from '../base/answer-text.ts';
import { answerOf } from '../base/send-request.ts';
import type { Endpoint } from '../base/endpoint.ts';

/** What a call is made with. */
export interface Input {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** A message of a stream as it came. */
export interface StreamMessage {
  readonly name: string;
  readonly data: string;
}

/** What came back, before anything of it is judged. */
export type Reply =
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly contentType: string;
      /** Where a redirect leads, without its query; null when it is none. */
      readonly location: string | null;
      /** The body, or what was expected of one that can't be read. */
      readonly text: string;
      readonly unreadable: string | null;
      readonly messages: readonly StreamMessage[];
      readonly milliseconds: number;
    }
  | { readonly kind: 'unreachable'; readonly reason: string }
  | { readonly kind: 'silent'; readonly milliseconds: number };

export interface ProbeOptions {
  readonly hosts: HostAddresses;
  readonly token: string | null;
  /** How long an answer is waited for. */
  readonly timeoutMs: number;
  /** How long a stream is listened to once it has begun. */
  readonly listenMs: number;
}

const MAX_ANSWER_BYTES = 8 * 1024 * 1024;

/** A stream of the feed gate: declared without an answer, since its messages are the answer. */
export function isStream({ host }: Pick<Endpoint, 'host'>): boolean {
  return host === 'feedGate';
}

function headersOf(endpoint: Endpoint, token: string | null): Record<string, string> {
  return {
    accept: isStream(endpoint) ? 'text/event-stream' : 'application/json',
    ...(endpoint.body ? { 'content-type': 'application/json' } : {}),
    ...(endpoint.auth !== 'none' && token !== null ? { authorization: `Bearer ${token}` } : {}),
    ...endpoint.headers,
  };
}

function reasonOf(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string') return cause.code;
  }
  return 'the connection broke';
}

/** The messages of a stream until `listenMs` are over or it ends. */
async function messagesOf(response: Response, listenMs: number): Promise<readonly StreamMessage[]> {
  const messages: StreamMessage[] = [];
  const parser = createParser({
    onEvent: ({ event, data }) => messages.push({ name: event ?? 'message', data }),
  });
  const reader = response.body?.getReader();
  if (!reader) return messages;
  const decoder = new TextDecoder();
  const timer = setTimeout(() => void reader.cancel(), listenMs);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return messages;
      parser.feed(decoder.decode(value, { stream: true }));
    }
  } finally {
    clearTimeout(timer);
  }
}

function locationOf(response: Response, address: URL): string | null {
  const target = URL.parse(response.headers.get('location') ?? '', address);
  return target === null ? null : `${target.origin}${target.pathname}`;
}

/**
 * Makes one call as the site would, follows no redirect and repeats nothing. Never throws for what an
 * operator answers; a RangeError for an input that is no path segment.
 */
export async function probe(
  endpoint: Endpoint,
  { params = {}, query = {}, body }: Input,
  { hosts, token, timeoutMs, listenMs }: ProbeOptions,
): Promise<Reply> {
  const address = callAddress(endpoint, hosts, { params, query });
  const given = new AbortController();
  const timer = setTimeout(() => given.abort(), timeoutMs);
  const started = performance.now();
  const since = () => Math.round(performance.now() - started);
  try {
    const response = await fetch(address, {
      method: endpoint.method,
      headers: headersOf(endpoint, token),
      redirect: 'manual',
      signal: given.signal,
      ...(endpoint.body ? { body: JSON.stringify(body) } : {}),
    });
    const contentType = response.headers.get('content-type') ?? '';
    const streams = response.ok && contentType.startsWith('text/event-stream');
    const begun = since();
    if (streams) clearTimeout(timer);
    const messages = streams ? await messagesOf(response, listenMs) : [];
    const text = streams
      ? ({ ok: true, text: '' } as const)
      : await readText(answerOf(response), MAX_ANSWER_BYTES);
    return {
      kind: 'answer',
      status: response.status,
      contentType,
      location: locationOf(response, address),
      text: text.ok ? text.text : '',
      unreadable: text.ok ? null : text.expected,
      messages,
      milliseconds: streams ? begun : since(),
    };
  } catch (error) {
    if (given.signal.aborted) return { kind: 'silent', milliseconds: timeoutMs };
    return { kind: 'unreachable', reason: reasonOf(error) };
  } finally {
    clearTimeout(timer);
  }
}
