import { type AppLoadContext, createCookie } from '@remix-run/node';
import { textsOf } from '@vitrine/messages/texts';
import { isReactivating, loginPath } from '../../../paths/access-paths.ts';
import { paths, returnPath } from '../../../paths.ts';
import type { Visitor } from '../../base/session/visitor.server.ts';
import type { ToldNotice } from './told-notice.ts';

/** Goes with the browser's session: the notice on every page stays. */
const cookie = createCookie('told-deactivated', { httpOnly: true, sameSite: 'lax', path: '/' });

/**
 * Tells the visitor whose account was deactivated while its session went on, once, with the way to open
 * it again. Source: 1§6, 3§2.
 */
export async function deactivatedNotice(
  request: Request,
  { id, isDeactivated }: Visitor,
  { brand, config }: AppLoadContext,
): Promise<ToldNotice | null> {
  const { pathname, search } = new URL(request.url);
  if (!isDeactivated || isReactivating(pathname)) return null;
  const told: unknown = await cookie.parse(request.headers.get('Cookie')).catch(() => null);
  if (told === id) return null;
  const texts = textsOf(brand.locale, 'shell');
  return {
    words: {
      title: texts.deactivatedTitle,
      text: texts.deactivatedText,
      open: texts.reactivate,
      later: textsOf(brand.locale, 'install').notNow,
      href: loginPath(returnPath(pathname + search, paths.sportsbook), 'deactivated'),
      picture: 'reactivation',
    },
    header: await cookie.serialize(id, { secure: config.secure }),
  };
}
