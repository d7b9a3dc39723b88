import type { FeedMessage } from '@vitrine/betting/sportsbook/catalogue/feed-message';
import type { FeedEvent, FeedState } from '@vitrine/upstream/sportsbook/feed-client';
import { AppendLine } from './append-line.ts';
import type { Lease, Position, ReadEntry, RelayEdge, RelayEntry } from './relay-edge.ts';
import { type Connect, Uplink } from './uplink.ts';

/** What an instance is to one topic. */
export type RelayRole =
  /** It has not asked for the lease yet. */
  | 'joining'
  /** It holds the lease, and appends what the operator tells it. */
  | 'relay'
  /** It reads what the relay appends. */
  | 'reader'
  /** It has a stream of its own, and nobody reads what it hears. */
  | 'alone';

/** Where a topic reads on. */
export interface Reading {
  readonly afterId: string;
  /** How often it had joined the stream. */
  readonly joined: number;
}

/** What the hub hears of a topic, whichever way it comes. */
export interface TopicHandlers {
  readonly onMessage: (message: FeedMessage) => void;
  readonly onState: (state: FeedState) => void;
}

export interface RelayedTopicOptions {
  readonly name: string;
  /** The topic that stands for the feed: it never waits for its turn. */
  readonly isFirst: boolean;
  readonly handlers: TopicHandlers;
  readonly connect: Connect;
  /** A relay's event as a message; null when it can't be read. */
  readonly read: (event: FeedEvent) => FeedMessage | null;
  readonly edge: Pick<RelayEdge, 'append' | 'release'>;
  /** The fencing token. */
  readonly token: string;
  /** From 0 to below 1. */
  readonly random: () => number;
  readonly onEdgeFailed: (error: unknown) => void;
  /** The topic's relay is gone, by its own word: the lease is free. */
  readonly onRelayGone: () => void;
  /** `role` or `isSwitching` has changed. */
  readonly onChanged: () => void;
}

/** Streams that are opened or closed for the same reason are spread over so many milliseconds. */
const SPREAD_MS = 1_500;
/** A relay that can't reach the operator for so long lets another instance try, and waits for as long. */
const GIVE_UP_MS = 3_000;

/** One topic of one instance: elected to relay it, reading what another relays, or on its own. */
export class RelayedTopic {
  readonly name: string;
  readonly #options: RelayedTopicOptions;
  readonly #uplink: Uplink;
  readonly #line: AppendLine;
  /** The last word on each producer, by its id. */
  readonly #standing = new Map<number, FeedEvent>();
  #role: RelayRole = 'joining';
  #position: Position | null = null;
  #joined = 0;
  #isRelayOpen = false;
  #isSwitching = false;
  #lastEventId = '';
  #joinsFrom: number | null = null;
  #standsBackUntil = -Infinity;

