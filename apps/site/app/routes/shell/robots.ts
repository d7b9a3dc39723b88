import { routeHandle } from '../../guard/route-handle.ts';
import { paths } from '../../paths.ts';
import { privatePaths } from '../../services/shell/indexed-pages.server.ts';
import { guardedLoader } from '../../services/shell/guard.server.ts';

export const handle = routeHandle('robots');

/** What search engines may read: not the pages of one bettor. */
export const loader = guardedLoader(handle, ({ context }) => {
  const lines = [
    'User-agent: *',
    ...privatePaths().map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${new URL(paths.sitemap, context.config.publicUrl).href}`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  });
});
