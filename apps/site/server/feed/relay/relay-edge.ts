import type { FeedEvent } from '@vitrine/upstream/sportsbook/feed-client';

/** What a relay says of its topic. */
export type RelayNews =
  /** The operator's stream is open: what was heard before it may have left a gap. */
  | { readonly kind: 'open' }
  /** The operator's stream is not open. */
  | { readonly kind: 'lost' }
  /** There is no relay: the last news of one that gives up the lease, and the first of every new one. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'event'; readonly event: FeedEvent };

/** What a relay appends itself; that it is gone is said together with its lease. */
export type AppendedNews = Exclude<RelayNews, { kind: 'gone' }>;

/** Where a reader stands in the stream of a topic. */
export interface Position {
  /** Of the last entry, as Redis gave it. */
  readonly id: string;
  /** The fencing token of the relay that wrote it, and its number among that relay's entries, from 1. */
  readonly token: string;
  readonly number: number;
}

/** One entry of the stream of a topic. */
export interface RelayEntry extends Position {
  readonly news: RelayNews;
}

/** The lease of a topic: who holds it is its relay. */
export type Lease =
  /** Nobody holds it, and who asked does not want it. */
  | { readonly kind: 'none' }
  /** Who asked holds it; `isNew` when nobody did before. */
  | { readonly kind: 'own'; readonly isNew: boolean }
  | {
      readonly kind: 'other';
      readonly expiresInMs: number;
      /** Whether the relay's stream from the operator is open. */
      readonly isOpen: boolean;
      /** The last entry: who reads on from here and takes a snapshot now misses nothing. */
      readonly position: Position;
      /** The last word on each producer, which no snapshot tells. */
      readonly standing: readonly FeedEvent[];
    };

/** How one instance asks for the lease of a topic. */
export interface LeaseRequest {
  readonly topic: string;
  readonly token: string;
  /** Whether to take the lease if nobody holds it; one that is held is renewed in any case. */
  readonly isCandidate: boolean;
}

/** An entry as a reader finds it; null when it can't be understood. */
export interface ReadEntry {
  readonly topic: string;
  readonly id: string;
  readonly entry: RelayEntry | null;
}

/**
 * What the instances of a cluster share: a lease per topic, and a stream of what its relay heard. Every
 * call rejects when there is no answer within a second.
 */
export interface RelayEdge {
  /** Asks for the leases of some topics; answers in the same order. */
  lease(requests: readonly LeaseRequest[]): Promise<readonly Lease[]>;
  /**
   * Appends news in order. False, with nothing appended, for who doesn't hold the lease (fencing).
   * `standing` replaces the last word on each producer.
   */
  append(
    topic: string,
    token: string,
    news: readonly AppendedNews[],
    standing: readonly FeedEvent[],
  ): Promise<boolean>;
  /** Gives the lease up and says so in the stream. Nothing happens for who doesn't hold it. */
  release(topic: string, token: string): Promise<void>;
  /** The entries after the given ids by topic; waits a moment for some when there are none. */
  read(after: ReadonlyMap<string, string>): Promise<readonly ReadEntry[]>;
  close(): Promise<void>;
}

/** How long a lease lasts that is not renewed. */
export const LEASE_MS = 2_000;
/** Entries that a stream keeps at least: the replay window of a reader that fell behind. */
export const REPLAY_WINDOW = 500;
