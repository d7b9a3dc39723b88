import type { DepositMethod } from '@vitrine/upstream/wallet/begin-deposit';
import { z } from 'zod';
import { type AmountRules, amountSchema } from './amount-schema.ts';

/** The limits of a brand's deposits, in minor units, and its format of amounts. */
export interface DepositRules extends AmountRules {
  readonly methods: readonly DepositMethod[];
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
    amount: amountSchema({ minimum, maximum, format }),
  });
}
