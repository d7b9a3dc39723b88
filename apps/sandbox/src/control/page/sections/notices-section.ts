import { html } from 'hono/html';
import { order, type PageSection } from '../control-form.ts';
import type { Chosen } from '../page-services.ts';

/** Whether notices reach the bettor's device, and a form that sends one. */
export function noticesSection({ email, bettor }: Chosen): PageSection {
  const isOn = bettor !== null && bettor.firestoreToken !== null;
  return {
    id: 'notices',
    title: 'Notices',
    facts: isOn
      ? html`<p>The bettor has switched on notices on a device.</p>`
      : html`<p>
          Switched off. The bettor switches them on at <code>/account/notices</code> of the site.
        </p>`,
    forms: isOn
      ? [
          {
            action: 'send-notice',
            title: 'Send a notice',
            fields: [
              { kind: 'text', name: 'title', label: 'Title', value: 'Gol da Floresta!' },
              { kind: 'text', name: 'body', label: 'Text', value: 'Floresta 1 x 0 Serra' },
              { kind: 'text', name: 'path', label: 'Page it opens', value: '/esportes' },
            ],
            button: 'Send',
            done: 'The push service took the notice.',
            orders: ({ title, body, path }) => order('push/send', { email, title, body, path }),
          },
        ]
      : [],
  };
}
