import { randomUUID } from 'node:crypto';
import type { Database } from '../storage/database.ts';

/**
 * `InternalBlocked` may log in and withdraw but not bet; the others are refused at login, each with
 * its status. Source: 1§4, 1§8.
 */
export type UserStatus =
  'Active' | 'InternalBlocked' | 'SelfExcluded' | 'SelfBlocked' | 'Blocked' | 'RestrictedRegion';

export interface User {
  readonly id: string;
  readonly email: string;
  readonly document: string;
  readonly passwordHash: string;
  readonly fullName: string;
  readonly birthDate: string;
  readonly cellPhone: string;
  readonly country: string;
  readonly status: UserStatus;
}

export interface Users {
  /** Adds a user; null when the e-mail or the document belongs to another. */
  add(user: Omit<User, 'id'>, at: number): User | null;
  byId(id: string): User | undefined;
  byEmail(email: string): User | undefined;
}

export function createUsers(database: Database): Users {
  const columns = `id, email, document, password_hash AS passwordHash, full_name AS fullName,
    birth_date AS birthDate, cell_phone AS cellPhone, country, status`;
  const insert = database.prepare(
    `INSERT INTO user (id, email, document, password_hash, full_name, birth_date, cell_phone, country, status, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
  );
  const selectById = database.prepare(`SELECT ${columns} FROM user WHERE id = ?`);
  const selectByEmail = database.prepare(`SELECT ${columns} FROM user WHERE email = ?`);

  return {
    add(user, at) {
      const id = randomUUID();
      const { changes } = insert.run(
        id,
        user.email,
        user.document,
        user.passwordHash,
        user.fullName,
        user.birthDate,
        user.cellPhone,
        user.country,
        user.status,
        at,
      );
      return changes === 0 ? null : { ...user, id };
    },
    byId: (id) => selectById.get(id) as User | undefined,
    byEmail: (email) => selectByEmail.get(email) as User | undefined,
  };
}
