import { createCookie } from '@remix-run/node';
import { SESSION_LIFE_MS } from './session-record.ts';

export const adminModeCookie = createCookie('admin-mode', {
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
  maxAge: SESSION_LIFE_MS / 1000,
});

/** Whether this browser has admin mode on. It says nothing of who uses the browser. */
export async function isAdminModeOn(request: Request): Promise<boolean> {
  const kept: unknown = await adminModeCookie
    .parse(request.headers.get('Cookie'))
    .catch(() => null);
  return kept === 'on';
}
