import { routeHandle } from '../../guard/route-handle.ts';
import { indexedPaths } from '../../services/shell/indexed-pages.server.ts';
import { guardedLoader } from '../../services/shell/guard.server.ts';

export const handle = routeHandle('sitemap');

/** The most addresses that the protocol of sitemaps allows in one file. */
const MOST = 50_000;

/** The pages for search engines, from what the hub knows now. */
export const loader = guardedLoader(handle, ({ context }) => {
  const { publicUrl } = context.config;
  const entries = indexedPaths(context)
    .slice(0, MOST)
    .map((path) => `<url><loc>${escapeXml(new URL(path, publicUrl).href)}</loc></url>`);
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ];
  return new Response(xml.join('\n'), {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': 'public, max-age=300',
    },
  });
});

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
