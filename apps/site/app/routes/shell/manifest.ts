import smallIconUrl from 'virtual:brand/assets/icon-192.png?url';
import iconUrl from 'virtual:brand/assets/icon-512.png?url';
import maskableIconUrl from 'virtual:brand/assets/icon-maskable-512.png?url';
import { themeColors } from 'virtual:brand/facts';
import { textsOf } from '@vitrine/messages/texts';
import { routeHandle } from '../../guard/route-handle.ts';
import { APP_SOURCE, paths } from '../../paths.ts';
import { sportPath } from '../../paths/sportsbook-paths.ts';
import { translator } from '../../services/base/pages/texts.server.ts';
import { guardedLoader } from '../../services/shell/guard.server.ts';

function appPath(path: string): string {
  return `${path}?${APP_SOURCE}=PWA`;
}

export const handle = routeHandle('manifest');

/** What a phone needs to keep the site as an app: name, colours, icons. Source: 1§2. */
export const loader = guardedLoader(handle, async ({ context }) => {
  const { name, locale, scheme } = context.brand;
  const translate = await translator(locale, 'shell');
  const texts = textsOf(locale, 'shell');
  const manifest = {
    id: paths.home,
    name,
    short_name: name,
    description: translate('homeDescription', { brand: name }),
    lang: locale,
    // Opened from the home screen the site says so itself.
    start_url: appPath(paths.home),
    scope: '/',
    display: 'standalone',
    background_color: themeColors[scheme],
    theme_color: themeColors[scheme],
    categories: ['sports', 'entertainment'],
    shortcuts: [
      { name: texts.navSports, url: appPath(paths.sportsbook) },
      { name: texts.navLive, url: appPath(sportPath('futebol', 'ao-vivo')) },
      { name: texts.navBets, url: appPath(paths.betHistory) },
    ].map((shortcut) => ({
      ...shortcut,
      icons: [{ src: smallIconUrl, sizes: '192x192', type: 'image/png' }],
    })),
    icons: [
      { src: smallIconUrl, sizes: '192x192', type: 'image/png' },
      { src: iconUrl, sizes: '512x512', type: 'image/png' },
      { src: maskableIconUrl, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: {
      'Content-Type': 'application/manifest+json',
      'Cache-Control': 'public, max-age=3600',
    },
  });
});
