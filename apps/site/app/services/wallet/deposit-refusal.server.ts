import type { MinorUnits } from '@vitrine/betting/base/money';
import type { PlayRefusal } from '@vitrine/upstream/account/play-refusal';
import { depositRefusal as operatorsRefusal } from '@vitrine/upstream/wallet/deposit-refusal';

/** Why no charge was made. */
export interface DepositRefusal {
  /** The field to correct; null when no change of the form helps. */
  readonly field: 'amount' | 'method' | null;
  /** The suffix of an `errors.` text. */
  readonly code: string;
  /** The amount that may still be deposited, for the text. */
  readonly amount?: MinorUnits | undefined;
  /** Why the account may not deposit at all. */
  readonly bar?: PlayRefusal | undefined;
}

/** The smallest amount of a deposit form. */
interface LeastDeposit {
  readonly minimum: MinorUnits;
}

/**
 * The message of the form for a refused deposit. An error that does not come from the operator is
 * thrown again.
 */
export function depositRefusal(error: unknown, { minimum }: LeastDeposit): DepositRefusal {
  const refusal = operatorsRefusal(error);
  switch (refusal.kind) {
    case 'aboveDepositLimit':
      return { field: 'amount', code: refusal.kind, amount: refusal.maximum };
    case 'aboveWalletLimit':
      return aboveWallet(refusal.room, minimum);
    case 'aboveLimits':
      return { field: 'amount', code: refusal.kind };
    case 'aboveOwnLimit':
      if (refusal.remaining === null) return { field: 'amount', code: refusal.kind };
      if (refusal.remaining < minimum) return { field: null, code: 'ownLimitSpent' };
      return { field: 'amount', code: 'ownLimit', amount: refusal.remaining };
    case 'methodNotAvailable':
      return { field: 'method', code: refusal.kind };
    case 'tooManyOpenVouchers':
      return { field: 'method', code: 'openVouchers' };
    case 'barred':
      return { field: null, code: refusal.reason, bar: refusal.reason };
    case 'tooManyAttempts':
    case 'refused':
    case 'unreachable':
      return { field: null, code: refusal.kind };
  }
}

/** The refusal of a deposit that would fill the wallet beyond what it may hold. */
export function aboveWallet(room: MinorUnits, minimum: MinorUnits): DepositRefusal {
  if (room < minimum) return { field: null, code: 'walletFull' };
  return { field: 'amount', code: 'aboveWalletLimit', amount: room };
}
