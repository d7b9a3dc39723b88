import { html, raw } from 'hono/html';
import {
  TRANSACTION_STATUS,
  type TransactionStatus,
} from '@vitrine/upstream/contract/wallet/transactions';
import type { Country } from '../country.ts';
import type { Markup } from '../pages/plain-page.ts';
import { PAYEE } from '../payments/instrument.ts';
import { METHOD_FACTS } from '../payments/payment-method.ts';
import type { Payment } from '../payments/payment-store.ts';
import { actionText, offeredActions, type BankAction } from './bank-actions.ts';
import type { BankTexts } from './bank-texts.ts';

/** The page of one deposit: payee, amount, and what can be done about it. */
export type PaymentView = (payment: Payment, error?: string | null) => Markup;

const S = TRANSACTION_STATUS;

export function createPaymentView(country: Country, texts: BankTexts): PaymentView {
  const locale = country.language === 'es' ? `es-${country.code}` : country.language;
  const money = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: country.currency,
  });
  const moment = new Intl.DateTimeFormat(locale, {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: country.timeZone,
  });
  const ended: ReadonlyMap<TransactionStatus, string> = new Map([
    [S.pendingApproval, texts.inApproval],
    [S.successful, texts.paid],
    [S.successfulRefund, texts.refunded],
    [S.rejected, texts.refused],
    [S.cancelled, texts.expired],
    [S.paymentError, texts.failed],
    [S.error, texts.failed],
  ]);

  function row(label: string, value: string): Markup {
    return html`<div>
      <dt>${label}</dt>
      <dd>${value}</dd>
    </div>`;
  }

  function facts(payment: Payment): Markup {
    const { amount, expiresAt, instrument, id } = payment;
    const shown = Object.entries(texts.instrument).flatMap(([field, label]) => {
      const value = instrument[field];
      return value === undefined ? [] : [row(label, value)];
    });
    return html`<dl>
      ${row(texts.payee, PAYEE)} ${row(texts.amount, money.format(amount / 100))} ${shown}
      ${expiresAt === null ? '' : row(texts.expires, moment.format(expiresAt))}
      ${row(texts.identifier, id)}
    </dl>`;
  }

  function lead({ method, status }: Payment): Markup | '' {
    if (method !== 'card') return '';
    if (status === S.created) return html`<p>${texts.cardLead}</p>`;
    return status === S.pending ? html`<p>${texts.confirmLead}</p>` : '';
  }

  function button({ id, method }: Payment, action: BankAction, isFirst: boolean): Markup {
    const isQuiet = !isFirst || action === 'refund';
    return html`<form method="post" action="/bank/${METHOD_FACTS[method].page}/${id}/${action}">
      <button ${isQuiet ? raw('class="quiet"') : ''}>
        ${actionText(action, METHOD_FACTS[method].words[country.language], texts)}
      </button>
    </form>`;
  }

  function outcome({ status }: Payment): Markup | '' {
    const said = ended.get(status);
    if (said === undefined) return '';
    return html`<p role="status"><strong>${said}</strong></p>
      <p>${texts.back}</p>
      <p><a href="/bank">${texts.another}</a></p>`;
  }

  return (payment, error = null) =>
    html`<h2>${METHOD_FACTS[payment.method].words[country.language].name}</h2>
      ${lead(payment)} ${facts(payment)}
      ${error === null ? '' : html`<p class="error" role="alert">${error}</p>`} ${outcome(payment)}
      ${offeredActions(payment).map((action, at) => button(payment, action, at === 0))}`;
}
