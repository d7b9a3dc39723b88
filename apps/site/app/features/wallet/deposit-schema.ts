import {
  type AmountWriting,
  formatAmountForField,
  formatMoney,
  type MinorUnits,
  type MoneyFormat,
  parseAmount,
} from '@vitrine/betting/base/money';
import type { Namespaces } from '@vitrine/messages/namespaces';
import type { DepositMethod } from '@vitrine/upstream/wallet/begin-deposit';
import { z } from 'zod';

/** The limits of a brand's deposits, in minor units, and its format of amounts. */
export interface DepositRules {
  readonly methods: readonly DepositMethod[];
  readonly minimum: MinorUnits;
  readonly maximum: MinorUnits;
  readonly format: MoneyFormat & AmountWriting;
}

/**
 * The deposit form. Codes of the issues are keys of the `wallet` texts. An amount that is ambiguous
 * is asked for again, never guessed.
 */
export function depositSchema({ methods, minimum, maximum, format }: DepositRules) {
  const method = z.literal(methods, 'method.required');
  const [only, ...others] = methods;
  return z.object({
    intentId: z.uuid(),
    // With a single method the form has no field for it.
    method: only && others.length === 0 ? method.default(only) : method,
    amount: z
      .string({ error: 'errors.required' })
      .trim()
      .min(1, 'errors.required')
      .transform((text, context): MinorUnits => {
        const parsed = parseAmount(text, format);
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

/** The values that sentences about an amount can contain. */
export function amountTextValues(
  { minimum, maximum, format }: DepositRules,
  texts: Namespaces['wallet'],
) {
  return {
    minimum: formatMoney(minimum, format),
    maximum: formatMoney(maximum, format),
    separator: texts[format.decimalSeparator === ',' ? 'separatorComma' : 'separatorDot'],
    example: formatAmountForField(minimum, format),
  };
}
