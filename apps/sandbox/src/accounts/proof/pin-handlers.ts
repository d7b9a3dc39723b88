import { resendPin, sendPin, validatePin } from '@vitrine/upstream/contract/account/users';
import type { Implementation } from '../../implement.ts';
import { Refusal, tooOften } from '../../refusal.ts';
import type { AccountServices } from '../account-services.ts';
import { refuseMagicPin } from '../accounts-magic.ts';
import { REGISTER_STEP, type User } from '../users.ts';

/** Calls by which a bettor proves their e-mail. Source: 1§7. */
export function implementPins(
  { implement }: Implementation,
  { users, pins, links, mail }: AccountServices,
): void {
  /** The caller, named by id and e-mail, who has not proved the e-mail yet. */
  function unverified(callerId: string, named: { userId: string; email: string }): User {
    const user = users.byId(callerId);
    if (user?.id !== named.userId || !sameText(user.email, named.email)) {
      throw new Refusal(400, 'USER_MISMATCH', 'userId, email: those of the session’s user');
    }
    if (user.registerStep !== REGISTER_STEP.pinPending) {
      throw new Refusal(409, 'ALREADY_VERIFIED', 'The e-mail was proved before');
    }
    return user;
  }

  function sendAnother(user: User): void {
    const wait = pins.waitOf(user.id);
    if (wait > 0) throw tooOften('PIN_SENT_RECENTLY', 'One PIN a minute', wait);
    mail.sendPin(user);
  }

  implement(sendPin, ({ userId, body }) => {
    const user = unverified(userId, body);
    if (!pins.holds(userId)) sendAnother(user);
  });

  implement(resendPin, ({ userId, body }) => sendAnother(unverified(userId, body)));

  implement(validatePin, ({ userId, body }) => {
    unverified(userId, body);
    const pin = body.pin.trim();
    refuseMagicPin(pin);
    const check = pins.enter(userId, pin);
    if (check.kind === 'expired') throw new Refusal(400, 'PIN_EXPIRED', 'No PIN holds');
    if (check.kind === 'blocked') throw new Refusal(423, 'PIN_BLOCKED', 'Five wrong PINs');
    if (check.kind === 'wrong') {
      const { remainingTries } = check;
      throw new Refusal(400, 'INVALID_PIN', 'The PIN is wrong', { remainingTries });
    }
    users.update(userId, { registerStep: REGISTER_STEP.registered });
    links.drop(userId, 'verification');
  });
}

function sameText(left: string, right: string): boolean {
  return left.toLowerCase() === right.trim().toLowerCase();
}
