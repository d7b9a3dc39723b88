import { readFileSync } from 'node:fs';
import type { ServerApp } from '../implement.ts';
import { Refusal } from '../refusal.ts';
import { seeded } from '../world/random.ts';
import type { Fixture } from '../world/competitions/fixtures.ts';
import type { World } from '../world/world.ts';
import type { EventMarks } from './event-marks.ts';

/** Share of the matches of which pictures are streamed unless a tester says otherwise. */
const STREAMED_SHARE = 0.4;

/** Made by scripts/make-stream-clip.mjs at the root. */
const CLIP = readFileSync(new URL('./stream-clip.webm', import.meta.url));

/** Whether pictures of a match are streamed: as a tester set it, or as drawn for the match. */
export function isStreamed({ id, key }: Fixture, marks: EventMarks): boolean {
  return marks.read(id, 'streaming') ?? seeded(key, 'streaming')() < STREAMED_SHARE;
}

/** Where the pictures of an event answer on the platform. */
export function streamPath(eventId: string): string {
  return `/streams/${eventId}`;
}

/** The pictures themselves: one clip for every match, in parts where a browser asks for parts. */
export function mountStreamPictures(app: ServerApp, { world }: { readonly world: World }): void {
  app.get('/streams/:eventId', (context) => {
    if (!world.match(context.req.param('eventId'))?.hasStreaming) {
      throw new Refusal(404, 'STREAMING_NOT_AVAILABLE', 'No pictures of this event');
    }
    const headers = {
      'content-type': 'video/webm',
      'cache-control': 'no-store',
      'accept-ranges': 'bytes',
    };
    const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(context.req.header('range') ?? '') ?? [];
    const last = Math.min(Number(to || CLIP.length - 1), CLIP.length - 1);
    if (from === undefined || Number(from) > last) return context.body(CLIP, 200, headers);
    return context.body(CLIP.subarray(Number(from), last + 1), 206, {
      ...headers,
      'content-range': `bytes ${from}-${last}/${CLIP.length}`,
    });
  });
}
