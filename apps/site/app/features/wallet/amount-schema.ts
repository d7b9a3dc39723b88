import {
  type AmountWriting,
  formatAmountForField,
  formatMoney,
  type MinorUnits,
  type MoneyFormat,
  parseAmount,
} from '@vitrine/betting/base/money';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { z } from 'zod';

/** The limits of an amount, in minor units, and how the brand writes it. */
export interface AmountRules {
  readonly minimum: MinorUnits;
  readonly maximum: MinorUnits;
  readonly format: MoneyFormat & AmountWriting;
}

/**
 * An amount as a bettor types it. An amount that is ambiguous is asked for again, never guessed. Codes of
 * the issues are keys of the `wallet` texts; `own` begins those that name what the amount is for.
 */
export function amountSchema({ minimum, maximum, format }: AmountRules, own = 'errors') {
  return z
    .string({ error: `${own}.required` })
    .trim()
    .min(1, `${own}.required`)
    .transform((text, context): MinorUnits => {
      const parsed = parseAmount(text, format);
      if (parsed.ok && parsed.value < minimum) return fail(context, `${own}.belowMinimum`);
      if (parsed.ok && parsed.value > maximum) return fail(context, `${own}.aboveMaximum`);
      if (parsed.ok) return parsed.value;
      if (parsed.reason === 'tooLarge') return fail(context, `${own}.aboveMaximum`);
      if (parsed.reason === 'empty') return fail(context, `${own}.required`);
      return fail(context, `errors.${parsed.reason}`);
    });
}

function fail(context: z.RefinementCtx, message: string): never {
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
}

/** The values that sentences about an amount can contain. */
export function amountTextValues(
  { minimum, maximum, format }: AmountRules,
  texts: Namespaces['wallet'],
) {
  return {
    minimum: formatMoney(minimum, format),
    maximum: formatMoney(maximum, format),
    separator: texts[format.decimalSeparator === ',' ? 'separatorComma' : 'separatorDot'],
    example: formatAmountForField(minimum, format),
  };
}
