import { html } from 'hono/html';
import type { PageSection } from '../control-form.ts';
import { tableMarkup } from '../page-frame.ts';
import type { PageServices } from '../page-services.ts';

const SHOWN = 10;

/** The newest of what third parties of the site got. */
export function trackingSection({ received }: PageServices): PageSection {
  const newest = received.all().slice(-SHOWN).toReversed();
  return {
    id: 'tracking',
    title: 'Tracking',
    facts: html`<p><a href="/sandbox/tracking">Watch what third parties get</a></p>
      ${
        newest.length === 0
          ? html`<p>Nothing came yet.</p>`
          : tableMarkup(
              'Newest events',
              ['Event', 'Got by', 'Facts'],
              newest.map(({ name, by, facts }) => [
                name,
                by,
                html`<code>${JSON.stringify(facts)}</code>`,
              ]),
            )
      }`,
    forms: [],
  };
}
