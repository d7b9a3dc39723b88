import type { Request, RequestHandler, Response } from 'express';
import { countedAddress } from '../../app/services/base/store/counted-address.ts';
import type { FeedHub } from './feed-hub.ts';
import { parseTopics } from './topic.ts';

interface LiveEndpointOptions {
  readonly hub: Pick<FeedHub, 'subscribe'>;
  /** From 0 to below 1: spreads the browsers' return after a lost connection. */
  readonly random: () => number;
}

/** The browsers' event streams. */
export interface LiveEndpoint {
  /** `GET /live?topics=…&since=…`; 400 for topics it doesn't know, 429 beyond 500 streams of an address, 503 while drained. */
  readonly handler: RequestHandler;
  streamCount(): number;
  /**
   * Sends every browser to another process, each at a moment of its own within so many milliseconds, and
   * takes no new stream.
   */
  drain(withinMs: number): void;
  /** Ends all streams and their pulse. */
  close(): void;
}

/** A reader this far behind is dropped: it returns and is told everything in one frame. */
const MAX_UNREAD_BYTES = 256 * 1024;
/** A carrier lends one address to many phones: enough for them, and no end of streams for one. */
const MAX_STREAMS_PER_ADDRESS = 500;
const RETRY_AFTER_SECONDS = '30';
/** To a browser that comes while its stream can only be somewhere else. */
const ELSEWHERE_SECONDS = '1';
/** The live script opens its stream anew at once: this one ends on purpose. */
const MOVE = Buffer.from('event: move\ndata: {}\n\n');
const LOOK_EVERY_MS = 250;
/**
 * A stream without a message for so many looks gets a pulse. A browser that hears nothing for 1.7 s takes
 * its prices for old and locks them.
 */
const QUIET_LOOKS = 4;
/** An empty frame, because a browser's script doesn't hear of comments. */
const PULSE = Buffer.from('data: {}\n\n');
/** For how long browsers wait before they connect again, in milliseconds. */
const RETRY_FROM_MS = 1_000;
const RETRY_SPREAD_MS = 2_500;

interface Stream {
  readonly response: Response;
  /** The look after which it was last sent something: cheaper than the time at each of many deliveries. */
  sentAfter: number;
}

export function liveEndpoint({ hub, random }: LiveEndpointOptions): LiveEndpoint {
  const streams = new Set<Stream>();
  const streamsOf = new Map<string, number>();
  let isDraining = false;
  let looks = 0;
  const pulse = setInterval(() => {
    looks += 1;
    for (const stream of streams) {
      if (looks - stream.sentAfter >= QUIET_LOOKS) write(stream, PULSE);
    }
  }, LOOK_EVERY_MS);

  function write(stream: Stream, bytes: Buffer): void {
    const { response } = stream;
    // One that was ended stays open until a slow reader has taken the rest; a write would be an error of the process.
    if (response.writableEnded) return;
    // An answer keeps each piece for the end of the turn, which is an eighth of what a delivery costs; one that
    // was asked for behind another has no connection until that is answered.
    (response.socket ?? response).write(bytes);
    stream.sentAfter = looks;
    if (response.writableLength > MAX_UNREAD_BYTES) response.destroy();
  }

  function handler(request: Request, response: Response): void {
    if (isDraining) {
      response.status(503).set('Retry-After', ELSEWHERE_SECONDS).type('text/plain');
      response.send('Ask again');
      return;
    }
    const topics = parseTopics(String(request.query['topics'] ?? ''));
    if (!topics) {
      response.status(400).type('text/plain').send('Unknown topics');
      return;
    }
    const { ip = '' } = request;
    const address = countedAddress(ip) ?? ip;
    const streamsBefore = streamsOf.get(address) ?? 0;
    if (streamsBefore >= MAX_STREAMS_PER_ADDRESS) {
      response.status(429).set('Retry-After', RETRY_AFTER_SECONDS).type('text/plain');
      response.send('Too many streams');
      return;
    }
    // A stream ends with its connection. Sent in chunks, each frame would be four pieces instead of one.
    response.removeHeader('Transfer-Encoding');
    response.writeHead(200, {
      connection: 'close',
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    if (request.method === 'HEAD') {
      response.end();
      return;
    }
    streamsOf.set(address, streamsBefore + 1);
    response.write(`retry: ${Math.round(RETRY_FROM_MS + random() * RETRY_SPREAD_MS)}\n\n`);
    const stream = { response, sentAfter: looks };
    streams.add(stream);
    const since = request.get('last-event-id') ?? String(request.query['since'] ?? '');
    const unsubscribe = hub.subscribe(topics, {
      since,
      address,
      send: (encoded) => write(stream, encoded),
    });
    response.on('close', () => {
      streams.delete(stream);
      const left = (streamsOf.get(address) ?? 0) - 1;
      if (left > 0) streamsOf.set(address, left);
      else streamsOf.delete(address);
      unsubscribe();
    });
  }

  return {
    handler,
    streamCount: () => streams.size,
    drain(withinMs) {
      isDraining = true;
      for (const { response } of streams) {
        const timer = setTimeout(() => response.end(MOVE), random() * withinMs);
        response.once('close', () => clearTimeout(timer));
      }
    },
    close() {
      clearInterval(pulse);
      for (const { response } of streams) response.end();
    },
  };
}
