import { html, raw } from 'hono/html';
import { TRANSACTION_TYPE } from '@vitrine/upstream/contract/wallet/transactions';
import type { Country } from '../country.ts';
import type { ServerApp, ServerContext } from '../implement.ts';
import { plainPage, type Markup } from '../pages/plain-page.ts';
import { txidOf } from '../payments/br-code.ts';
import { METHOD_FACTS, methodOfPage } from '../payments/payment-method.ts';
import type { Payment } from '../payments/payment-store.ts';
import type { Payments } from '../payments/payments.ts';
import { BANK_ACTIONS, eventOf } from './bank-actions.ts';
import { BANK_TEXTS } from './bank-texts.ts';
import { createPaymentView } from './payment-view.ts';

/** The bank in which a tester pays deposits of every method: plain pages and forms. */
export function mountBank(app: ServerApp, payments: Payments, country: Country): void {
  const texts = BANK_TEXTS[country.language];
  const paymentView = createPaymentView(country, texts);

  function page(context: ServerContext, content: Markup, status: 200 | 404 | 422 = 200) {
    const { language } = country;
    return plainPage(context, { language, title: texts.title, content, status });
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

  /** The deposit of an address; none when its method has another page. */
  function depositAt(pageName: string, id: string): Payment | undefined {
    const payment = payments.byId(id);
    const isHere =
      payment?.type === TRANSACTION_TYPE.deposit && payment.method === methodOfPage(pageName);
    return isHere ? payment : undefined;
  }

  function unknown(context: ServerContext) {
    return page(context, codeForm(texts.paymentUnknown), 404);
  }

  app.get('/bank', (context) => page(context, codeForm(null)));

  app.post('/bank', async (context) => {
    const { code } = await context.req.parseBody();
    const text = typeof code === 'string' ? code.trim() : '';
    const txid = txidOf(text);
    if (txid !== null) return context.redirect(`/bank/pix/${txid}`, 303);
    const found = payments.byCode(text.replaceAll(/[\s-]/g, '').toUpperCase());
    if (!found) return page(context, codeForm(texts.codeInvalid), 422);
    return context.redirect(`/bank/${METHOD_FACTS[found.method].page}/${found.id}`, 303);
  });

  app.get('/bank/:page/:id', (context) => {
    const { page: pageName, id } = context.req.param();
    const payment = depositAt(pageName, id);
    return payment ? page(context, paymentView(payment)) : unknown(context);
  });

  for (const action of BANK_ACTIONS) {
    app.post(`/bank/:page/:id/${action}`, (context) => {
      const { page: pageName, id } = context.req.param();
      const payment = depositAt(pageName, id);
      if (!payment) return unknown(context);
      const isDone = payments.act(id, eventOf(action, payment.method));
      if (action === 'refund' && !isDone) {
        return page(context, paymentView(payment, texts.refundImpossible), 422);
      }
      return context.redirect(`/bank/${pageName}/${id}`, 303);
    });
  }
}
