import type { Users } from '../accounts/users.ts';

const ADMIN_ROLE = 1;

/** Whether a user may change what is shown. Source: 2§6. */
export function isAdmin(userId: string, users: Users): boolean {
  return users.byId(userId)?.roles.includes(ADMIN_ROLE) ?? false;
}
