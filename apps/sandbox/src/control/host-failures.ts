import { HOSTS, type Host } from '@vitrine/upstream/contract/endpoint';
import { HOST_PREFIXES } from '../implement.ts';

/** Failures a tester has ordered: the next calls to a host answer with a status. */
export interface HostFailures {
  order(host: Host, status: number, count: number): void;
  /** The status the call to this path must answer with, if one is ordered. */
  take(path: string): number | null;
}

export function createHostFailures(): HostFailures {
  const ordered = new Map<Host, { status: number; count: number }>();
  return {
    order: (host, status, count) => void ordered.set(host, { status, count }),
    take(path) {
      const host = HOSTS.find((candidate) => path.startsWith(`${HOST_PREFIXES[candidate]}/`));
      const failure = host && ordered.get(host);
      if (!failure || failure.count === 0) return null;
      failure.count -= 1;
      return failure.status;
    },
  };
}
