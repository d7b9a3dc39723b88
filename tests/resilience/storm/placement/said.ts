import type { Page } from '../site/browser.ts';
import type { WishedBet } from './wish.ts';

/** What a page said of a bet. `offered`: the slip offers it for placing again, without a word. */
export type Said = 'accepted' | 'refused' | 'offered';

/** What a page said of a bet, as somebody reads it. */
export interface Statement {
  readonly said: Said;
  readonly bet: WishedBet;
  /** The number of the ticket, where the page names it. */
  readonly ticketId: string | null;
  readonly words: string;
}

const ACCEPTED = /Apostas? aceitas?/;
const ALL_ACCEPTED = /^(Aposta aceita|\d+ apostas aceitas)$/;
const REFUSED =
  /recusada|não aceita|não foi aceita|está no seu saldo|Nada foi debitado|Nada foi enviado|Aposta cancelada|passa do limite|Só o valor das apostas aceitas saiu/;
const UNKNOWN = /Não recebemos a resposta da sua aposta|ainda não disse se aceitou/;
const FREE_BET_REFUSED = /Escolha outra forma de pagar|Escolha de novo em instantes/;
const WAITING = /Confirmando sua aposta/;

/** What a page of an attempt says of its bets: a ticket page, or the slip. */
export function statementsOf(
  page: Page,
  bets: readonly WishedBet[],
  attemptId: string,
): readonly Statement[] {
  const parts = partsOf(page.html);
  const placeId = placeIdOf(page.html);
  const isNamed = page.path.includes(attemptId);
  // What a slip says that was not sent yet, or was sent under another id, is about another attempt.
  const isOther = placeId === attemptId || linksToOtherTicket(page.html, attemptId);
  if (isOther && !isNamed) return [];
  return bets.flatMap((bet): readonly Statement[] => {
    const say = (said: Said, words: string, ticketId: string | null = null) => [
      { said, bet, ticketId, words },
    ];
    const refusal = parts.rest.find((text) => REFUSED.test(text));
    if (isOther) return refusal ? say('refused', refusal) : [];
    const receipt = parts.receipts.find((text) =>
      text.includes(
        `${bet.freeBetId ? 'Aposta grátis' : 'Valor da aposta'} R$ ${amountText(bet.stake)} `,
      ),
    );
    if (receipt) return say('accepted', receipt, /\b\d{19}\b/.exec(receipt)?.[0] ?? null);
    const item = parts.items.find((text) =>
      bet.prices.some(({ eventName }) => text.includes(eventName)),
    );
    if (!item && !isNamed) return [];
    if (item && ACCEPTED.test(item)) return say('accepted', item);
    if (item && REFUSED.test(item)) return say('refused', item);
    const whole = parts.rest.find((text) => ALL_ACCEPTED.test(text));
    if (whole) return say('accepted', whole);
    if (refusal) return say('refused', refusal);
    return item && placeId !== null ? say('offered', 'the slip offers it again') : [];
  });
}

function linksToOtherTicket(html: string, attemptId: string): boolean {
  const tickets = [...html.matchAll(/href="\/bet-slip\/tickets\/([^"]+)"/g)];
  return tickets.length > 0 && tickets.every(([, id]) => id !== attemptId);
}

/** Why the free bet that should pay a slip can't; null when the page says nothing of it. */
export function freeBetRefusal(page: Page): string | null {
  return partsOf(page.html).rest.find((text) => FREE_BET_REFUSED.test(text)) ?? null;
}

/** Why a slip can't be placed as long as an earlier bet on the same outcome is undecided; else null. */
export function undecidedWords(page: Page): string | null {
  return partsOf(page.html).rest.find((text) => /ainda está sem confirmação/.test(text)) ?? null;
}

/** Why a slip with an ended selection, or one that has just lost it, was not sent; null for no word of it. */
export function endedWords(page: Page): string | null {
  return (
    partsOf(page.html).rest.find((text) =>
      /Remova as seleções encerradas|Seu cupom mudou/.test(text),
    ) ?? null
  );
}

/** Whether a page says that what became of the bet is not known. */
export function saysUnknown({ html }: Page): boolean {
  return UNKNOWN.test(html);
}

/** Whether a page goes on asking, so that its next look may say more. */
export function isWaiting(page: Page): boolean {
  return WAITING.test(page.html) || saysUnknown(page);
}

/** A bet of the history: its number and whether it is said to be accepted. */
export interface HistoryBet {
  readonly ticketId: string;
  readonly said: 'accepted' | 'refused' | 'pending';
}

/** The bets on a page of the history. */
export function historyBets({ html }: Page): readonly HistoryBet[] {
  return partsOf(html).receipts.flatMap((text): readonly HistoryBet[] => {
    const ticketId = /Aposta (\d{19})/.exec(text)?.[1];
    if (ticketId === undefined) return [];
    if (/Em análise/.test(text)) return [{ ticketId, said: 'pending' }];
    return [{ ticketId, said: /Cancelada/.test(text) ? 'refused' : 'accepted' }];
  });
}

/** The attempt that the place button of a page names; null when it has none. */
export function placeIdOf(html: string): string | null {
  return /name="place" value="([^"]*)"/.exec(html)?.[1] ?? null;
}

/** An amount as the brand writes it: `1,05` for 105. */
export function amountText(amount: number): string {
  return `${Math.floor(amount / 100)},${String(amount % 100).padStart(2, '0')}`;
}

/** The texts of a page: of its cards, of the items of its lists, and of each element beside them. */
function partsOf(html: string) {
  const start = html.indexOf('<main');
  const main = html
    .slice(start, html.indexOf('</main>', start))
    .replace(/<svg[\s\S]*?<\/svg>/g, '');
  const receipts = [...main.matchAll(/<article[\s\S]*?<\/article>/g)].map(([part]) => textOf(part));
  const withoutReceipts = main.replace(/<article[\s\S]*?<\/article>/g, '');
  const items = [...withoutReceipts.matchAll(/<li[\s\S]*?<\/li>/g)].map(([part]) => textOf(part));
  // The alert of the slip has its sentences in a list, too: those name no event.
  const rest = withoutReceipts
    .replace(/<li data-state[\s\S]*?<\/li>|<(button|a)\b[\s\S]*?<\/\1>/g, '')
    .split(/<\/?(?:h\d|p|div|li)\b[^>]*>/)
    .map(textOf)
    .filter((text) => text !== '');
  return { receipts, items, rest };
}

/** The text of the main part of a page. */
export function mainText({ html }: Pick<Page, 'html'>): string {
  const start = html.indexOf('<main');
  return textOf(html.slice(start, html.indexOf('</main>', start)));
}

function textOf(html: string): string {
  return html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&nbsp;', ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
