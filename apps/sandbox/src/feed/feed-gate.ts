import type { ServerResponse } from 'node:http';
import type { z } from 'zod';
import type { FeedMessageName, feedMessages } from '@vitrine/upstream/contract/feed';

export type FeedMessage<Name extends FeedMessageName> = z.input<(typeof feedMessages)[Name]>;

/** Where a message goes; the topics a browser can ask for are made of these. */
export type Channel =
  | 'live'
  | `sport/${string}`
  | `prematch/${string}`
  | `tournament/${string}`
  | `match/${string}`
  | `bets/${string}`;

/** A message with its name, to be said to one subscriber or many. */
export type Said = {
  [Name in FeedMessageName]: { readonly name: Name; readonly message: FeedMessage<Name> };
}[FeedMessageName];

/** The open event streams of the platform and what is said on them. */
export interface FeedGate {
  /** Keeps a response open on some channels; greetings are said to it alone, first. */
  connect(response: ServerResponse, channels: readonly Channel[], greetings: readonly Said[]): void;
  /** Says a message once to everybody who listens to one of the channels. */
  say(channels: readonly Channel[], said: Said): void;
  isHeard(channel: Channel): boolean;
  /** While down, streams are cut and new ones refused. */
  setUp(up: boolean): void;
  readonly isUp: boolean;
  close(): void;
}

const HEARTBEAT_MS = 10_000;
/** A reader this many bytes behind is dropped: it reconnects and starts anew. */
const BACKLOG_LIMIT = 512 * 1024;

export function createFeedGate(): FeedGate {
  const listeners = new Map<Channel, Set<ServerResponse>>();
  const connections = new Set<ServerResponse>();
  const heartbeat = setInterval(() => {
    for (const response of connections) write(response, ': heartbeat\n\n');
  }, HEARTBEAT_MS).unref();
  let lastId = 0;
  let isUp = true;

  function write(response: ServerResponse, frame: string): void {
    response.write(frame);
    if (response.writableLength > BACKLOG_LIMIT) response.destroy();
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
      write(response, ': open\n\n' + greetings.map(frameOf).join(''));
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
