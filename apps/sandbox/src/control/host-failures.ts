import { HOSTS, type Host } from '@vitrine/upstream/contract/endpoint';
import { HOST_PREFIXES } from '../implement.ts';

/** What happens to a call: refused with a status, or done and answered late. */
export type OrderedFailure = { readonly status: number } | { readonly delayMs: number };

/** Failures a tester has ordered for the next calls to a host. */
export interface HostFailures {
  order(host: Host, failure: OrderedFailure, count: number): void;
  /** What must happen to the call to this path, if something is ordered. */
  take(path: string): OrderedFailure | null;
}

export function createHostFailures(): HostFailures {
  const ordered = new Map<Host, { failure: OrderedFailure; count: number }>();
  return {
    order: (host, failure, count) => void ordered.set(host, { failure, count }),
    take(path) {
      const host = HOSTS.find((candidate) => path.startsWith(`${HOST_PREFIXES[candidate]}/`));
      const order = host && ordered.get(host);
      if (!order || order.count === 0) return null;
      order.count -= 1;
      return order.failure;
    },
  };
}
