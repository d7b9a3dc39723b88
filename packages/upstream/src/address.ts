import { HOSTS, type Endpoint, type Host } from './contract/endpoint.ts';

/** The base address of each upstream host. Source: 1§7, 2§7. */
export type HostAddresses = Readonly<Record<Host, string>>;

type Values = Readonly<Record<string, unknown>>;

/** Throws a TypeError that names every host without an http or https address. */
export function checkHosts(hosts: Readonly<Partial<Record<Host, string>>>): HostAddresses {
  const bad = HOSTS.filter(
    (host) => !/^https?:/.test(URL.parse(hosts[host] ?? '')?.protocol ?? ''),
  );
  if (bad.length > 0) {
    throw new TypeError(`Upstream hosts without an http or https address: ${bad.join(', ')}`);
  }
  return hosts as HostAddresses;
}

/** Characters that RFC 3986 allows in a path segment and `encodeURIComponent` escapes. */
const READABLE_IN_PATH = /%(?:3A|40|24|26|2B|2C|3B|3D)/g;

/**
 * A path parameter as a segment: `sr:match:1` and ids joined by `&` stay readable, as the operator
 * writes them; a slash, a query or a percent sign cannot leave the segment.
 */
function pathSegment(endpoint: string, name: string, value: unknown): string {
  const text = String(value);
  if (value === undefined || text === '' || text === '.' || text === '..') {
    throw new RangeError(`${endpoint} cannot be called with ${name} "${text}"`);
  }
  return encodeURIComponent(text).replace(READABLE_IN_PATH, decodeURIComponent);
}

/** The address of a call: the path exactly as declared, behind its host's base address. */
export function callAddress(
  endpoint: Endpoint,
  hosts: HostAddresses,
  { params = {}, query = {} }: { params?: Values; query?: Values },
): URL {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    pathSegment(endpoint.name, name, params[name]),
  );
  const base = hosts[endpoint.host].replace(/\/+$/, '');
  const address = new URL(`${base}/${path.replace(/^\//, '')}`);
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) address.searchParams.append(name, String(value));
  }
  return address;
}
