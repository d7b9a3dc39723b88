import type { User, Users } from '../accounts/users.ts';
import { Refusal } from '../refusal.ts';

/** The bettor whose e-mail a tester gives. Throws 404 USER_WAS_NOT_FOUND. */
export function namedUser(users: Users, email: string): User {
  const user = users.byEmail(email.trim());
  if (!user) throw new Refusal(404, 'USER_WAS_NOT_FOUND', `No bettor ${email}`);
  return user;
}
