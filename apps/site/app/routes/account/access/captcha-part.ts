import { readChallengePart } from '@vitrine/upstream/account/captcha';
import { UpstreamError } from '@vitrine/upstream/base/errors';
import { routeHandle } from '../../../guard/route-handle.ts';
import { pageDeadline } from '../../../services/base/pages/page-deadline.ts';
import { guardedLoader } from '../../../services/shell/guard.server.ts';

export const handle = routeHandle('captchaPart');

const ID = /^[\w-]{1,64}$/;
const PARTS = ['picture', 'sound'] as const;

/**
 * The picture or the sound of a challenge: browsers never call the operator. A part that is gone answers
 * 404, and 502 while the operator gives none; the form beside it offers another. Source: 1§5.
 */
export const loader = guardedLoader(handle, async ({ request, params, context }) => {
  const id = params['id'] ?? '';
  const part = PARTS.find((name) => name === params['part']);
  if (!part || !ID.test(id)) return new Response(null, { status: 404 });
  const settings = { deadlineMs: pageDeadline(context), requestId: context.requestId };
  try {
    const medium = await readChallengePart(context.upstream, { id, part }, settings);
    if (!medium) return new Response(null, { status: 404 });
    return partOf(medium.bytes, request.headers.get('Range'), {
      'Content-Type': medium.contentType,
      'Cache-Control': 'private, max-age=300',
      // The operator's picture may be SVG: opened by itself it runs nothing.
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    context.log.warn({ err: error }, 'captcha part not read');
    return new Response(null, { status: 502 });
  }
});

/** The whole of it, or the bytes that a player asks for: some play nothing that can't be asked for in parts. */
function partOf(
  bytes: Uint8Array<ArrayBuffer>,
  range: string | null,
  headers: Readonly<Record<string, string>>,
): Response {
  const accepting = { ...headers, 'Accept-Ranges': 'bytes' };
  const [, from = '', to = ''] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? [];
  if (from === '') return new Response(bytes, { headers: accepting });
  const [first, last] = [Number(from), Math.min(Number(to || Infinity), bytes.length - 1)];
  const all = bytes.length;
  if (first > last) {
    return new Response(null, {
      status: 416,
      headers: { ...accepting, 'Content-Range': `bytes */${all}` },
    });
  }
  return new Response(bytes.slice(first, last + 1), {
    status: 206,
    headers: { ...accepting, 'Content-Range': `bytes ${first}-${last}/${all}` },
  });
}
