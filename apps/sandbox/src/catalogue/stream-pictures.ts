import { html } from 'hono/html';
import type { ServerApp } from '../implement.ts';
import { Refusal } from '../refusal.ts';
import type { Labels } from '../world/offer/labels.ts';
import { seeded } from '../world/random.ts';
import type { Fixture } from '../world/competitions/fixtures.ts';
import type { World } from '../world/world.ts';
import type { EventMarks } from './event-marks.ts';

/** Share of the matches of which pictures are streamed unless a tester says otherwise. */
const STREAMED_SHARE = 0.4;
const BARS = ['#c8c8c8', '#c8c800', '#00c8c8', '#00c800', '#c800c8', '#c80000', '#0000c8'];

/** Whether pictures of a match are streamed: as a tester set it, or as drawn for the match. */
export function isStreamed({ id, key }: Fixture, marks: EventMarks): boolean {
  return marks.read(id, 'streaming') ?? seeded(key, 'streaming')() < STREAMED_SHARE;
}

/** Where the pictures of an event answer on the platform. */
export function streamPath(eventId: string): string {
  return `/streams/${eventId}`;
}

/** The pictures themselves: a test card with the score, drawn anew at each look. */
export function mountStreamPictures(
  app: ServerApp,
  { world, labels }: { readonly world: World; readonly labels: Labels },
): void {
  app.get('/streams/:eventId', (context) => {
    const match = world.match(context.req.param('eventId'));
    if (!match?.hasStreaming) {
      throw new Refusal(404, 'STREAMING_NOT_AVAILABLE', 'No pictures of this event');
    }
    const { home, away } = match.fixture;
    const picture = html`<svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 640 360"
      role="img"
      font-family="sans-serif"
      text-anchor="middle"
    >
      <title>${match.name}</title>
      <rect width="640" height="360" fill="#101010" />
      ${BARS.map(
        (colour, index) =>
          html`<rect x="${20 + index * 86}" y="20" width="84" height="180" fill="${colour}" />`,
      )}
      <text x="320" y="250" font-size="22" fill="#ffffff">${home.name} – ${away.name}</text>
      <text x="320" y="295" font-size="36" fill="#ffffff">
        ${match.state.home} – ${match.state.away}
      </text>
      <text x="320" y="330" font-size="18" fill="#c8c8c8">${labels.status(match.state)}</text>
    </svg>`;
    return context.body(String(picture), 200, {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'no-store',
    });
  });
}
