import type { AccountFields } from '@vitrine/upstream/wallet/bank-accounts';
import type { PixKey } from '@vitrine/upstream/wallet/pix-key';

/** What a bettor asks of the accounts that withdrawals go to. */
export type BankAccountOrder =
  | { readonly kind: 'makeDefault'; readonly id: string }
  | { readonly kind: 'addPixKey'; readonly key: PixKey }
  | { readonly kind: 'changePixKey'; readonly id: string; readonly key: PixKey }
  | { readonly kind: 'addAccount'; readonly fields: AccountFields };
