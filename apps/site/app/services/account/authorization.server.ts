import type { AppLoadContext } from '@remix-run/node';

/** Set to 1 by what stands in front of a build with an authorization gate. Source: 1§2. */
const FLAG = 'authorized';

/** Whether the browser was authorized, by the cookies it sends. */
export function isAuthorized(cookies: readonly string[]): boolean {
  return cookies.includes(`${FLAG}=1`);
}

/** The header that takes the authorization back. */
export function withdrawnHeader({ config }: AppLoadContext): string {
  return `${FLAG}=; Max-Age=0; Path=/; SameSite=Lax${config.secure ? '; Secure' : ''}`;
}
