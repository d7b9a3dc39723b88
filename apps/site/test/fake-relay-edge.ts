import type { FeedEvent } from '@vitrine/upstream/sportsbook/feed-client';
import {
  type AppendedNews,
  type Lease,
  LEASE_MS,
  type LeaseRequest,
  type ReadEntry,
  type RelayEdge,
  type RelayEntry,
  type RelayNews,
  REPLAY_WINDOW,
} from '../server/feed/relay/relay-edge.ts';

interface HeldLease {
  readonly token: string;
  endsAt: number;
  number: number;
  id: string;
  isOpen: boolean;
  standing: readonly FeedEvent[];
}

const READ_EVERY_MS = 5;
const READ_WITHIN_MS = 200;

/** What the instances of a cluster share, in memory, by the rules of the scripts in Redis. */
export class FakeRelayRedis {
  readonly #leases = new Map<string, HeldLease>();
  readonly #streams = new Map<string, RelayEntry[]>();
  #entries = 0;
  /** Every call fails. */
  isDown = false;

  /** The edge of one instance; `isCut` makes the calls of this one alone fail. */
  connect(): RelayEdge & { isCut: boolean } {
    const edge = {
      isCut: false,
      lease: async (requests: readonly LeaseRequest[]) => {
        this.#reach(edge.isCut);
        return requests.map((request) => this.#lease(request));
      },
      append: async (
        topic: string,
        token: string,
        news: readonly AppendedNews[],
        standing: readonly FeedEvent[],
      ) => {
        this.#reach(edge.isCut);
        const lease = this.#held(topic);
        if (lease?.token !== token) return false;
        for (const each of news) {
          this.#append(topic, lease, each);
          if (each.kind !== 'event') lease.isOpen = each.kind === 'open';
        }
        lease.standing = standing;
        return true;
      },
      release: async (topic: string, token: string) => {
        this.#reach(edge.isCut);
        const lease = this.#held(topic);
        if (lease?.token !== token) return;
        this.#append(topic, lease, { kind: 'gone' });
        this.#leases.delete(topic);
      },
      read: async (after: ReadonlyMap<string, string>) => {
        for (let waited = 0; waited < READ_WITHIN_MS; waited += READ_EVERY_MS) {
          this.#reach(edge.isCut);
          const found = this.#after(after);
          if (found.length > 0) return found;
          await new Promise((resolve) => setTimeout(resolve, READ_EVERY_MS));
        }
        return [];
      },
      close: async () => undefined,
    };
    return edge;
  }

  /** Forgets everything, as a server without persistence does that starts again. */
  forget(): void {
    this.#leases.clear();
    this.#streams.clear();
  }

  /** Ends the lease of a topic before its time. */
  endLease(topic: string): void {
    this.#leases.delete(topic);
  }

  /** Takes the oldest entries away, as the replay window does. */
  trim(topic: string): void {
    this.#streams.set(topic, this.#streams.get(topic)?.slice(-1) ?? []);
  }

  #reach(isCut: boolean): void {
    if (this.isDown || isCut) throw new Error('no answer');
  }

  #held(topic: string): HeldLease | undefined {
    const lease = this.#leases.get(topic);
    if (lease && lease.endsAt > performance.now()) return lease;
    this.#leases.delete(topic);
    return undefined;
  }

  #lease({ topic, token, isCandidate }: LeaseRequest): Lease {
    const held = this.#held(topic);
    if (held && held.token !== token) {
      const { number, id, isOpen, standing } = held;
      const expiresInMs = held.endsAt - performance.now();
      const position = { token: held.token, number, id };
      return { kind: 'other', expiresInMs, isOpen, standing, position };
    }
    if (!held && !isCandidate) return { kind: 'none' };
    const lease = held ?? { token, endsAt: 0, number: 0, id: '', isOpen: false, standing: [] };
    this.#leases.set(topic, lease);
    lease.endsAt = performance.now() + LEASE_MS;
    if (!held) this.#append(topic, lease, { kind: 'gone' });
    return { kind: 'own', isNew: !held };
  }

  #append(topic: string, lease: HeldLease, news: RelayNews): void {
    this.#entries += 1;
    lease.number += 1;
    lease.id = `${this.#entries}-0`;
    const { token, number, id } = lease;
    const stream = [...(this.#streams.get(topic) ?? []), { token, number, id, news }];
    this.#streams.set(topic, stream.slice(-REPLAY_WINDOW));
  }

  #after(after: ReadonlyMap<string, string>): readonly ReadEntry[] {
    return [...after].flatMap(([topic, id]) =>
      (this.#streams.get(topic) ?? [])
        .filter((entry) => Number.parseInt(entry.id) > Number.parseInt(id))
        .map((entry) => ({ topic, id: entry.id, entry })),
    );
  }
}
