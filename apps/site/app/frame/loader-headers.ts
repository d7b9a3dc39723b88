import type { HeadersFunction } from '@remix-run/node';

/** A page's cookies: those of its own loader and of the layouts around it. Pages are never cached. */
export const headers: HeadersFunction = ({ loaderHeaders, parentHeaders }) => {
  const merged = new Headers({ 'Cache-Control': 'private, no-store' });
  for (const cookie of [...parentHeaders.getSetCookie(), ...loaderHeaders.getSetCookie()]) {
    merged.append('Set-Cookie', cookie);
  }
  return merged;
};
