import { expect } from 'vitest';
import type { Told } from './bettor.ts';
import type { Account } from './operator.ts';

/** Numbers of the operator: ticket statuses and bet statuses. Source: 3§4. */
const TICKET = { pending: 0, accepted: 2, rejected: 3, canceled: 4 };
const BET = { cashedOut: 1, canceled: 2, open: 4, won: 6, lost: 7, recovered: 8, voided: 9 };

type Ticket = Account['tickets'][number];

/** What stands in the books of one bettor, by kind. */
export interface Tally {
  readonly accepted: number;
  readonly rejected: number;
  readonly settled: number;
  readonly cashedOut: number;
}

/** Checks an account against itself: every movement, every ticket, and what its owner was told. */
export function auditAccount({ balance, movements, tickets, charges }: Account, told: Told): Tally {
  const own = new RegExp(':cash$');
  let running = 0;
  for (const { key, entries } of movements) {
    expect(sum(entries.map(({ amount }) => amount)), `${key} is balanced`).toBe(0);
    running += sum(entries.filter(({ account }) => own.test(account)).map(({ amount }) => amount));
    expect(running, `the balance after ${key}`).toBeGreaterThanOrEqual(0);
  }
  expect(running).toBe(balance);

  const keys = movements.map(({ key }) => key);
  expect(keys).toHaveLength(new Set(keys).size);
  const places = tickets.map(({ connectionId, indexTicket }) => `${connectionId}#${indexTicket}`);
  expect(places).toHaveLength(new Set(places).size);
  const stakes = keys.filter((key) => key.startsWith('stake:')).sort();
  expect(stakes).toEqual(tickets.map(({ id }) => `stake:${id}`).sort());

  const amounts = new Map(
    movements.map(({ key, entries }) => [
      key,
      sum(entries.filter(({ account }) => own.test(account)).map(({ amount }) => amount)),
    ]),
  );
  for (const ticket of tickets) auditTicket(ticket, amounts);

  const ids = new Set(tickets.map(({ id }) => id));
  for (const id of told.tickets) expect(ids, `ticket ${id} was promised`).toContain(id);
  for (const id of told.deposits) {
    expect(keys, `deposit ${id} was paid`).toContain(`deposit:${id}`);
    expect(charges.find((charge) => charge.id === id)?.status).toBe(6);
  }
  return {
    accepted: tickets.filter(({ status }) => status === TICKET.accepted).length,
    rejected: tickets.filter(({ status }) => status === TICKET.rejected).length,
    settled: tickets.filter(({ betStatus }) => betStatus === BET.won || betStatus === BET.lost)
      .length,
    cashedOut: tickets.filter(({ betStatus }) => betStatus === BET.cashedOut).length,
  };
}

/** One stake for each ticket, and out of it one refund, one payout, one cash out or nothing. */
function auditTicket(ticket: Ticket, amounts: ReadonlyMap<string, number>): void {
  const { id, stake, status, betStatus, payout } = ticket;
  const moved = {
    stake: amounts.get(`stake:${id}`),
    refund: amounts.get(`refund:${id}`),
    payout: amounts.get(`payout:${id}`),
    cashOut: amounts.get(`cash-out:${id}`),
  };
  const none = { refund: undefined, payout: undefined, cashOut: undefined };
  expect(moved.stake).toBe(-stake);
  const expected = ((): Partial<typeof moved> => {
    if (status === TICKET.pending) return none;
    if (status !== TICKET.accepted || betStatus === BET.canceled) return { ...none, refund: stake };
    switch (betStatus) {
      case BET.open:
      case BET.lost:
        return none;
      case BET.won:
      case BET.voided:
        return { ...none, payout };
      case BET.cashedOut:
        return { ...none, cashOut: payout };
      default:
        return { refund: undefined, cashOut: undefined };
    }
  })();
  expect(moved, `ticket ${id} of status ${status}, bet ${betStatus}`).toMatchObject(expected);
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
