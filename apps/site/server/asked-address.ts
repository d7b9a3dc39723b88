import type { Request } from 'express';

/** The path and query that were asked for, at a host of no meaning. */
export function askedAddress({ originalUrl }: Pick<Request, 'originalUrl'>): URL {
  // Joined, because one that begins with two slashes would name a host.
  return new URL(`http://site${originalUrl}`);
}
