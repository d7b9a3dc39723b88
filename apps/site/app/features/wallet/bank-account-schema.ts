import { accountNumberOf, type AccountCountry } from '@vitrine/upstream/wallet/account-number';
import { pixKeyOf } from '@vitrine/upstream/wallet/pix-key';
import { z } from 'zod';
import type { BankAccountOrder } from '../../shapes/wallet/bank-account-order.ts';

const text = (code: string) => z.string({ error: code }).trim().min(1, code);

/**
 * The form of a Pix key; with `id`, of the key that it replaces. Codes of the issues are keys of the
 * `wallet` texts. Source: 1§7.
 */
export const pixKeySchema = z
  .object({
    id: z.string().optional(),
    keyType: z.enum(['cpf', 'email', 'phone', 'random'], 'account.errors.keyType'),
    key: text('account.errors.keyRequired').max(77, 'account.errors.key'),
  })
  .transform(({ id, keyType, key }, context): BankAccountOrder => {
    const read = pixKeyOf(keyType, key);
    if (!read) {
      context.addIssue({ code: 'custom', path: ['key'], message: `account.errors.key.${keyType}` });
      return z.NEVER;
    }
    return id === undefined
      ? { kind: 'addPixKey', key: read }
      : { kind: 'changePixKey', id, key: read };
  });

/** The form of a bank account of a country. */
export function bankAccountSchema(country: AccountCountry) {
  return z
    .object({
      bankName: text('account.errors.bankName').max(60, 'account.errors.bankName'),
      accountType: z.enum(['Checking', 'Savings'], 'account.errors.accountType'),
      accountNumber: text('account.errors.numberRequired').transform((typed, context) => {
        const number = accountNumberOf(country, typed);
        if (number !== null) return number;
        context.addIssue({ code: 'custom', message: `account.errors.number.${country}` });
        return z.NEVER;
      }),
    })
    .transform((fields): BankAccountOrder => ({ kind: 'addAccount', fields }));
}
