import type { CallSettings, UpstreamClient } from '../base/client.ts';
import { endOfFailure, type FailedCall } from '../base/failed-call.ts';
import { closeAccount as closeCall } from '../contract/account/account-choices.ts';

/** Why an account can't be closed yet. */
export type ClosingObstacle = 'balanceLeft' | 'openBets' | 'withdrawalPending';

export type AccountClosing =
  /** Until when the operator keeps what the law asks for, in epoch milliseconds. */
  | { readonly kind: 'closed'; readonly recordsUntil: number }
  | { readonly kind: 'wrongPassword' | 'tooManyAttempts' }
  | { readonly kind: 'notYet'; readonly obstacle: ClosingObstacle }
  | FailedCall;

/**
 * Closes the account of the session for good, by its password. Ends every session of the account; resolves
 * with the reason where it is not closed. Source: 1§7.
 */
export async function closeAccount(
  client: UpstreamClient,
  order: { readonly password: string; readonly reason: string | null },
  settings: CallSettings,
): Promise<AccountClosing> {
  const notYet = (obstacle: ClosingObstacle) => (): AccountClosing => ({
    kind: 'notYet',
    obstacle,
  });
  try {
    const { data } = await client.call(closeCall, { body: order, ...settings });
    return { kind: 'closed', recordsUntil: Date.parse(data.recordsUntil) };
  } catch (error) {
    return endOfFailure<AccountClosing>(error, {
      WRONG_PASSWORD: () => ({ kind: 'wrongPassword' }),
      TOO_MANY_ATTEMPTS: () => ({ kind: 'tooManyAttempts' }),
      BALANCE_LEFT: notYet('balanceLeft'),
      OPEN_BETS: notYet('openBets'),
      WITHDRAWAL_PENDING: notYet('withdrawalPending'),
    });
  }
}
