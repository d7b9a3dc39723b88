import type { FrameNews } from '../../frame/use-frame-news.ts';
import { routeHandle } from '../../guard/route-handle.ts';
import { announcementFor } from '../../services/shell/announcement.server.ts';
import { frameVersion } from '../../services/shell/frame-version.server.ts';
import { guardedLoader } from '../../services/shell/guard.server.ts';
import { maintenanceOf } from '../../services/shell/maintenance.server.ts';

export const handle = routeHandle('frameNews');

/** Whether the frame of a page that stays open is still as a new one would be. Source: 1§4. */
export const loader = guardedLoader(handle, async ({ request, context }) => {
  const [maintenance, announcement] = await Promise.all([
    maintenanceOf(context),
    announcementFor(request, context),
  ]);
  const news: FrameNews = {
    version: frameVersion(maintenance, announcement),
    isClosed: maintenance.general.global,
  };
  return Response.json(news, { headers: { 'Cache-Control': 'no-store' } });
});
