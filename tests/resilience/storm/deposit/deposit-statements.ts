import { mainText } from '../placement/said.ts';
import type { Page } from '../site/browser.ts';

/** What a page said of a deposit. `none`: that nothing was charged, or nothing came to the balance. */
export type DepositSaid = 'paid' | 'none' | 'waiting' | 'unknown';

const PAID = /Depósito confirmado/;
const NONE =
  /Nenhum valor foi cobrado|nada entrou no seu saldo|Nada entrou no seu saldo|O prazo para pagar venceu|voltaram para onde vieram/;
const WAITING = /Aguardando o pagamento|Pagamento em análise|Preparando seu depósito/;
const UNKNOWN = /Sem resposta por enquanto|Ainda não sabemos se|Não sabemos o que aconteceu/;

/** What a page of a deposit says, as somebody reads it; null for a form that was not sent yet. */
export function depositSaid(page: Page): DepositSaid | null {
  const text = mainText(page);
  if (PAID.test(text)) return 'paid';
  if (NONE.test(text)) return 'none';
  if (WAITING.test(text)) return 'waiting';
  return UNKNOWN.test(text) ? 'unknown' : null;
}

/** The charge that a page is about; null when it is about none. */
export function chargeIdOf({ path }: Page): string | null {
  return /^\/deposit\/(?!pending\/)(\w+)/.exec(path)?.[1] ?? null;
}

/** Whether a page waits for a charge that has no number yet. */
export function isPending({ path }: Page): boolean {
  return path.startsWith('/deposit/pending/');
}

/** The id of the form on a page; null when there is none. */
export function depositFormId({ html }: Page): string | null {
  return /name="intentId" value="([^"]*)"/.exec(html)?.[1] ?? null;
}
