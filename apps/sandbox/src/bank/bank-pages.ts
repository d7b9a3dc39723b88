import { html, raw } from 'hono/html';
import type { Country } from '../country.ts';
import type { ServerApp, ServerContext } from '../implement.ts';
import { txidOf } from '../payments/br-code.ts';
import { CHARGE_STATUS, PAYEE, type Charge, type Charges } from '../payments/charges.ts';
import { BANK_TEXTS } from './bank-texts.ts';

type Markup = ReturnType<typeof html>;

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0; display: grid; place-items: start center; padding: 32px 16px; background: Canvas; color: CanvasText; }
  main { width: min(100%, 26rem); display: grid; gap: 16px; }
  h1 { font-size: 24px; margin: 0; } p { margin: 0; }
  dl { display: grid; gap: 12px; margin: 0; padding: 16px; border: 1px solid GrayText; border-radius: 8px; }
  dt { font-size: 14px; color: color-mix(in srgb, CanvasText 70%, Canvas); } dd { margin: 0; font-weight: 700; overflow-wrap: anywhere; }
  form { display: grid; gap: 8px; } label { font-weight: 700; }
  textarea { font: 14px/1.4 ui-monospace, monospace; padding: 12px; border: 1px solid GrayText; border-radius: 8px; resize: vertical; }
  button { font: inherit; font-weight: 700; min-height: 48px; border-radius: 8px; border: 1px solid #1a4fd6; background: #1a4fd6; color: #fff; cursor: pointer; }
  button.quiet { background: transparent; color: inherit; border-color: GrayText; }
  .error { color: #c62828; } @media (prefers-color-scheme: dark) { .error { color: #ff8a80; } }
`;

/** The bank in which a tester pays the charges of deposits: plain pages and forms. */
export function mountBank(app: ServerApp, charges: Charges, country: Country): void {
  const texts = BANK_TEXTS[country.language];
  const money = new Intl.NumberFormat(country.language, {
    style: 'currency',
    currency: country.currency,
  });
  const moment = new Intl.DateTimeFormat(country.language, {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: country.timeZone,
  });

  function page(context: ServerContext, content: Markup, status: 200 | 404 | 422 = 200) {
    context.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
    context.header('cache-control', 'no-store');
    return context.html(
      html`<!doctype html>
        <html lang="${country.language}">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <meta name="robots" content="noindex" />
            <title>${texts.title}</title>
            <style>
              ${raw(STYLE)}
            </style>
          </head>
          <body>
            <main>
              <h1>${texts.title}</h1>
              ${content}
            </main>
          </body>
        </html>`,
      status,
    );
  }

  function codeForm(error: string | null): Markup {
    return html`<p>${texts.lead}</p>
      <form method="post" action="/bank">
        <label for="code">${texts.codeLabel}</label>
        <textarea id="code" name="code" rows="6" required aria-describedby="code-hint"></textarea>
        <p id="code-hint" ${error ? raw('class="error" role="alert"') : ''}>
          ${error ?? texts.codeHint}
        </p>
        <button>${texts.find}</button>
      </form>`;
  }

  function chargePage(charge: Charge): Markup {
    return html`<dl>
        <div>
          <dt>${texts.payee}</dt>
          <dd>${PAYEE}</dd>
        </div>
        <div>
          <dt>${texts.amount}</dt>
          <dd>${money.format(charge.amount / 100)}</dd>
        </div>
        <div>
          <dt>${texts.expires}</dt>
          <dd>${moment.format(charge.expiresAt)}</dd>
        </div>
        <div>
          <dt>${texts.identifier}</dt>
          <dd>${charge.id}</dd>
        </div>
      </dl>
      ${charge.status === CHARGE_STATUS.pending ? decision(charge) : outcome(charge)}`;
  }

  function decision({ id }: Charge): Markup {
    return html`<form method="post" action="/bank/pix/${id}/pay">
        <button>${texts.pay}</button>
      </form>
      <form method="post" action="/bank/pix/${id}/refuse">
        <button class="quiet">${texts.refuse}</button>
      </form>`;
  }

  function outcome({ status }: Charge): Markup {
    const said =
      status === CHARGE_STATUS.successful
        ? texts.paid
        : status === CHARGE_STATUS.rejected
          ? texts.refused
          : texts.expired;
    return html`<p role="status"><strong>${said}</strong></p>
      <p>${texts.back}</p>
      <p><a href="/bank">${texts.another}</a></p>`;
  }

  app.get('/bank', (context) => page(context, codeForm(null)));

  app.post('/bank', async (context) => {
    const { code } = await context.req.parseBody();
    const txid = typeof code === 'string' ? txidOf(code) : null;
    if (!txid) return page(context, codeForm(texts.codeInvalid), 422);
    return context.redirect(`/bank/pix/${txid}`, 303);
  });

  app.get('/bank/pix/:txid', (context) => {
    const charge = charges.byId(context.req.param('txid'));
    if (!charge) return page(context, codeForm(texts.chargeUnknown), 404);
    return page(context, chargePage(charge));
  });

  app.post('/bank/pix/:txid/pay', (context) => {
    const id = context.req.param('txid');
    charges.pay(id);
    return context.redirect(`/bank/pix/${id}`, 303);
  });

  app.post('/bank/pix/:txid/refuse', (context) => {
    const id = context.req.param('txid');
    charges.refuse(id);
    return context.redirect(`/bank/pix/${id}`, 303);
  });
}
