import { setTimeout as wait } from 'node:timers/promises';
import type { Account, Operator } from '../resilience/storm/operator.ts';
import { amountText, mainText } from '../resilience/storm/placement/said.ts';
import type { Page } from '../resilience/storm/site/browser.ts';
import type { DayBettor } from './day-bettor.ts';

const PATHS = ['/bet-history', '/bet-history?estado=encerradas'];
const ACCEPTED = 2;
/** How a card names the operator's number for what became of a bet. */
const WORDS: Readonly<Record<number, string>> = {
  1: 'Encerrada por você',
  2: 'Cancelada',
  4: 'Em aberto',
  6: 'Ganha',
  7: 'Perdida',
  8: 'Recuperada',
  9: 'Anulada',
};
/** Bets are settled while a bettor reads, and a balance is kept for some seconds. */
const TRIES = 8;
const TRY_EVERY_MS = 5_000;

type Ticket = Account['tickets'][number];

interface Books {
  readonly balance: number;
  readonly tickets: readonly Pick<Ticket, 'id' | 'stake' | 'status' | 'betStatus'>[];
}

/** A bet as its card in the history shows it. */
interface Card {
  readonly ticketId: string;
  readonly text: string;
}

/**
 * Holds all that a bettor's pages show of bets and balance against the operator's books; answers what is
 * not so. Books that change meanwhile are read again.
 */
export async function untruths(bettor: DayBettor, operator: Operator): Promise<readonly string[]> {
  let found: readonly string[] = [];
  let said = '';
  for (let tried = 0; tried < TRIES; tried += 1) {
    const before = await operator.account(bettor.account.email);
    const pages = await readAll(bettor);
    found = compare(pages, before, bettor.accepted);
    if (found.length === 0) return [];
    said = pages.map((page) => `${page.path}: “${mainText(page).slice(0, 300)}”`).join(', ');
    await wait(TRY_EVERY_MS);
  }
  return [`${bettor.account.email}: ${found.join('; ')}. The pages: ${said}`];
}

async function readAll({ visitor }: DayBettor): Promise<readonly Page[]> {
  const pages: Page[] = [];
  for (const path of PATHS) {
    for (let number = 1; ; number += 1) {
      const page = await visitor.get(`${path}${path.includes('?') ? '&' : '?'}pagina=${number}`);
      pages.push(page);
      if (!page.html.includes(`pagina=${number + 1}`)) break;
    }
  }
  return pages;
}

/** What pages of the history show otherwise than the books; `told` are the tickets a page called accepted. */
export function compare(
  pages: readonly Pick<Page, 'html'>[],
  { balance, tickets }: Books,
  told: ReadonlySet<string>,
): readonly string[] {
  const cards = pages.flatMap(cardsOf);
  const accepted = tickets.filter(({ status }) => status === ACCEPTED);
  const wrong: string[] = [];
  for (const { id, betStatus, stake } of accepted) {
    const own = cards.filter(({ ticketId }) => ticketId === id);
    const word = WORDS[betStatus] ?? `status ${betStatus}`;
    const isTrue = own.every(
      ({ text }) =>
        text.includes(` ${word} Aposta ${id} `) && text.includes(`R$ ${amountText(stake)} `),
    );
    if (own.length !== 1) wrong.push(`bet ${id} has ${own.length} cards`);
    else if (!isTrue) wrong.push(`bet ${id} is ${word}, its card says “${own[0]?.text}”`);
  }
  for (const { ticketId } of cards) {
    if (!tickets.some(({ id }) => id === ticketId)) wrong.push(`there is no bet ${ticketId}`);
  }
  for (const id of told) {
    if (!accepted.some((ticket) => ticket.id === id)) wrong.push(`bet ${id} was not accepted`);
  }
  const shown = `R$ ${grouped(balance)}`;
  for (const { html } of pages) {
    const balanceText = /Saldo<\/span> <span[^>]*>([^<]+)</.exec(html)?.[1]?.replace(/\s/g, ' ');
    if (balanceText !== shown) wrong.push(`the balance is ${shown}, shown is ${balanceText}`);
  }
  return wrong;
}

function cardsOf({ html }: Pick<Page, 'html'>): readonly Card[] {
  return [...html.matchAll(/<article[\s\S]*?<\/article>/g)].flatMap(([card]) => {
    const text = ` ${card.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')} `;
    const ticketId = /Aposta (\d{19})/.exec(text)?.[1];
    return ticketId === undefined ? [] : [{ ticketId, text }];
  });
}

/** An amount in minor units as the brand writes it: `1.234,05`. */
function grouped(amount: number): string {
  const [units = '', cents = ''] = amountText(amount).split(',');
  return `${units.replace(/\B(?=(\d{3})+$)/g, '.')},${cents}`;
}
