import { mainText } from '../placement/said.ts';
import type { Page } from '../site/browser.ts';

/**
 * What a page said of the cash out of a bet. `none`: it was not cashed out, and stays open. `asked`: the
 * page asks whether to do it.
 */
export type CashOutSaid = 'paid' | 'none' | 'waiting' | 'asked';

const PAID = /Aposta encerrada|Esta aposta já foi encerrada/;
const AMOUNT = /R\$ ([\d.,]+) já estão no seu saldo/;
const NONE = /Não foi possível encerrar a aposta/;
const WAITING = /Encerrando sua aposta|Estamos conferindo com a plataforma/;

/** What a page of a cash out says, as somebody reads it; null for one that could not be read. */
export function cashOutSaid(page: Page): CashOutSaid | null {
  const text = mainText(page);
  if (PAID.test(text)) return 'paid';
  if (WAITING.test(text)) return 'waiting';
  if (NONE.test(text)) return 'none';
  return cashOutForm(page) ? 'asked' : null;
}

/** The value that a page says was paid, as the brand writes it; null when it names none. */
export function paidAmount(page: Page): string | null {
  return AMOUNT.exec(mainText(page))?.[1] ?? null;
}

/** What the form of the question posts; null for a page without one. */
export function cashOutForm({ html }: Page): Readonly<Record<string, string>> | null {
  const fields = ['attempt', 'type', 'offer', 'value', 'expiresAt'].map((name) => [
    name,
    new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1],
  ]);
  if (fields.some(([, value]) => value === undefined)) return null;
  return { ...(Object.fromEntries(fields) as Record<string, string>), 'cash-out': 'confirm' };
}
