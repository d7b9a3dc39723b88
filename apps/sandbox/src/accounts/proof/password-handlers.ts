import {
  askRestoreLink,
  readRestoreLink,
  releaseUser,
  setPassword,
} from '@vitrine/upstream/contract/account/users';
import type { Implementation } from '../../implement.ts';
import { Refusal } from '../../refusal.ts';
import type { AccountServices } from '../account-services.ts';
import { refuseMagicCaptcha } from '../accounts-magic.ts';
import { checkNewPassword, hashPassword } from '../passwords.ts';

/** Calls of who cannot log in: a forgotten password, a locked account. Source: 1§2, 1§7. */
export function implementPasswords(
  { implement }: Implementation,
  { users, tokens, attempts, links, mail, captcha }: AccountServices,
): void {
  implement(askRestoreLink, ({ body }) => {
    refuseMagicCaptcha(body.tokenCaptcha);
    captcha.take(body.tokenCaptcha);
    // A refusal would tell a stranger that the e-mail has an account.
    const user = users.byEmail(body.email.trim());
    if (user && links.waitOf(user.id, 'restore') === 0) mail.sendRestoreLink(user);
  });

  implement(readRestoreLink, ({ params }) => {
    const { userId, expiresAt } = links.read(params.value, 'restore');
    const username = users.byId(userId)?.email ?? '';
    return { data: { username, expiresAt: new Date(expiresAt).toISOString() } };
  });

  implement(setPassword, async ({ params, body }) => {
    links.read(params.value, 'restore');
    checkNewPassword(body);
    const passwordHash = await hashPassword(body.password);
    const { userId } = links.use(params.value, 'restore');
    users.update(userId, { passwordHash, isLockedOut: false });
    tokens.closeAllOf(userId);
  });

  implement(releaseUser, ({ body }) => {
    const { userId } = links.read(body.token, 'release');
    const user = users.byId(userId);
    if (user?.email.toLowerCase() !== body.username.trim().toLowerCase()) {
      throw new Refusal(400, 'LINK_INVALID', 'The link is another user’s');
    }
    links.use(body.token, 'release');
    attempts.succeeded(user.email);
    users.update(userId, { isLockedOut: false });
  });
}
