import type { ServerResponse } from 'node:http';
import type { z } from 'zod';
import type { FeedMessageName, feedMessages } from '@vitrine/upstream/contract/sportsbook/feed';

export type FeedMessage<Name extends FeedMessageName> = z.input<(typeof feedMessages)[Name]>;

/** Where a message goes; the topics a browser can ask for are made of these. */
export type Channel =
  | 'live'
  | `sport/${string}`
  | `prematch/${string}`
  | `tournament/${string}`
  | `match/${string}`
  | `season/${string}`
  | `bets/${string}`;

/** A message with its name, to be said to one subscriber or many. */
export type Said = {
  [Name in FeedMessageName]: { readonly name: Name; readonly message: FeedMessage<Name> };
}[FeedMessageName];

/** The open event streams of the platform and what is said on them. */
export interface FeedGate {
  /**
   * Keeps a response open on some channels. Greetings are said to it alone, taken as fast as it
   * reads them; what is said to its channels meanwhile comes between.
   */
  connect(response: ServerResponse, channels: readonly Channel[], greetings: Iterable<Said>): void;
  /** Says a message once to everybody who listens to one of the channels. */
  say(channels: readonly Channel[], said: Said): void;
  /** Says a message to every listener. */
  sayToAll(said: Said): void;
  isHeard(channel: Channel): boolean;
  /** While down, streams are cut and new ones refused. */
  setUp(up: boolean): void;
  readonly isUp: boolean;
  close(): void;
}

const HEARTBEAT_MS = 10_000;
/** A reader this many bytes behind is dropped: it reconnects and starts anew. */
const BACKLOG_LIMIT = 512 * 1024;
/** Greetings written at a time, so that nothing else has to wait for a long list of them. */
const GREETINGS_AT_ONCE = 100;

export function createFeedGate(): FeedGate {
  const listeners = new Map<Channel, Set<ServerResponse>>();
  const connections = new Set<ServerResponse>();
  const heartbeat = setInterval(() => {
    for (const response of connections) write(response, ': heartbeat\n\n');
  }, HEARTBEAT_MS).unref();
  const corked = new Set<ServerResponse>();
  let lastId = 0;
  let isUp = true;

  /** What one turn says to a listener leaves in one piece. */
  function write(response: ServerResponse, frame: string): void {
    if (corked.size === 0) process.nextTick(uncorkAll);
    if (!corked.has(response)) {
      corked.add(response);
      response.cork();
    }
    response.write(frame);
    if (response.writableLength > BACKLOG_LIMIT) response.destroy();
  }

  function uncorkAll(): void {
    for (const response of corked) response.uncork();
    corked.clear();
  }

  async function greet(response: ServerResponse, greetings: Iterator<Said>): Promise<void> {
    while (connections.has(response)) {
      const said = taken(greetings, GREETINGS_AT_ONCE);
      if (said.length === 0) return;
      const text = said.map(frameOf).join('');
      await new Promise<void>((resolve) => void response.write(text, () => resolve()));
    }
  }

  function frameOf({ name, message }: Said): string {
    lastId += 1;
    return `event: ${name}\nid: ${lastId}\ndata: ${JSON.stringify(message)}\n\n`;
  }

  function cutAll(): void {
    for (const response of connections) response.destroy();
  }

  return {
    get isUp() {
      return isUp;
    },
    isHeard: (channel) => listeners.has(channel),
    connect(response, channels, greetings) {
      response.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      });
      connections.add(response);
      for (const channel of channels) {
        const listening = listeners.get(channel) ?? new Set();
        listeners.set(channel, listening.add(response));
      }
      response.once('close', () => {
        connections.delete(response);
        for (const channel of channels) {
          const listening = listeners.get(channel);
          listening?.delete(response);
          if (listening?.size === 0) listeners.delete(channel);
        }
      });
      write(response, ': open\n\n');
      void greet(response, greetings[Symbol.iterator]());
    },
    say(channels, said) {
      const hearing = new Set<ServerResponse>();
      for (const channel of channels) {
        for (const response of listeners.get(channel) ?? []) hearing.add(response);
      }
      if (hearing.size === 0) return;
      const frame = frameOf(said);
      for (const response of hearing) write(response, frame);
    },
    sayToAll(said) {
      const frame = frameOf(said);
      for (const response of connections) write(response, frame);
    },
    setUp(up) {
      isUp = up;
      if (!up) cutAll();
    },
    close() {
      clearInterval(heartbeat);
      cutAll();
    },
  };
}

function taken(source: Iterator<Said>, most: number): readonly Said[] {
  const said: Said[] = [];
  while (said.length < most) {
    const { done, value } = source.next();
    if (done) break;
    said.push(value);
  }
  return said;
}
