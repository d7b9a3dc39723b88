import type { HostAddresses } from '@vitrine/upstream/base/address';
import { createUpstreamClient, type UpstreamClient } from '@vitrine/upstream/base/client';
import { HOSTS } from '@vitrine/upstream/base/hosts';
import type { SessionHandle } from '@vitrine/upstream/base/session';
import { HOST_PREFIXES } from '../implement.ts';
import type { Login, TestPlatform } from './platform.ts';

/** The product's own client over a platform, without a network between them. */
export function clientOf({ platform, now }: TestPlatform): UpstreamClient {
  const hosts = Object.fromEntries(
    HOSTS.map((host) => [host, `http://platform${HOST_PREFIXES[host]}`]),
  ) as HostAddresses;
  return createUpstreamClient({
    hosts,
    now,
    random: () => 0.5,
    fetch: async (request, options) => platform.app.request(request as Request, options),
  });
}

/** The session of a login, for calls that need one. */
export function sessionOf(login: Login): SessionHandle {
  return {
    tokens: () => Promise.resolve(login),
    refresh: () => Promise.reject(new Error('The token of a test is fresh')),
  };
}
