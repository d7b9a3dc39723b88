import {
  createUpstreamClient,
  type CallSettings,
  type UpstreamClient,
} from '@vitrine/upstream/base/client';
import type { HostAddresses } from '@vitrine/upstream/base/address';
import { HOST_PREFIXES } from '../implement.ts';
import type { TestPlatform } from './platform.ts';

const ORIGIN = 'http://platform.test';

/** The product's own client over a platform of a test, with a bettor's session. */
export interface TestUpstream {
  readonly client: UpstreamClient;
  readonly settings: CallSettings;
}

/** Lets the client of the product call the platform as it would over the wire. */
export async function openTestUpstream(
  { platform, login, now }: TestPlatform,
  username?: string,
): Promise<TestUpstream> {
  const { token, refreshToken } = await login(username);
  const tokens = { token, refreshToken };
  const hosts = Object.fromEntries(
    Object.entries(HOST_PREFIXES).map(([host, prefix]) => [host, ORIGIN + prefix]),
  ) as HostAddresses;
  return {
    client: createUpstreamClient({
      hosts,
      now,
      random: () => 0.5,
      fetch: async (input, init) => platform.app.fetch(new Request(input, init)),
    }),
    settings: {
      session: { tokens: () => Promise.resolve(tokens), refresh: (used) => Promise.resolve(used) },
    },
  };
}
