import { readFileSync } from 'node:fs';
import { html } from 'hono/html';
import { cors } from 'hono/cors';
import { z } from 'zod';
import type { ServerApp, ServerContext } from '../implement.ts';
import { plainPage } from '../pages/plain-page.ts';
import { Refusal } from '../refusal.ts';
import { errorsOfEnvelope } from './error-envelope.ts';
import { createReceivedList, type Received, type ReceivedList } from './received.ts';

const PREFIX = '/tracking';
const SCRIPTS = {
  'tag-manager': new URL('./scripts/tag-manager.js', import.meta.url),
  crm: new URL('./scripts/crm.js', import.meta.url),
  recording: new URL('./scripts/recording.js', import.meta.url),
};
/** Seconds between two looks of the live page. */
const REFRESH_S = '2';

const batch = z.object({ events: z.array(z.looseObject({ name: z.string() })).max(100) });
const told = z.looseObject({
  by: z.enum(['tagManager', 'crm', 'recording']),
  name: z.string().max(100),
});

export interface TrackingParts {
  /** Address of the platform, where browsers reach it. */
  readonly publicUrl: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/**
 * The third parties of a site: a collector of events, a tag manager, a customer-relations tool, a session
 * recorder and a receiver of error reports. They do nothing but show what they got, at
 * `/sandbox/tracking`.
 */
export function openTracking(app: ServerApp, { publicUrl, now }: TrackingParts): ReceivedList {
  const received = createReceivedList(now);
  // The scripts call from the site's own origin.
  app.use(`${PREFIX}/*`, cors({ origin: '*' }));

  app.post(`${PREFIX}/events`, async (context) => {
    const { events } = parsed(batch, await context.req.json().catch(() => null));
    for (const { name, ...facts } of events) received.add({ by: 'collector', name, facts });
    return context.body(null, 204);
  });

  app.post(`${PREFIX}/told`, async (context) => {
    const { by, name, ...facts } = parsed(told, await context.req.json().catch(() => null));
    received.add({ by, name, facts });
    return context.body(null, 204);
  });

  app.post(`${PREFIX}/api/:project/envelope/`, async (context) => {
    for (const error of errorsOfEnvelope(await context.req.text())) received.add(error);
    return context.json({});
  });

  for (const [name, file] of Object.entries(SCRIPTS)) {
    const script = readFileSync(file, 'utf8');
    const tell = JSON.stringify(`${publicUrl}${PREFIX}/told`);
    app.get(`${PREFIX}/scripts/${name}.js`, (context) =>
      context.body(`{\nconst TELL = ${tell};\n${script}}\n`, 200, {
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'no-cache',
      }),
    );
  }

  app.get('/sandbox/tracking/events', (context) => context.json({ received: received.all() }));
  app.get('/sandbox/tracking', (context) => {
    context.header('refresh', REFRESH_S);
    return livePage(context, received.all());
  });
  return received;
}

function parsed<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const read = schema.safeParse(body);
  if (!read.success) throw new Refusal(400, 'INVALID_REQUEST', z.prettifyError(read.error));
  return read.data;
}

/** What came, the newest first; looks again by itself. */
function livePage(context: ServerContext, received: readonly Received[]) {
  return plainPage(context, {
    language: 'en',
    title: 'What third parties got',
    style: 'main { width: min(100%, 60rem); } code { font: 13px/1.4 ui-monospace, monospace; }',
    content: html`<p>This page looks again every ${REFRESH_S} s. <a href="/sandbox">Control</a></p>
      ${
        received.length === 0
          ? html`<p role="status">
              Nothing came yet: answer the question about cookies on the site.
            </p>`
          : html`<ul>
              ${received.toReversed().map(
                ({ at, by, name, facts }) =>
                  html`<li>
                    <p><strong>${name}</strong> · ${by} · ${new Date(at).toISOString()}</p>
                    <p><code>${JSON.stringify(facts)}</code></p>
                  </li>`,
              )}
            </ul>`
      }`,
  });
}
