import type { Endpoint } from './endpoint.ts';
import { HOSTS, OPERATOR_HOSTS, type Host, type OperatorHost } from './hosts.ts';

/** The base address of each upstream host; those of third parties may be left out. Source: 1§7, 2§7. */
export type HostAddresses = Readonly<Record<OperatorHost, string> & Partial<Record<Host, string>>>;

type Values = Readonly<Record<string, unknown>>;

function isWebAddress(text: string): boolean {
  return /^https?:/.test(URL.parse(text)?.protocol ?? '');
}

/** Throws a TypeError that names every host without an http or https address. */
export function checkHosts(hosts: Readonly<Partial<Record<Host, string>>>): HostAddresses {
  const needed: ReadonlySet<Host> = new Set(OPERATOR_HOSTS);
  const bad = HOSTS.filter((host) =>
    hosts[host] === undefined ? needed.has(host) : !isWebAddress(hosts[host]),
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

/**
 * The address of a call: the path exactly as declared, behind its host's base address. Throws a
 * RangeError for a third party's host that is not configured.
 */
export function callAddress(
  endpoint: Endpoint,
  hosts: HostAddresses,
  { params = {}, query = {} }: { params?: Values; query?: Values },
): URL {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    pathSegment(endpoint.name, name, params[name]),
  );
  const base = hosts[endpoint.host];
  if (base === undefined) throw new RangeError(`${endpoint.name}: no address for ${endpoint.host}`);
  const address = new URL(`${base.replace(/\/+$/, '')}/${path.replace(/^\//, '')}`);
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) address.searchParams.append(name, String(value));
  }
  return address;
}
