import type { LoaderFunctionArgs } from '@remix-run/node';
import { textsOf } from '@vitrine/messages/texts';
import { formatText } from '@vitrine/messages/format-text';
import smallIconUrl from 'virtual:brand/assets/icon-192.png?url';
import iconUrl from 'virtual:brand/assets/icon-512.png?url';
import maskableIconUrl from 'virtual:brand/assets/icon-maskable-512.png?url';
import { themeColors } from 'virtual:brand/facts';
import { paths } from '../paths.ts';

/** What a phone needs to keep the site as an app: name, colours, icons. Source: 1§2. */
export function loader({ context }: LoaderFunctionArgs) {
  const { name, locale, scheme } = context.brand;
  const manifest = {
    id: paths.home,
    name,
    short_name: name,
    description: formatText(textsOf(locale, 'shell').homeDescription, { brand: name }),
    lang: locale,
    start_url: paths.home,
    scope: '/',
    display: 'standalone',
    background_color: themeColors[scheme],
    theme_color: themeColors[scheme],
    categories: ['sports', 'entertainment'],
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
}
