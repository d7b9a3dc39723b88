import { mainText } from '../placement/said.ts';
import type { Page } from '../site/browser.ts';

/**
 * What a page said of a withdrawal. `none`: no money left. `absent`: the site knows of no such request.
 * `other`: the page is about another form.
 */
export type WithdrawalSaid = 'done' | 'none' | 'waiting' | 'notKnown' | 'absent' | 'other';

const DONE = /Saque pedido/;
const NONE = /[Nn]enhum (outro )?valor saiu|Muitas tentativas em pouco tempo/;
const WAITING = /Enviando seu pedido de saque|Ainda não sabemos se o saque foi pedido/;
const NOT_KNOWN = /Não sabemos o que aconteceu com este pedido/;
const NAMED = /^\/withdrawal(?:\/requests\/|\?notWithdrawn=)([\da-f-]{36})/;

/** What a page says of the withdrawal of a form, as somebody reads it; null for a page that asks. */
export function withdrawalSaid(page: Page, formId: string): WithdrawalSaid | null {
  const named = NAMED.exec(page.path)?.[1];
  if (named !== undefined && named !== formId) return 'other';
  if (page.status === 404) return 'absent';
  const text = mainText(page);
  if (DONE.test(text)) return 'done';
  if (WAITING.test(text)) return 'waiting';
  if (NOT_KNOWN.test(text)) return 'notKnown';
  return NONE.test(text) ? 'none' : null;
}

/** The amount and the operator's number that a page names as withdrawn, each as it is written there. */
export function withdrawalNamed(page: Page): {
  readonly amount: string | null;
  readonly transactionId: string | null;
} {
  const text = mainText(page);
  return {
    amount: /R\$ ([\d.,]+)/.exec(text)?.[1] ?? null,
    transactionId: /Número do saque: (\w+)/.exec(text)?.[1] ?? null,
  };
}

/** The id of the form on a page; null when it asks for nothing. */
export function withdrawalFormId({ html }: Page): string | null {
  return /name="intentId" value="([^"]*)"/.exec(html)?.[1] ?? null;
}
