import type { Account } from '../operator.ts';
import { amountText } from '../placement/said.ts';
import type { WithdrawalTold, WithdrawingBettor } from './withdrawing-bettor.ts';

type Withdrawal = Account['withdrawals'][number];

/** How the storm went for one bettor, told by the operator's books. The lists name what went wrong. */
export interface WithdrawalVerdict {
  readonly withdrawn: number;
  /** Wishes that left no money, of which a page says so, or whose form the site never took. */
  readonly refused: number;
  readonly notTaken: number;
  readonly doubled: readonly string[];
  readonly lost: readonly string[];
  readonly toldWrong: readonly string[];
  /** Wishes of which the last page says neither. */
  readonly unclear: readonly string[];
}

type Judged = Pick<WithdrawingBettor, 'email' | 'wishes' | 'told' | 'forms'>;

/** Holds what a bettor was told, and what the pages say in the end, against the operator's books. */
export function judgeWithdrawals(
  { email, wishes, told, forms }: Judged,
  deposited: number,
  { balance, movements, withdrawals }: Pick<Account, 'balance' | 'movements' | 'withdrawals'>,
): WithdrawalVerdict {
  const begunAt = new Map(movements.map(({ key, at }) => [key, at]));
  const ofAmount = (amount: number) => withdrawals.filter((one) => one.amount === amount);
  const lastSaid = (formId: string) => told.findLast((one) => one.formId === formId)?.said ?? null;
  const saidOf = (amount: number) =>
    forms.filter((form) => form.amount === amount).map(({ formId }) => lastSaid(formId));
  const left = withdrawals
    .filter(({ status }) => status >= 0)
    .reduce((sum, { amount }) => sum + amount, 0);
  const inWords = (amount: number) =>
    `${email} ${amount}: ${JSON.stringify(ofAmount(amount))}, told ${JSON.stringify(
      told.filter((one) => one.amount === amount),
    )}`;

  const withdrawn = wishes.filter((amount) => ofAmount(amount).length > 0);
  const others = wishes.filter((amount) => ofAmount(amount).length === 0);
  const isClear = (amount: number) =>
    saidOf(amount).every((said) => said === 'none' || said === 'absent');
  const refused = others.filter((amount) => isClear(amount) && saidOf(amount).includes('none'));
  return {
    withdrawn: withdrawn.length,
    refused: refused.length,
    notTaken: others.filter((amount) => isClear(amount) && !refused.includes(amount)).length,
    doubled: [
      ...withdrawn.filter((amount) => ofAmount(amount).length > 1).map(inWords),
      ...withdrawals
        .filter(({ amount }) => !wishes.includes(amount))
        .map((one) => `${email} never wished for ${JSON.stringify(one)}`),
      ...(balance < deposited - left ? [`${email} has ${balance}, ${deposited} less ${left}`] : []),
    ],
    lost: [
      ...withdrawn.filter((amount) => !saidOf(amount).includes('done')).map(inWords),
      ...(balance > deposited - left ? [`${email} has ${balance}, ${deposited} less ${left}`] : []),
    ],
    toldWrong: told
      .filter((statement) => !isTrue(statement, { told, withdrawals, begunAt }))
      .map((statement) => `${email} ${JSON.stringify(statement)}: ${inWords(statement.amount)}`),
    unclear: others.filter((amount) => !isClear(amount)).map(inWords),
  };
}

interface Facts {
  readonly told: readonly WithdrawalTold[];
  readonly withdrawals: readonly Withdrawal[];
  readonly begunAt: ReadonlyMap<string, number>;
}

/** Whether what was said was so when it was said. */
function isTrue(
  { formId, amount, said, named, askedAt, at }: WithdrawalTold,
  { told, withdrawals, begunAt }: Facts,
): boolean {
  const beginOf = ({ id }: Withdrawal) => begunAt.get(`withdrawal:${id}`) ?? Infinity;
  if (said === 'done') {
    const withdrawal = withdrawals.find(({ id }) => id === named?.transactionId);
    const isNamedByOther = told.some(
      (one) => one.formId !== formId && one.named?.transactionId === named?.transactionId,
    );
    if (!withdrawal || isNamedByOther || named?.amount !== amountText(amount)) return false;
    return withdrawal.amount === amount && beginOf(withdrawal) <= at;
  }
  if (said !== 'none') return true;
  // An amount that a later form of the same wish has withdrawn is no matter of this one.
  const own = withdrawals.filter(
    (one) =>
      one.amount === amount &&
      !told.some((other) => other.formId !== formId && other.named?.transactionId === one.id),
  );
  return own.every((one) => beginOf(one) > askedAt);
}
