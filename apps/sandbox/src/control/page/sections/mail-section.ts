import { html } from 'hono/html';
import type { PageSection } from '../control-form.ts';
import { tableMarkup } from '../page-frame.ts';
import type { PageServices } from '../page-services.ts';

const SHOWN = 5;

/** The newest mails the platform has sent. */
export function mailSection({ mailbox }: PageServices): PageSection {
  const mails = mailbox.search('').slice(0, SHOWN);
  return {
    id: 'mail',
    title: 'Mail',
    facts:
      mails.length === 0
        ? html`<p>Nothing was mailed yet.</p>`
        : tableMarkup(
            'Newest mails',
            ['To', 'Mail', 'PIN'],
            mails.map(({ id, address, subject, pin }) => [
              address,
              html`<a href="/mailbox/${id}">${subject}</a>`,
              pin ?? '',
            ]),
          ),
    forms: [],
  };
}