  constructor(options: RelayedTopicOptions) {
    const { name, token, edge, connect, handlers, onEdgeFailed } = options;
    this.name = name;
    this.#options = options;
    this.#line = new AppendLine({
      topic: name,
      token,
      edge,
      standing: () => [...this.#standing.values()],
      onFenced: () => {
        if (this.#role === 'relay') this.#become('alone');
      },
      onFailed: onEdgeFailed,
    });
    this.#uplink = new Uplink(connect, {
      onMessage: handlers.onMessage,
      onEvent: (event, message) => {
        this.#note(event, message);
        this.#line.push({ kind: 'event', event });
      },
      onState: (state) => {
        this.#setSwitching(false);
        this.#line.push({ kind: state.kind === 'open' ? 'open' : 'lost' });
        handlers.onState(state);
      },
    });
  }

  get isFirst(): boolean {
    return this.#options.isFirst;
  }

  get role(): RelayRole {
    return this.#role;
  }

  /** Whether the topic has lost its relay without a word, and no other stream was tried since. */
  get isSwitching(): boolean {
    return this.#isSwitching;
  }

  /** Whether it reads of a relay whose stream from the operator is open. */
  get isRelayOpen(): boolean {
    return this.#role === 'reader' && this.#isRelayOpen;
  }

  /** What it reads on after; null unless it is a reader. */
  get reading(): Reading | null {
    return this.#role === 'reader' && this.#position
      ? { afterId: this.#position.id, joined: this.#joined }
      : null;
  }

  get request() {
    const isCandidate = performance.now() >= this.#standsBackUntil;
    return { topic: this.name, token: this.#options.token, isCandidate };
  }

  takeLease(lease: Lease): void {
    if (lease.kind === 'own') this.#lead(lease.isNew);
    else if (lease.kind === 'other' && this.#role !== 'reader') this.#follow(lease);
  }

  /** Takes the next entry of the stream, unless the topic has left it or joined it anew since. */
  takeEntry({ id, entry }: ReadEntry, { joined }: Reading): void {
    const before = this.#position;
    if (this.#role !== 'reader' || joined !== this.#joined || !before) return;
    this.#position = entry ?? { ...before, id };
    if (entry) this.#hear(entry, before);
  }

  /** The edge is gone: what the instance relays it goes on hearing, and for the rest it connects itself. */
  loseEdge(): void {
    const before = this.#role;
    this.#line.end();
    this.#become('alone');
    if (before === 'reader') this.#loseRelay(true);
    this.#uplink.start(before === 'reader' ? this.#spread() : 0, this.#lastEventId);
  }

  /** A relay that is cut off from the operator lets another try, where another may fare better. */
  giveUpIfCut(isOpenElsewhere: boolean): void {
    const { isFirst, edge, token } = this.#options;
    if (this.#role !== 'relay' || this.#uplink.lostForMs < GIVE_UP_MS) return;
    if (!isFirst && !isOpenElsewhere) return;
    this.#standsBackUntil = performance.now() + GIVE_UP_MS;
    this.#line.end();
    this.#become('alone');
    edge.release(this.name, token).catch(this.#options.onEdgeFailed);
  }

  close(): void {
    const { edge, token } = this.#options;
    this.#line.end();
    this.#uplink.close();
    this.#setSwitching(false);
    if (this.#role === 'relay') edge.release(this.name, token).catch(() => undefined);
    this.#become('alone');
  }

  #lead(isNew: boolean): void {
    if (this.#role === 'relay' && !isNew) return;
    const before = this.#role;
    this.#become('relay');
    this.#line.begin();
    // Nobody takes a new relay's stream for open.
    if (this.#uplink.isOpen) this.#line.push({ kind: 'open' });
    else if (!isNew) this.#line.push({ kind: 'lost' });
    if (before === 'reader') this.#loseRelay(true);
    this.#uplink.start(before === 'reader' ? this.#spread() : 0, this.#lastEventId);
  }

  #follow(lease: Extract<Lease, { kind: 'other' }>): void {
    const { handlers } = this.#options;
    if (this.#uplink.isOpen && !(lease.isOpen && this.#isTurnToJoin())) {
      this.#line.end();
      return this.#become('alone');
    }
    this.#line.end();
    this.#position = lease.position;
    this.#joined += 1;
    this.#become('reader');
    this.#uplink.close();
    this.#setSwitching(false);
    lease.standing.forEach((event) => this.#deliver(event));
    this.#isRelayOpen = lease.isOpen;
    handlers.onState(lease.isOpen ? { kind: 'open' } : lost('the relay has no stream'));
  }

  /** Instances that return to a relay read their snapshots one after the other. */
  #isTurnToJoin(): boolean {
    this.#joinsFrom ??= performance.now() + this.#spread();
    return performance.now() >= this.#joinsFrom;
  }

  #hear(entry: RelayEntry, before: Position): void {
    const { handlers } = this.#options;
    const { news, token, number } = entry;
    if (news.kind === 'lost' || news.kind === 'gone') {
      // One that left by its own word was heard until now; one that did not may be gone for seconds.
      this.#loseRelay(news.kind === 'gone' && number === 1);
      if (news.kind === 'gone') this.#options.onRelayGone();
      return;
    }
    const continues = token === before.token && number === before.number + 1;
    if (news.kind === 'open' || !continues) {
      this.#setSwitching(false);
      // Among what was missed a price may have been closed: none is open until the snapshot was read.
      if (this.#isRelayOpen && !continues) handlers.onState(lost('news of the relay were missed'));
      this.#isRelayOpen = true;
      // The hub reads its snapshot anew.
      handlers.onState({ kind: 'open' });
    }
    if (news.kind === 'event') this.#deliver(news.event);
  }

  #deliver(event: FeedEvent): void {
    const message = this.#options.read(event);
    this.#note(event, message);
    if (message) this.#options.handlers.onMessage(message);
  }

  #note(event: FeedEvent, message: FeedMessage | null): void {
    this.#lastEventId = event.id;
    if (message?.kind === 'feedStatus') this.#standing.set(message.producerId, event);
  }

  #loseRelay(isWithoutWord: boolean): void {
    if (this.#isRelayOpen) {
      this.#isRelayOpen = false;
      this.#setSwitching(isWithoutWord);
      this.#options.handlers.onState(lost('the relay is gone'));
    } else if (!isWithoutWord) this.#setSwitching(false);
  }

  #spread(): number {
    return this.#options.isFirst ? 0 : this.#options.random() * SPREAD_MS;
  }

  #become(role: RelayRole): void {
    if (role === this.#role) return;
    this.#role = role;
    this.#joinsFrom = null;
    this.#options.onChanged();
  }

  #setSwitching(isSwitching: boolean): void {
    if (isSwitching === this.#isSwitching) return;
    this.#isSwitching = isSwitching;
    this.#options.onChanged();
  }
}

function lost(reason: string): FeedState {
  return { kind: 'lost', reason, retryInMs: 0 };
}
