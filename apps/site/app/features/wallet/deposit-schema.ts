import {
  formatAmountForField,
  formatMoney,
  type MinorUnits,
  type MoneyFormat,
  parseAmount,
} from '@vitrine/betting/money';
import type { Namespaces } from '@vitrine/messages/namespaces';
import type { DepositMethod } from '@vitrine/upstream/wallet/begin-deposit';
import { z } from 'zod';

/** What a brand takes as a deposit, in minor units, and how it writes amounts. */
export interface DepositRules {
  readonly methods: readonly DepositMethod[];
  readonly minimum: MinorUnits;
  readonly maximum: MinorUnits;
  readonly separator: ',' | '.';
  readonly format: MoneyFormat;
}

/**
 * The deposit form. Codes of the issues are keys of the `wallet` texts: an amount that can't be read
 * for certain is asked for again, never guessed.
 */
export function depositSchema({ methods, minimum, maximum, separator }: DepositRules) {
  const method = z.literal(methods, 'method.required');
  const [only, ...others] = methods;
  return z.object({
    intentId: z.uuid(),
    // One method is no question, and its form has no answer to it.
    method: only && others.length === 0 ? method.default(only) : method,
    amount: z
      .string({ error: 'errors.required' })
      .trim()
      .min(1, 'errors.required')
      .transform((text, context): MinorUnits => {
        const parsed = parseAmount(text, separator);
        if (parsed.ok && parsed.value < minimum) return fail(context, 'errors.belowMinimum');
        if (parsed.ok && parsed.value > maximum) return fail(context, 'errors.aboveMaximum');
        if (parsed.ok) return parsed.value;
        if (parsed.reason === 'tooLarge') return fail(context, 'errors.aboveMaximum');
        if (parsed.reason === 'empty') return fail(context, 'errors.required');
        return fail(context, `errors.${parsed.reason}`);
      }),
  });
}

function fail(context: z.RefinementCtx, message: string): never {
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
}

/** What the sentences about an amount may name. */
export function amountTextValues(
  { minimum, maximum, separator, format }: DepositRules,
  texts: Namespaces['wallet'],
) {
  return {
    minimum: formatMoney(minimum, format),
    maximum: formatMoney(maximum, format),
    separator: texts[separator === ',' ? 'separatorComma' : 'separatorDot'],
    example: formatAmountForField(minimum, separator),
  };
}
