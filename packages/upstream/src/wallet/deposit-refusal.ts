import { amountFromWire, type MinorUnits, minorUnits } from '@vitrine/betting/base/money';
import { z } from 'zod';
import { playRefusal, type PlayRefusal } from '../account/play-refusal.ts';
import { UpstreamError, UpstreamStatusError } from '../base/errors.ts';
import { wireAmount } from '../contract/wallet/wallet.ts';

/** Why a deposit was not begun. Source: 1§4, 1§6, 1§8. */
export type DepositRefusal =
  /** More than one deposit may be. */
  | { readonly kind: 'aboveDepositLimit'; readonly maximum: MinorUnits }
  /** More than the wallet still takes, 0 when it is full. */
  | { readonly kind: 'aboveWalletLimit'; readonly room: MinorUnits }
  /** One of the two, but the operator does not say which. */
  | { readonly kind: 'aboveLimits' }
  /** More than is left of the bettor's own limit; null when the operator does not say how much is. */
  | { readonly kind: 'aboveOwnLimit'; readonly remaining: MinorUnits | null }
  | { readonly kind: 'methodNotAvailable' }
  | { readonly kind: 'tooManyOpenVouchers' }
  | { readonly kind: 'barred'; readonly reason: PlayRefusal }
  | { readonly kind: 'tooManyAttempts' }
  | { readonly kind: 'refused' }
  /** No answer, or one that is a failure of the operator's. */
  | { readonly kind: 'unreachable' };

const tellable = wireAmount.nonnegative().max(1e12).transform(amountFromWire);

/** Context of WALLET_ABOVE_LIMITS: which limit of the operator's, and how far it is. */
const walletContext = z.discriminatedUnion('limit', [
  z.object({ limit: z.literal('max-deposit-limit'), maximum: tellable }),
  z.object({ limit: z.literal('max-wallet-balance'), maximum: tellable, balance: tellable }),
]);

/** Context of a limit of the bettor's own: what is left of it. */
const limitContext = z.object({ remaining: tellable });

/** Why a deposit was refused. Throws again what is not the operator's doing. */
export function depositRefusal(error: unknown): DepositRefusal {
  if (!(error instanceof UpstreamError)) throw error;
  if (!(error instanceof UpstreamStatusError)) return { kind: 'unreachable' };
  const context = error.refusal?.context;
  switch (error.code) {
    case 'WALLET_ABOVE_LIMITS':
      return walletRefusal(context);
    case 'LIMIT_DEPOSIT_REACHED':
      return {
        kind: 'aboveOwnLimit',
        remaining: limitContext.safeParse(context).data?.remaining ?? null,
      };
    case 'METHOD_NOT_AVAILABLE':
      return { kind: 'methodNotAvailable' };
    case 'TOO_MANY_OPEN_VOUCHERS':
      return { kind: 'tooManyOpenVouchers' };
    default:
      return otherRefusal(error);
  }
}

function walletRefusal(context: unknown): DepositRefusal {
  const told = walletContext.safeParse(context).data;
  if (!told) return { kind: 'aboveLimits' };
  const { maximum } = told;
  if (told.limit === 'max-deposit-limit') return { kind: 'aboveDepositLimit', maximum };
  return { kind: 'aboveWalletLimit', room: minorUnits(Math.max(0, maximum - told.balance)) };
}

function otherRefusal({ code, kind }: UpstreamStatusError): DepositRefusal {
  const reason = playRefusal(code, kind);
  if (reason) return { kind: 'barred', reason };
  switch (kind) {
    case 'tooManyAttempts':
      return { kind };
    case 'redirected':
    case 'failed':
      return { kind: 'unreachable' };
    default:
      return { kind: 'refused' };
  }
}
