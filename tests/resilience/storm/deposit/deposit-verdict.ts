import type { Account } from '../operator.ts';
import type { DepositingBettor, DepositTold } from './depositing-bettor.ts';

const PAID = 6;

/** How the storm went for one bettor, told by the operator's books. The lists name what went wrong. */
export interface DepositVerdict {
  readonly deposited: number;
  /** Forms that showed more than one charge, amounts that were paid twice, and money that came twice. */
  readonly doubled: readonly string[];
  readonly lost: readonly string[];
  readonly toldWrong: readonly string[];
  readonly stuck: readonly string[];
}

/** Holds what a bettor was told and paid against the operator's books. */
export function judgeDeposits(
  { email, told, paid, stuck }: DepositingBettor,
  { balance, charges }: Pick<Account, 'balance' | 'charges'>,
): DepositVerdict {
  const forms = [...new Set(told.map(({ formId }) => formId))];
  const shownBy = (formId: string) =>
    new Set(
      told.flatMap((statement) =>
        statement.formId === formId && statement.chargeId !== null ? [statement.chargeId] : [],
      ),
    );
  const severalCharges = forms.filter((formId) => shownBy(formId).size > 1);
  const paidTwice = paid.filter(({ amount, chargeId }) =>
    paid.some((other) => other.amount === amount && other.chargeId !== chargeId),
  );
  const total = paid.reduce((sum, { amount }) => sum + amount, 0);
  const lost = paid.filter(
    ({ chargeId }) =>
      told.findLast((statement) => statement.chargeId === chargeId)?.said !== 'paid',
  );
  return {
    deposited: paid.length,
    doubled: [
      ...severalCharges.map(
        (formId) => `${email} form ${formId}: ${[...shownBy(formId)].join(' ')}`,
      ),
      ...paidTwice.map((charge) => `${email} paid ${charge.amount} as ${charge.chargeId}, too`),
      ...(balance > total ? [`${email} has ${balance} and paid ${total}`] : []),
    ],
    lost: [
      ...lost.map(({ amount, chargeId }) => `${email} paid ${amount} as ${chargeId}`),
      ...(balance < total ? [`${email} has ${balance} and paid ${total}`] : []),
    ],
    toldWrong: told
      .filter((statement) => !isTrue(statement, charges))
      .map((statement) => `${email} ${JSON.stringify(statement)}`),
    stuck,
  };
}

/** A charge is paid by nobody but its bettor, so that only a statement about a paid one can be wrong. */
function isTrue({ said, chargeId, amount }: DepositTold, charges: Account['charges']): boolean {
  const charge = charges.find(({ id }) => id === chargeId);
  if (chargeId !== null && charge?.amount !== amount) return false;
  if (said === 'paid') return charge?.status === PAID;
  return said !== 'none' || charge?.status !== PAID;
}
