import { minorUnits } from '@vitrine/betting/base/money';
import { BET_TYPES } from '@vitrine/betting/bets/bet';
import { z } from 'zod';
import { ASKS_ANEW, CASH_OUT_FIELDS, SEEN_VALUE } from '../../shapes/bets/cash-out-form.ts';
import type { CashOutOrder, CashOutStep } from './cash-out.server.ts';

/** An amount in minor units as forms and addresses of this site carry it. */
const amount = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform((digits) => minorUnits(Number(digits)));

const order = z.object({
  [CASH_OUT_FIELDS.attempt]: z.coerce.number().int().min(0).max(1_000_000),
  [CASH_OUT_FIELDS.type]: z.enum(BET_TYPES),
  [CASH_OUT_FIELDS.offer]: z.string().min(1).max(200),
  [CASH_OUT_FIELDS.value]: amount,
  [CASH_OUT_FIELDS.expiresAt]: z.coerce.number().int(),
});

/** The cash out that a form confirms; null for a form that this site did not make. */
export function cashOutOrder(betNumber: string, form: FormData): CashOutOrder | null {
  const { data } = order.safeParse(Object.fromEntries(form));
  if (!data) return null;
  const { attempt, type, offer: id, value, expiresAt } = data;
  return { betNumber, type, attempt, offer: { id, betNumber, value, expiresAt } };
}

/** How far the bettor has gone, by the address of the page of a cash out. */
export function cashOutStep(search: URLSearchParams): CashOutStep {
  const seen = amount.safeParse(search.get(SEEN_VALUE)).data ?? null;
  const isAsked = seen !== null || search.has(ASKS_ANEW);
  return isAsked ? { kind: 'asked', seen } : { kind: 'confirmed' };
}
