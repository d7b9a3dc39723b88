import { migrationDecision } from '@vitrine/upstream/contract/account/migration';
import { userRoles } from '@vitrine/upstream/contract/account/roles';
import {
  setFirestoreToken,
  updateUserInfo,
  userDetails,
} from '@vitrine/upstream/contract/account/users';
import type { Implementation } from '../implement.ts';
import { Refusal } from '../refusal.ts';
import type { AccountServices } from './account-services.ts';
import type { User } from './users.ts';

const MIGRATION_IGNORED = 0;

/** Calls by which a user reads and changes what the operator knows of them. Source: 1§7, 2§7. */
export function implementUsers(
  { implement }: Implementation,
  { users, answers }: AccountServices,
): void {
  function userOf(userId: string): User {
    const user = users.byId(userId);
    if (!user) throw new Refusal(401, 'UNAUTHORIZED', 'The account is gone');
    return user;
  }

  implement(userDetails, ({ userId }) => answers.details(userOf(userId)));

  implement(updateUserInfo, ({ userId, body }) => {
    users.update(userId, {
      fullName: body.fullname,
      cellPhone: body.cellPhone,
      ...(body.address === undefined ? {} : { address: body.address }),
      showsBonusView: false,
    });
    return answers.details(userOf(userId));
  });

  implement(setFirestoreToken, ({ userId, body }) =>
    users.update(userId, { firestoreToken: body.Token || null }),
  );

  implement(migrationDecision, ({ userId, body }) => {
    const isAskedAgain = body.action === MIGRATION_IGNORED;
    users.update(userId, {
      migrationDecision: body.action,
      ...(isAskedAgain ? {} : { mustMigrate: false }),
    });
  });

  implement(userRoles, ({ userId }) => [...userOf(userId).roles]);
}
