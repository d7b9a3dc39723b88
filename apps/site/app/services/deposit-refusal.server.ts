import { amountFromWire, type MinorUnits, minorUnits } from '@vitrine/betting/money';
import { wireAmount } from '@vitrine/upstream/contract/wallet';
import { UpstreamStatusError } from '@vitrine/upstream/errors';
import { z } from 'zod';
import { playRefusal } from './play-refusal.ts';
import { refusalCode } from './refusal-code.server.ts';

/** Why no charge was made. */
export interface DepositRefusal {
  /** The field to mend; null when nothing in the form helps. */
  readonly field: 'amount' | 'method' | null;
  /** The suffix of an `errors.` text. */
  readonly code: string;
  /** What may still be deposited, for the text to name. */
  readonly amount?: MinorUnits;
}

/** What a form may ask for at least; less than it is nothing. */
interface LeastDeposit {
  readonly minimum: MinorUnits;
}

const tellable = wireAmount.nonnegative().max(1e12).transform(amountFromWire);

/** Context of WALLET_ABOVE_LIMITS: which limit of the operator's, and how far it is. */
const walletContext = z.discriminatedUnion('limit', [
  z.object({ limit: z.literal('max-deposit-limit'), maximum: tellable }),
  z.object({ limit: z.literal('max-wallet-balance'), maximum: tellable, balance: tellable }),
]);

/** Context of a limit of the bettor's own: what is left of it. */
const limitContext = z.object({ remaining: tellable });

/** Refusals that the operator's code alone explains. Source: 1§4, 1§6, 1§8. */
const BY_CODE: ReadonlyMap<string | null, DepositRefusal> = new Map([
  ['METHOD_NOT_AVAILABLE', { field: 'method', code: 'methodNotAvailable' }],
  ['TOO_MANY_OPEN_VOUCHERS', { field: 'method', code: 'openVouchers' }],
]);

/** What else the operator's statuses say at this form. */
const BY_STATUS: ReadonlySet<string> = new Set(['tooManyAttempts', 'unreachable']);

/** Why a deposit was refused, by the operator's code and status. Throws on what is not his doing. */
export function depositRefusal(error: unknown, rules: LeastDeposit): DepositRefusal {
  if (error instanceof UpstreamStatusError) {
    const { refusal } = error;
    if (error.code === 'WALLET_ABOVE_LIMITS') return walletRefusal(refusal?.context, rules);
    if (error.code === 'LIMIT_DEPOSIT_REACHED') return ownLimitRefusal(refusal?.context, rules);
    const named = BY_CODE.get(error.code);
    if (named) return named;
    const barred = playRefusal(error.code, error.kind);
    if (barred) return { field: null, code: barred };
  }
  const code = refusalCode(error);
  return { field: null, code: BY_STATUS.has(code) ? code : 'refused' };
}

function walletRefusal(context: unknown, { minimum }: LeastDeposit): DepositRefusal {
  const told = walletContext.safeParse(context).data;
  if (!told) return { field: 'amount', code: 'aboveLimits' };
  const { maximum } = told;
  if (told.limit === 'max-deposit-limit') {
    return { field: 'amount', code: 'aboveDepositLimit', amount: maximum };
  }
  const room = minorUnits(Math.max(0, maximum - told.balance));
  if (room < minimum) return { field: null, code: 'walletFull' };
  return { field: 'amount', code: 'aboveWalletLimit', amount: room };
}

function ownLimitRefusal(context: unknown, { minimum }: LeastDeposit): DepositRefusal {
  const told = limitContext.safeParse(context).data;
  if (!told) return { field: 'amount', code: 'aboveOwnLimit' };
  const { remaining } = told;
  if (remaining < minimum) return { field: null, code: 'ownLimitSpent' };
  return { field: 'amount', code: 'ownLimit', amount: remaining };
}
