import type { FeedMessage } from '@vitrine/betting/sportsbook/catalogue/feed-message';
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import type { z } from 'zod';
import { callAddress, type HostAddresses } from '../base/address.ts';
import type { Endpoint } from '../base/endpoint.ts';
import { SessionEnded } from '../base/errors.ts';
import { readFeedMessage } from '../mappers/feed-message.ts';
import { retryAfterMs } from '../base/retry.ts';
import type { SessionHandle, SessionTokens } from '../base/session.ts';
import { untilAborted } from '../base/until-aborted.ts';
import { createReconnectWait } from './reconnect-wait.ts';

export type FeedState =
  | { readonly kind: 'open' }
  /** Not connected; tried again after `retryInMs`. */
  | { readonly kind: 'lost'; readonly reason: string; readonly retryInMs: number }
  /** There is no session to follow this topic with. */
  | { readonly kind: 'ended'; readonly reason: string };

/** A message of the feed gate as it came, before it is read. */
export interface FeedEvent {
  readonly name: string;
  readonly data: string;
  /** What a connection can continue from; empty when the gate gave none, or one that fits no header. */
  readonly id: string;
}

export interface FeedOptions<Params extends z.ZodType, Query extends z.ZodType = z.ZodNever> {
  readonly hosts: HostAddresses;
  readonly topic: Endpoint<Params, Query, z.ZodNever, z.ZodNever>;
  readonly params?: z.input<Params>;
  readonly query?: z.input<Query>;
  /** For a topic with `auth: 'bearer'`. */
  readonly session?: SessionHandle;
  readonly onMessage: (message: FeedMessage) => void;
  readonly onState: (state: FeedState) => void;
  /** Hears of every message as it came, after `onMessage`; `message` is null for a skipped one. */
  readonly onEvent?: (event: FeedEvent, message: FeedMessage | null) => void;
  /** The last event that came on another connection: the first one continues from there. */
  readonly lastEventId?: string;
  /** A message that was skipped, and why; `isNews` when it may have changed what is known. */
  readonly onSkipped: (problem: string, isNews: boolean) => void;
  /** Closes the feed for good. */
  readonly signal: AbortSignal;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** From 0 to below 1; spreads the reconnections of many processes. */
  readonly random: () => number;
  readonly fetch?: typeof globalThis.fetch;
  /**
   * Registers what is called when the feed gate answers again, as another stream found out: a wait of
   * this one then ends within a second. Returns the way to stop.
   */
  readonly onGateBack?: (listener: () => void) => () => void;
  readonly timing?: Partial<FeedTiming>;
}

export interface FeedTiming {
  /** A connection without a byte, heartbeats included, for so long is dead. */
  readonly silenceMs: number;
  /**
   * The first wait before a reconnection; it doubles up to the longest. A stream's `retry` or a
   * Retry-After can ask for more, up to the longest as well.
   */
  readonly firstWaitMs: number;
  readonly longestWaitMs: number;
}

const TIMING: FeedTiming = { silenceMs: 30_000, firstWaitMs: 500, longestWaitMs: 30_000 };

/** One event in the making may be a whole event with all its markets, and no more. */
const MAX_EVENT_CHARACTERS = 4 * 1024 * 1024;

/** Ids that fit a header; from any other no connection could continue. */
const SENDABLE_ID = /^[\x20-\x7e]{1,512}$/;

/**
 * Half of the doubled wait is certain, half is chance; what the operator asks for comes first, so that
 * chance spreads those that were told the same.
 */
function waitBefore(
  attempt: number,
  askedMs: number,
  { firstWaitMs, longestWaitMs }: FeedTiming,
  chance: number,
): number {
  const full = Math.min(longestWaitMs, firstWaitMs * 2 ** attempt);
  const least = Math.min(longestWaitMs, Math.max(full / 2, askedMs));
  return Math.round(least + (full / 2) * chance);
}

