import { z } from 'zod';
import { type AmountRules, amountSchema } from '../amount-schema.ts';

/** An amount that the bettor may withdraw, and the accounts it may go to. */
export interface WithdrawalRules extends AmountRules {
  /** Ids of confirmed accounts. */
  readonly accounts: readonly string[];
}

/** The fields that say what is withdrawn. Codes of the issues are keys of the `wallet` texts. */
export function withdrawalSchema({ accounts, ...amount }: WithdrawalRules) {
  return z.object({
    amount: amountSchema(amount, 'withdrawal.errors'),
    account: z.enum(accounts, 'withdrawal.errors.account'),
  });
}
