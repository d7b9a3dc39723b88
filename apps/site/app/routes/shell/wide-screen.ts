import { routeHandle } from '../../guard/route-handle.ts';
import { WIDE_LISTS, WIDE_LISTS_LIFE_S } from '../../live/wide-lists.ts';
import { guardedLoader } from '../../services/shell/guard.server.ts';

export const handle = routeHandle('wideScreen');

const COOKIE = `${WIDE_LISTS}; Path=/; Max-Age=${WIDE_LISTS_LIFE_S}; SameSite=Lax`;

/** Where the styles of a wide screen without scripts ask for a picture: it gets the cookie and none. */
export const loader = guardedLoader(
  handle,
  ({ context }) =>
    new Response(null, {
      status: 204,
      headers: {
        'Set-Cookie': context.config.secure ? `${COOKIE}; Secure` : COOKIE,
        'Cache-Control': 'private, max-age=3600',
      },
    }),
);
