import type { AppLoadContext } from '@remix-run/node';
import { drawSharePicture } from '../../features/shell/share-picture/draw-share-picture.ts';
import { routeHandle } from '../../guard/route-handle.ts';
import { SHARE_PICTURES } from '../../paths/share-picture-paths.ts';
import { guardedLoader } from '../../services/shell/guard.server.ts';
import { brandDrawing } from '../../services/shell/share-picture/brand-drawing.server.ts';
import { drawnPicture } from '../../services/shell/share-picture/picture-desk.server.ts';
import { saidPicture } from '../../services/shell/share-picture/said-picture.server.ts';

export const handle = routeHandle('sharePicture');

/** Long enough for a link that is passed around, short enough for a match that is moved. */
const KEPT = 'public, max-age=600';

/**
 * The picture of a shared link. The brand's own stands in for what there is no picture of, and while
 * another one is drawn; nobody keeps that answer.
 */
export const loader = guardedLoader(handle, async ({ request, params, context }) => {
  const { drawing, drawn } = await pictureOf(params, context);
  if (!drawn) return png(drawing.ownPicture, { 'Cache-Control': 'no-store' });
  const headers = { 'Cache-Control': KEPT, ETag: `"${drawn.etag}"` };
  return request.headers.get('If-None-Match') === headers.ETag
    ? new Response(null, { status: 304, headers })
    : png(drawn.png, headers);
});

async function pictureOf(
  params: { readonly kind?: string | undefined; readonly id?: string | undefined },
  context: AppLoadContext,
) {
  const kind = SHARE_PICTURES.find((name) => name === params.kind);
  const { code, scheme } = context.brand;
  const [drawing, said] = await Promise.all([
    brandDrawing(code, scheme),
    kind ? saidPicture(kind, params.id ?? '', context) : null,
  ]);
  return { drawing, drawn: said && (await drawnPicture(drawSharePicture(said, drawing))) };
}

function png(content: Buffer, headers: Readonly<Record<string, string>>): Response {
  return new Response(new Uint8Array(content), {
    headers: { ...headers, 'Content-Type': 'image/png' },
  });
}
