import { describe, expect, it } from 'vitest';
import { compare } from './truth.ts';

const ID = '1795710203490515951';
const TICKET = { id: ID, betStatus: 7, stake: 2_00, status: 2 };
const BOOKS = { balance: 1_234_05, tickets: [TICKET] };
const page = (card: string) => ({
  html: `<span>Saldo</span> <span class="b">R$ 1.234,05</span><article>${card}</article>`,
});
const CARD = `<p>Simples</p><p>Perdida</p><p>Aposta ${ID}</p><p>Valor da aposta</p><p>R$ 2,00</p>`;

describe('pages that are held against the books', () => {
  it('are true where card, stake and balance are those of the books', () => {
    expect(compare([page(CARD)], BOOKS, new Set([ID]))).toEqual([]);
  });

  it.each([
    ['another end', CARD.replace('Perdida', 'Ganha')],
    ['another stake', CARD.replace('2,00', '3,00')],
    ['no card', ''],
    ['two cards', `${CARD}</article><article>${CARD}`],
    ['a bet that nobody placed', `${CARD}</article><article>Aposta 1795710203490515952 `],
  ])('are not true with %s', (_, card) => {
    expect(compare([page(card)], BOOKS, new Set())).toHaveLength(1);
  });

  it('are not true with another balance', () => {
    const { html } = page(CARD);
    const pages = [{ html: html.replace('1.234', '1.235') }];
    expect(compare(pages, BOOKS, new Set())).toHaveLength(1);
  });

  it('are not true where a bet was called accepted that is not', () => {
    const books = { ...BOOKS, tickets: [{ ...TICKET, status: 3 }] };
    expect(compare([page(CARD)], books, new Set([ID]))).toEqual([`bet ${ID} was not accepted`]);
  });
});
