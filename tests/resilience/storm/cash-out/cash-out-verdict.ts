import type { Account } from '../operator.ts';
import { amountText } from '../placement/said.ts';
import type { CashingBettor, CashOutTold } from './cashing-bettor.ts';

const CASHED_OUT = 1;

/** How the storm went for one bettor, told by the operator's books. The lists name what went wrong. */
export interface CashOutVerdict {
  readonly paid: number;
  /** Bets that stayed open, of which a page says so. */
  readonly open: number;
  readonly doubled: readonly string[];
  readonly lost: readonly string[];
  readonly toldWrong: readonly string[];
  /** Bets of which the last page says neither. */
  readonly unclear: readonly string[];
}

/** Holds what a bettor was told, and what the pages say in the end, against the operator's books. */
export function judgeCashOuts(
  { email, told }: CashingBettor,
  pages: ReadonlyMap<string, string>,
  deposited: number,
  { balance, movements, tickets }: Account,
): CashOutVerdict {
  const wished = tickets.filter(({ id }) => pages.has(id));
  const paid = wished.filter(({ betStatus }) => betStatus === CASHED_OUT);
  const paidAt = new Map(movements.map(({ key, at }) => [key, at]));
  const lastSaid = (betNumber: string) =>
    told.findLast((statement) => statement.betNumber === betNumber)?.said;
  const expected =
    deposited -
    tickets.reduce((sum, { stake }) => sum + stake, 0) +
    paid.reduce((sum, { payout }) => sum + payout, 0);
  const others = wished.filter((ticket) => !paid.includes(ticket));
  const isClear = ({ id }: { readonly id: string }) =>
    lastSaid(id) === 'none' || lastSaid(id) === 'asked';
  const inWords = ({ id, ...ticket }: Account['tickets'][number]) =>
    `${email} ${JSON.stringify({ id, ...ticket })}, its page: “${pages.get(id)}”`;
  return {
    paid: paid.length,
    open: others.filter(isClear).length,
    doubled: balance > expected ? [`${email} has ${balance} in place of ${expected}`] : [],
    lost: [
      ...(balance < expected ? [`${email} has ${balance} in place of ${expected}`] : []),
      ...paid.filter(({ id }) => lastSaid(id) !== 'paid').map(inWords),
    ],
    toldWrong: told
      .filter((statement) => !isTrue(statement, tickets, paidAt))
      .map((statement) => `${email} ${JSON.stringify(statement)}`),
    unclear: others.filter((ticket) => !isClear(ticket)).map(inWords),
  };
}

/** Whether what was said was so when it was said. A question may be on its way while a tab confirms. */
function isTrue(
  { betNumber, said, amount, at }: CashOutTold,
  tickets: Account['tickets'],
  paidAt: ReadonlyMap<string, number>,
): boolean {
  const ticket = tickets.find(({ id }) => id === betNumber);
  const movedAt = paidAt.get(`cash-out:${betNumber}`) ?? Infinity;
  if (said === 'paid') {
    const isAmount = amount === null || (ticket && amount === amountText(ticket.payout));
    return movedAt <= at && (isAmount ?? false);
  }
  return said !== 'none' || movedAt > at;
}