/** Aborts when it was not fed for a while. */
function createWatchdog(silenceMs: number, onSilence: () => void) {
  let timer: NodeJS.Timeout | undefined;
  return {
    feed(): void {
      clearTimeout(timer);
      timer = setTimeout(onSilence, silenceMs);
    },
    stop: (): void => clearTimeout(timer),
  };
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * Follows one topic of the feed gate until the signal aborts or its session ends, and resolves then.
 * A connection that ends, breaks or falls silent is made again after a growing wait, from the last
 * event id. What can't be read is skipped and told. Rejects only with the RangeError of a parameter
 * that is no path segment. Source: 2§4, 2§7.
 */
export async function openFeed<Params extends z.ZodType, Query extends z.ZodType = z.ZodNever>(
  options: FeedOptions<Params, Query>,
): Promise<void> {
  const { hosts, topic, session, signal, now, random } = options;
  const { onMessage, onState, onSkipped } = options;
  const timing = { ...TIMING, ...options.timing };
  const fetchStream = options.fetch ?? globalThis.fetch;
  const params = options.params as Readonly<Record<string, unknown>> | undefined;
  const query = options.query as Readonly<Record<string, unknown>> | undefined;
  const address = callAddress(topic, hosts, {
    ...(params ? { params } : {}),
    ...(query ? { query } : {}),
  });
  let lastEventId = options.lastEventId ?? '';
  let attempt = 0;
  /** What the stream's `retry` asks for, and what an answer that is no stream asks for. */
  let streamAsksMs = 0;
  let answerAsksMs = 0;

  function receive({ event: name = 'message', data, id }: EventSourceMessage): void {
    if (id !== undefined) lastEventId = SENDABLE_ID.test(id) ? id : '';
    const read = readFeedMessage(name, data, now());
    if (read.ok) take(name, read.message);
    else onSkipped(`${topic.name}: ${read.problem}`, read.isNews);
    options.onEvent?.({ name, data, id: lastEventId }, read.ok ? read.message : null);
  }

  function take(name: string, message: FeedMessage): void {
    try {
      onMessage(message);
    } catch (error) {
      onSkipped(`${topic.name}: ${name} could not be applied: ${reasonOf(error)}`, true);
    }
  }

  async function connect(tokens: SessionTokens | null, connection: AbortSignal): Promise<Response> {
    return fetchStream(address, {
      signal: connection,
      redirect: 'manual',
      headers: {
        accept: 'text/event-stream',
        'cache-control': 'no-cache',
        ...(lastEventId === '' ? {} : { 'last-event-id': lastEventId }),
        ...(tokens === null ? {} : { authorization: `Bearer ${tokens.token}` }),
      },
    });
  }

  async function connectInSession(connection: AbortSignal): Promise<Response> {
    const handle = topic.auth === 'none' ? undefined : session;
    const tokens = handle ? await untilAborted(handle.tokens(), connection) : null;
    if (tokens === null && topic.auth === 'bearer') {
      throw new SessionEnded('absent', `${topic.name} needs a session`);
    }
    const response = await connect(tokens, connection);
    if (response.status !== 401 || tokens === null || !session) return response;
    await response.body?.cancel();
    return connect(await untilAborted(session.refresh(tokens), connection), connection);
  }

  async function follow(): Promise<never> {
    const connection = new AbortController();
    const close = () => connection.abort();
    signal.addEventListener('abort', close, { once: true });
    const watchdog = createWatchdog(timing.silenceMs, () =>
      connection.abort(new Error(`nothing heard for ${timing.silenceMs} ms`)),
    );
    try {
      watchdog.feed();
      const response = await connectInSession(connection.signal);
      const type = response.headers.get('content-type') ?? 'no content type';
      answerAsksMs = retryAfterMs(response.headers, now()) ?? 0;
      if (!response.ok || !response.body || !type.startsWith('text/event-stream')) {
        throw new Error(`answered ${response.status} with ${type}`);
      }
      onState({ kind: 'open' });
      const parser = createParser({
        onEvent: receive,
        onRetry: (milliseconds) => void (streamAsksMs = milliseconds),
        // Once passed, the parser refuses the next chunk, which ends the connection.
        maxBufferSize: MAX_EVENT_CHARACTERS,
      });
      const decoder = new TextDecoder();
      const reader = response.body.getReader();
      for (;;) {
        const { done, value } = await reader.read();
        if (done) throw new Error('ended');
        attempt = 0;
        watchdog.feed();
        parser.feed(decoder.decode(value, { stream: true }));
      }
    } finally {
      watchdog.stop();
      signal.removeEventListener('abort', close);
      connection.abort();
    }
  }

  const waits = createReconnectWait({ signal, random, onBack: options.onGateBack });
  while (!signal.aborted) {
    answerAsksMs = 0;
    try {
      await follow();
    } catch (error) {
      if (signal.aborted) break;
      if (error instanceof SessionEnded) {
        onState({ kind: 'ended', reason: error.message });
        break;
      }
      // An attempt that was on its way when the gate came back is no reason to wait for long.
      if (waits.isNewlyBack()) attempt = 0;
      const askedMs = Math.max(streamAsksMs, answerAsksMs);
      const retryInMs = waitBefore(attempt, askedMs, timing, random());
      attempt += 1;
      onState({ kind: 'lost', reason: reasonOf(error), retryInMs });
      await waits.wait(retryInMs);
    }
  }
  waits.stop();
}
