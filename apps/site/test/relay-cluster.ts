import type { FeedEvent } from '@vitrine/upstream/sportsbook/feed-client';
import { pino } from 'pino';
import { createFeedRelay, type FeedRelay } from '../server/feed/relay/feed-relay.ts';
import type { Connect, UplinkHandlers } from '../server/feed/relay/uplink.ts';
import type { FakeRelayRedis } from './fake-relay-edge.ts';

/** An operator's feed gate without a network: it knows who is connected for which topic. */
export class FakeGate {
  readonly #open = new Map<UplinkHandlers, { topic: string; instance: string }>();
  readonly #waiting = new Map<UplinkHandlers, { topic: string; instance: string }>();
  /** Every connection that was made: the topic, and the event it continues after. */
  readonly connections: { readonly topic: string; readonly after: string; readonly at: number }[] =
    [];
  /** Instances that can't reach it. */
  readonly cutOff = new Set<string>();
  #number = 0;

  connect(topic: string, instance: string): Connect {
    return async (handlers, { signal, lastEventId }) => {
      this.connections.push({ topic, after: lastEventId, at: performance.now() });
      signal.addEventListener('abort', () => {
        this.#open.delete(handlers);
        this.#waiting.delete(handlers);
      });
      if (this.cutOff.has(instance)) {
        this.#waiting.set(handlers, { topic, instance });
        handlers.onState({ kind: 'lost', reason: 'cut off', retryInMs: 1_000 });
        return;
      }
      this.#open.set(handlers, { topic, instance });
      handlers.onState({ kind: 'open' });
    };
  }

  /** The instances with an open stream of a topic. */
  listeners(topic: string): readonly string[] {
    return [...this.#open.values()]
      .filter((each) => each.topic === topic)
      .map(({ instance }) => instance);
  }

  /** Says that a producer is up or down, which is the shortest message. */
  say(topic: string, producerId: number, up = true): void {
    this.#number += 1;
    const data = JSON.stringify({ timestamp: this.#number, producerId, up });
    const event: FeedEvent = { name: 'feedStatus', data, id: `${this.#number}` };
    for (const [handlers, { topic: heard }] of this.#open) {
      if (heard !== topic) continue;
      const message = { kind: 'feedStatus', producerId, up } as const;
      handlers.onMessage(message);
      handlers.onEvent(event, message);
    }
  }

  /** Cuts an instance off. */
  cut(instance: string): void {
    this.cutOff.add(instance);
    for (const [handlers, each] of this.#open) {
      if (each.instance !== instance) continue;
      this.#open.delete(handlers);
      handlers.onState({ kind: 'lost', reason: 'cut', retryInMs: 1_000 });
    }
  }

  /** Lets an instance that was cut off from the start through, as its next try would. */
  restore(instance: string): void {
    this.cutOff.delete(instance);
    for (const [handlers, each] of this.#waiting) {
      if (each.instance !== instance) continue;
      this.#waiting.delete(handlers);
      this.#open.set(handlers, each);
      handlers.onState({ kind: 'open' });
    }
  }

  /** Forgets an instance that died. */
  drop(instance: string): void {
    for (const [handlers, each] of this.#open) {
      if (each.instance === instance) this.#open.delete(handlers);
    }
  }
}

/** One instance of a cluster, with what its hub hears. */
export class RelayInstance {
  readonly name: string;
  readonly edge: ReturnType<FakeRelayRedis['connect']>;
  readonly relay: FeedRelay;
  /** What came of each topic: `open`, `lost` and the ids of producers, in order. */
  readonly heard = new Map<string, (string | number)[]>();
  readonly #gate: FakeGate;
  readonly #closings = new Map<string, AbortController>();

  constructor(name: string, redis: FakeRelayRedis, gate: FakeGate) {
    this.name = name;
    this.#gate = gate;
    this.edge = redis.connect();
    this.relay = createFeedRelay({
      edge: this.edge,
      log: pino({ level: 'silent' }),
      random: () => 0.5,
    });
  }

  follow(topic: string): void {
    const heard: (string | number)[] = [];
    const closing = new AbortController();
    this.heard.set(topic, heard);
    this.#closings.set(topic, closing);
    void this.relay.follow({
      name: topic,
      isFirst: topic === 'home',
      handlers: {
        onMessage: (message) => {
          if (message.kind === 'feedStatus') heard.push(message.producerId);
        },
        onState: ({ kind }) => void heard.push(kind),
      },
      connect: this.#gate.connect(topic, this.name),
      read({ data }) {
        const { producerId, up } = JSON.parse(data) as { producerId: number; up: boolean };
        return { kind: 'feedStatus', producerId, up };
      },
      signal: closing.signal,
    });
  }

  leave(topic: string): void {
    this.#closings.get(topic)?.abort();
  }

  /** Stops without a word, as a process that is killed. */
  async die(): Promise<void> {
    this.edge.isCut = true;
    this.#gate.drop(this.name);
    await this.close();
    this.#gate.drop(this.name);
  }

  async close(): Promise<void> {
    for (const closing of this.#closings.values()) closing.abort();
    await this.relay.close();
  }
}
