import { html } from 'hono/html';
import type { Country } from '../country.ts';
import type { ServerApp } from '../implement.ts';
import { plainPage, type Markup } from '../pages/plain-page.ts';
import type { Mail, Mailbox } from './mailbox.ts';
import { MAILBOX_TEXTS } from './mailbox-texts.ts';

/** The mailbox in which a tester reads what the platform mails: plain pages, and JSON for tests. */
export function mountMailbox(app: ServerApp, mailbox: Mailbox, country: Country): void {
  const { language, timeZone } = country;
  const texts = MAILBOX_TEXTS[language];
  const { title } = texts;
  const moment = new Intl.DateTimeFormat(language, {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone,
  });

  function searchForm(address: string): Markup {
    return html`<form method="get" action="/mailbox" role="search">
      <label for="address">${texts.addressLabel}</label>
      <input id="address" name="address" type="search" value="${address}" />
      <button class="quiet">${texts.search}</button>
    </form>`;
  }

  function mailList(mails: readonly Mail[]): Markup {
    if (mails.length === 0) return html`<p role="status">${texts.none}</p>`;
    return html`<ul>
      ${mails.map(
        ({ id, address, subject, sentAt }) =>
          html`<li>
            <p><a href="/mailbox/${id}">${subject}</a></p>
            <p>${address}</p>
            <p>
              <time datetime="${new Date(sentAt).toISOString()}">${moment.format(sentAt)}</time>
            </p>
          </li>`,
      )}
    </ul>`;
  }

  function mailPage({ address, subject, body, link, sentAt }: Mail): Markup {
    return html`<h2>${subject}</h2>
      <dl>
        <div>
          <dt>${texts.to}</dt>
          <dd>${address}</dd>
        </div>
        <div>
          <dt>${texts.sent}</dt>
          <dd>${moment.format(sentAt)}</dd>
        </div>
      </dl>
      ${body.split('\n').map((line) => html`<p>${line}</p>`)}
      ${link ? html`<p><a href="${link}">${texts.openLink}</a></p>` : ''}
      <p><a href="/mailbox">${texts.all}</a></p>`;
  }

  app.get('/mailbox', (context) => {
    const address = (context.req.query('address') ?? '').trim();
    return plainPage(context, {
      language,
      title,
      content: html`<p>${texts.lead}</p>
        ${searchForm(address)} ${mailList(mailbox.search(address))}`,
    });
  });

  app.get('/mailbox/:id', (context) => {
    const mail = mailbox.byId(Number(context.req.param('id')));
    if (mail) return plainPage(context, { language, title, content: mailPage(mail) });
    return plainPage(context, {
      language,
      title,
      content: html`<p role="alert">${texts.unknown}</p>
        <p><a href="/mailbox">${texts.all}</a></p>`,
      status: 404,
    });
  });

  app.get('/sandbox/mailbox/:address', (context) =>
    context.json({
      mails: mailbox
        .to(context.req.param('address'))
        .map((mail) => ({ ...mail, sentAt: new Date(mail.sentAt).toISOString() })),
    }),
  );
}
