import type { UpstreamClient } from '@vitrine/upstream/base/client';
import { lookUpPublicAddress, UNKNOWN_ADDRESS } from '@vitrine/upstream/shell/ip-lookup';

const KEPT_MS = 10 * 60 * 1000;
const MOST_KEPT = 2_000;

interface PublicAddressOptions {
  readonly client: UpstreamClient;
  /** False where no lookup is configured. */
  readonly isConfigured: boolean;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/**
 * Looks up the public address of clients for tracked events: once in ten minutes for each. Where there is
 * no lookup, or it fails, the address is the text `{ip}`; a failure is not kept. Source: 1§7, 1§8.
 */
export function createPublicAddresses({ client, isConfigured, now }: PublicAddressOptions) {
  const known = new Map<string, { readonly at: number; readonly address: Promise<string> }>();

  return async (clientAddress: string): Promise<string> => {
    if (!isConfigured) return UNKNOWN_ADDRESS;
    const kept = known.get(clientAddress);
    if (kept && now() - kept.at < KEPT_MS) return kept.address;
    known.delete(clientAddress);
    const address = lookUpPublicAddress(client, { clientAddress });
    known.set(clientAddress, { at: now(), address });
    const [oldest] = known.keys();
    if (known.size > MOST_KEPT && oldest !== undefined) known.delete(oldest);
    if ((await address) === UNKNOWN_ADDRESS) known.delete(clientAddress);
    return address;
  };
}
