import {
  closeSession,
  login,
  refreshToken,
  ssoLogin,
  validateLink,
} from '@vitrine/upstream/contract/account/session';
import type { Implementation } from '../implement.ts';
import { Refusal, tooOften } from '../refusal.ts';
import type { AccountServices } from './account-services.ts';
import { emailOfFirebaseToken, refuseMagicCaptcha } from './accounts-magic.ts';
import { passwordMatches } from './passwords.ts';
import { standingRefusal } from './restrictions.ts';
import { REGISTER_STEP, type User, type UserStatus } from './users.ts';

/** Statuses that no session may have; an exclusion by months may, to withdraw. Source: 1§4, 1§8. */
const CLOSED: ReadonlySet<UserStatus> = new Set([
  'SelfExcluded',
  'SelfBlocked',
  'Blocked',
  'RestrictedRegion',
]);

/** Calls that begin, renew and end a session. Source: 1§7. */
export function implementSessions(
  { implement }: Implementation,
  { users, tokens, attempts, links, mail, answers, idTokens, captcha }: AccountServices,
): void {
  function established(user: User, isExtended: boolean) {
    refuseClosed(user);
    return answers.session(user, tokens.open(user.id, isExtended));
  }

  function countFailure(username: string, user: User | undefined): void {
    const locks = attempts.failed(username);
    if (!locks || !user) return;
    attempts.succeeded(username);
    users.update(user.id, { isLockedOut: true });
    mail.sendReleaseLink(user);
  }

  implement(login, async ({ body }) => {
    refuseMagicCaptcha(body.tokenCaptcha);
    captcha.take(body.tokenCaptcha);
    const username = body.username.trim();
    const wait = attempts.waitOf(username);
    if (wait !== null) {
      throw tooOften('TOO_MANY_ATTEMPTS', 'Five failed logins within a minute', wait);
    }
    const user = users.byEmail(username);
    if (user?.isLockedOut) {
      throw new Refusal(423, 'ATTEMPTS_BLOCKED', 'Ten failed logins within an hour');
    }
    if (!user || !(await passwordMatches(body.password, user.passwordHash))) {
      countFailure(username, user);
      throw new Refusal(401, 'INVALID_CREDENTIALS', 'The username or the password is wrong');
    }
    attempts.succeeded(username);
    return established(user, body.extendedSession);
  });

  implement(ssoLogin, async ({ body }) => {
    refuseMagicCaptcha(body.tokenCaptcha);
    captcha.take(body.tokenCaptcha);
    const user = users.byEmail(await emailOfFirebaseToken(body.firebaseToken, idTokens));
    if (!user) throw new Refusal(404, 'USER_NOT_REGISTERED', 'Nobody has this e-mail');
    return established(user, body.extendedSession);
  });

  implement(refreshToken, ({ body }) => {
    const owner = tokens.ownerOf(body);
    const user = owner === null ? undefined : users.byId(owner);
    if (user) refuseClosed(user);
    const pair = user ? tokens.rotate(body) : null;
    if (!pair) throw new Refusal(401, 'INVALID_REFRESH_TOKEN', 'The refresh token is not current');
    return { data: pair };
  });

  implement(closeSession, ({ sessionId }) => tokens.close(sessionId));

  implement(validateLink, ({ body }) => {
    const { userId } = links.read(body.linkToken, 'verification');
    const user = users.byId(userId);
    if (user?.email.toLowerCase() !== body.username.trim().toLowerCase()) {
      throw new Refusal(400, 'LINK_INVALID', 'The link is another user’s');
    }
    refuseClosed(user);
    links.use(body.linkToken, 'verification');
    const { registered } = REGISTER_STEP;
    users.update(userId, { registerStep: registered });
    const verified = { ...user, registerStep: registered };
    const { data } = answers.session(verified, tokens.open(userId, false));
    return { data: { ...data, userFaceStatus: data.faceStatus } };
  });
}

function refuseClosed({ status, closedAt }: User): void {
  if (closedAt !== null) throw new Refusal(403, 'ACCOUNT_CLOSED', 'The bettor closed the account');
  if (status !== 'Active' && CLOSED.has(status)) throw standingRefusal(status);
}
