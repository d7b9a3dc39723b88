import {
  closeAccount,
  reactivateAccount,
  readNotifications,
  setNotifications,
} from '@vitrine/upstream/contract/account/account-choices';
import type { Implementation } from '../implement.ts';
import { Refusal, tooOften } from '../refusal.ts';
import type { AccountServices } from './account-services.ts';
import { passwordMatches } from './passwords.ts';

/** Years for which records of play and money are kept after an account is closed. */
const RECORD_YEARS = 5;

/**
 * Calls by which bettors choose what is written to them, and close their account or open it again.
 * Source: 1§4, 1§7.
 */
export function implementAccountChoices(
  { implement }: Implementation,
  { users, tokens, attempts, exclusions, heldOf, now }: AccountServices,
): void {
  function userOf(userId: string) {
    const user = users.byId(userId);
    if (!user) throw new Refusal(401, 'UNAUTHORIZED', 'The account is gone');
    return user;
  }

  implement(readNotifications, ({ userId }) => ({ data: userOf(userId).notifications }));

  implement(setNotifications, ({ userId, body }) => {
    users.update(userId, { notifications: body });
    return { data: userOf(userId).notifications };
  });

  implement(reactivateAccount, ({ userId }) => {
    const { isDeactivated, status } = userOf(userId);
    if (!isDeactivated) throw new Refusal(409, 'NOT_DEACTIVATED', 'The account is open');
    if (exclusions.of(userId)) throw new Refusal(403, 'SELF_EXCLUDED', 'An exclusion lasts');
    if (status !== 'Active')
      throw new Refusal(409, 'SUPPORT_NEEDED', 'The account is blocked, too');
    users.update(userId, { isDeactivated: false });
    return { data: { reactivatedAt: new Date(now()).toISOString() } };
  });

  implement(closeAccount, async ({ userId, body }) => {
    const user = userOf(userId);
    const wait = attempts.waitOf(user.email);
    if (wait !== null) {
      throw tooOften('TOO_MANY_ATTEMPTS', 'Five wrong passwords within a minute', wait);
    }
    if (!(await passwordMatches(body.password, user.passwordHash))) {
      attempts.failed(user.email);
      throw new Refusal(400, 'WRONG_PASSWORD', 'The password is wrong');
    }
    const { balance, openBets, hasWithdrawal } = heldOf(userId);
    if (hasWithdrawal) throw new Refusal(409, 'WITHDRAWAL_PENDING', 'A withdrawal is under way');
    if (openBets > 0) throw new Refusal(409, 'OPEN_BETS', 'Bets are open');
    if (balance > 0) throw new Refusal(409, 'BALANCE_LEFT', 'There is a balance');
    const closedAt = now();
    users.update(userId, { closedAt });
    tokens.closeAllOf(userId);
    const until = new Date(closedAt);
    until.setUTCFullYear(until.getUTCFullYear() + RECORD_YEARS);
    return {
      data: { closedAt: new Date(closedAt).toISOString(), recordsUntil: until.toISOString() },
    };
  });
}
