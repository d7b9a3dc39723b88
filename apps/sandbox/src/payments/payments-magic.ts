import { minorUnits, type MinorUnits } from '@vitrine/betting/base/money';
import type { MagicValue } from '../magic/magic-value.ts';
import { Refusal } from '../refusal.ts';
import type { PaymentEvent } from './payment-course.ts';

/** What happens by itself, so many milliseconds after the begin. */
export type Script = readonly (readonly [delayMs: number, event: PaymentEvent])[];

interface MagicAmount {
  readonly amount: MinorUnits;
  readonly deposit: Script | (() => Refusal);
  readonly withdrawal: Script | (() => Refusal);
  readonly effect: string;
}

const SOON_MS = 5000;

function aboveLimits(): Refusal {
  return new Refusal(400, 'WALLET_ABOVE_LIMITS', 'The wallet would hold more than it may');
}

function noSuchMethod(): Refusal {
  return new Refusal(400, 'METHOD_NOT_AVAILABLE', 'This method is not available now');
}

const AMOUNTS: readonly MagicAmount[] = [
  {
    amount: minorUnits(400_01),
    deposit: [[0, 'refuse']],
    withdrawal: [[0, 'refuse']],
    effect: 'A deposit or withdrawal is rejected at once (status -3).',
  },
  {
    amount: minorUnits(400_02),
    deposit: [[0, 'failPayment']],
    withdrawal: [[0, 'failPayment']],
    effect: 'A deposit or withdrawal ends with a payment error (-4).',
  },
  {
    amount: minorUnits(400_03),
    deposit: [[0, 'fail']],
    withdrawal: [[0, 'fail']],
    effect: 'A deposit or withdrawal ends with an error (-6).',
  },
  {
    amount: minorUnits(400_04),
    deposit: [[0, 'cancel']],
    withdrawal: [[0, 'cancel']],
    effect: 'A deposit or withdrawal is cancelled at once (-2).',
  },
  {
    amount: minorUnits(400_05),
    deposit: [[SOON_MS, 'pay']],
    withdrawal: [[SOON_MS, 'pay']],
    effect: 'A deposit or withdrawal is paid by itself after 5 s (6).',
  },
  {
    amount: minorUnits(400_06),
    deposit: [[0, 'review']],
    withdrawal: [],
    effect: 'A deposit or withdrawal stays in approval until somebody decides (1).',
  },
  {
    amount: minorUnits(400_07),
    deposit: [
      [SOON_MS, 'pay'],
      [2 * SOON_MS, 'refund'],
    ],
    withdrawal: [
      [SOON_MS, 'pay'],
      [2 * SOON_MS, 'refund'],
    ],
    effect: 'A deposit or withdrawal is paid after 5 s and given back after 10 s (5).',
  },
  {
    amount: minorUnits(400_08),
    deposit: aboveLimits,
    withdrawal: () => new Refusal(400, 'INSUFFICIENT_BALANCE', 'The balance is too low'),
    effect: 'A deposit answers 400 WALLET_ABOVE_LIMITS, a withdrawal 400 INSUFFICIENT_BALANCE.',
  },
  {
    amount: minorUnits(400_09),
    deposit: noSuchMethod,
    withdrawal: noSuchMethod,
    effect: 'A deposit or withdrawal answers 400 METHOD_NOT_AVAILABLE.',
  },
  {
    amount: minorUnits(400_10),
    deposit: [[2 * SOON_MS, 'expire']],
    withdrawal: () => new Refusal(409, 'WITHDRAWAL_PENDING', 'Another withdrawal is under way'),
    effect: 'A deposit expires after 10 s (-2), a withdrawal answers 409 WITHDRAWAL_PENDING.',
  },
];

/** What the bank says of an account; null for one that it never answers about. */
export type Verdict = 'Confirmed' | 'Refused' | 'notOwn' | null;

const ACCOUNTS: readonly {
  readonly pixEmail: string;
  readonly bankName: string;
  readonly verdict: Verdict;
  readonly effect: string;
}[] = [
  {
    pixEmail: 'alheia@vitrine.example',
    bankName: 'Banco Ajeno',
    verdict: 'notOwn',
    effect: 'answers 400 BANK_ACCOUNT_NOT_OWN.',
  },
  {
    pixEmail: 'recusada@vitrine.example',
    bankName: 'Banco Rechazo',
    verdict: 'Refused',
    effect: 'is refused by its bank after 5 s.',
  },
  {
    pixEmail: 'espera@vitrine.example',
    bankName: 'Banco Espera',
    verdict: null,
    effect: 'waits for its bank until somebody decides.',
  },
];

/** The amounts and accounts that make payments end in each way. */
export const PAYMENTS_MAGIC: readonly MagicValue[] = [
  ...AMOUNTS.map(({ amount, effect }) => ({
    field: 'amount' as const,
    value: (amount / 100).toFixed(2),
    effect,
  })),
  ...ACCOUNTS.flatMap(({ pixEmail, bankName, effect }) => [
    { field: 'email' as const, value: pixEmail, effect: `As a Pix key it ${effect}` },
    { field: 'bank' as const, value: bankName, effect: `An account of this bank ${effect}` },
  ]),
];

/**
 * What the amount makes happen to a deposit or withdrawal by itself; null when it is none of the
 * magic ones. Throws the refusal that the amount stands for.
 */
export function magicScript(amount: MinorUnits, kind: 'deposit' | 'withdrawal'): Script | null {
  const found = AMOUNTS.find((magic) => magic.amount === amount)?.[kind];
  if (typeof found === 'function') throw found();
  return found ?? null;
}

/** What the bank says of a Pix key or of an account of a bank; undefined when it is no magic one. */
export function magicVerdict(name: string): Verdict | undefined {
  return ACCOUNTS.find(({ pixEmail, bankName }) => name === pixEmail || name === bankName)?.verdict;
}
