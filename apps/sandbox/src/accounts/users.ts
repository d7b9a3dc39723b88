import { randomUUID } from 'node:crypto';
import type { notificationChoices } from '@vitrine/upstream/contract/account/account-choices';
import type { z } from 'zod';
import type { Database } from '../storage/database.ts';

/**
 * `InternalBlocked` may log in and withdraw but not bet or deposit; the others are refused at login,
 * each with its status. Source: 1§4, 1§8.
 */
export const USER_STATUSES = [
  'Active',
  'InternalBlocked',
  'SelfExcluded',
  'SelfBlocked',
  'Blocked',
  'RestrictedRegion',
] as const;
export type UserStatus = (typeof USER_STATUSES)[number];

/** Steps of the registration: the PIN of the e-mail is asked for at the first. Source: 1§4. */
export const REGISTER_STEP = { pinPending: 1, registered: 2 } as const;

/** What an account is made with. */
export interface UserFacts {
  readonly email: string;
  readonly document: string;
  readonly passwordHash: string;
  readonly fullName: string;
  /** YYYY-MM-DD. */
  readonly birthDate: string;
  readonly cellPhone: string;
  readonly country: string;
  readonly status: UserStatus;
}

export type Notifications = z.output<typeof notificationChoices>;

/** What becomes of an account. */
export interface UserState {
  /** A `REGISTER_STEP`. */
  readonly registerStep: number;
  /** 1 documents, 2 national id, 3 and 4 liveness; null as 1. Source: 1§3. */
  readonly validationType: number | null;
  readonly faceStatus: number | null;
  readonly isDeactivated: boolean;
  /** Whether too many failed logins have closed the door. Source: 1§7. */
  readonly isLockedOut: boolean;
  readonly showsBonusView: boolean;
  /** Whether the migration must be shown to the user. Source: 1§4. */
  readonly mustMigrate: boolean;
  /** Rejected -1, Ignored 0, Accepted 1; null before the first. Source: 1§3. */
  readonly migrationDecision: number | null;
  /** Role 1 is the admin's. Source: 2§6. */
  readonly roles: readonly number[];
  readonly address: string | null;
  /** Code of the bettor who invited the user. */
  readonly referralCode: string | null;
  /** Where push messages reach the user's device: a Web Push subscription as JSON. */
  readonly firestoreToken: string | null;
  /** Minutes between the alerts of a session; null for none. */
  readonly alertMinutes: number | null;
  /** The ways by which the operator may write to the bettor about offers. */
  readonly notifications: Notifications;
  /** When the account was closed for good, in epoch milliseconds; null while it is open. */
  readonly closedAt: number | null;
}

export interface User extends UserFacts, UserState {
  readonly id: string;
}

export interface Users {
  /**
   * Adds a user, past the PIN and with nothing special unless said otherwise; null when the e-mail or
   * the document belongs to another.
   */
  add(user: UserFacts & Partial<UserState>, at: number): User | null;
  byId(id: string): User | undefined;
  byEmail(email: string): User | undefined;
  byDocument(document: string): User | undefined;
  update(id: string, changes: Partial<Omit<User, 'id' | 'email' | 'document'>>): void;
}

const NEW_STATE: UserState = {
  registerStep: REGISTER_STEP.registered,
  validationType: null,
  faceStatus: null,
  isDeactivated: false,
  isLockedOut: false,
  showsBonusView: false,
  mustMigrate: false,
  migrationDecision: null,
  roles: [],
  address: null,
  referralCode: null,
  firestoreToken: null,
  alertMinutes: null,
  notifications: { email: false, sms: false, push: false },
  closedAt: null,
};

const COLUMNS: Readonly<Record<keyof User, string>> = {
  id: 'id',
  email: 'email',
  document: 'document',
  passwordHash: 'password_hash',
  fullName: 'full_name',
  birthDate: 'birth_date',
  cellPhone: 'cell_phone',
  country: 'country',
  status: 'status',
  registerStep: 'register_step',
  validationType: 'validation_type',
  faceStatus: 'face_status',
  isDeactivated: 'is_deactivated',
  isLockedOut: 'is_locked_out',
  showsBonusView: 'shows_bonus_view',
  mustMigrate: 'must_migrate',
  migrationDecision: 'migration_decision',
  roles: 'roles',
  address: 'address',
  referralCode: 'referral_code',
  firestoreToken: 'firestore_token',
  alertMinutes: 'alert_minutes',
  notifications: 'notifications',
  closedAt: 'closed_at',
};
const FIELDS = Object.keys(COLUMNS) as (keyof User)[];

export function createUsers(database: Database): Users {
  const columns = FIELDS.map((field) => `${COLUMNS[field]} AS ${field}`).join(', ');
  const insert = database.prepare(
    `INSERT INTO user (${Object.values(COLUMNS).join(', ')}, created_at)
     VALUES (${FIELDS.map(() => '?').join(', ')}, ?) ON CONFLICT DO NOTHING`,
  );
  const selectById = database.prepare(`SELECT ${columns} FROM user WHERE id = ?`);
  const selectByEmail = database.prepare(`SELECT ${columns} FROM user WHERE email = ?`);
  const selectByDocument = database.prepare(`SELECT ${columns} FROM user WHERE document = ?`);

  return {
    add(given, at) {
      const user: User = { ...NEW_STATE, ...given, id: randomUUID() };
      const { changes } = insert.run(...FIELDS.map((field) => stored(user[field])), at);
      return changes === 0 ? null : user;
    },
    byId: (id) => userOf(selectById.get(id)),
    byEmail: (email) => userOf(selectByEmail.get(email)),
    byDocument: (document) => userOf(selectByDocument.get(document)),
    update(id, changes) {
      const fields = FIELDS.filter((field) => field in changes);
      if (fields.length === 0) return;
      const values = fields.map((field) => stored((changes as User)[field]));
      database
        .prepare(
          `UPDATE user SET ${fields.map((field) => `${COLUMNS[field]} = ?`).join(', ')} WHERE id = ?`,
        )
        .run(...values, id);
    },
  };
}

function stored(value: User[keyof User]): string | number | null {
  if (typeof value === 'boolean') return Number(value);
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
}

function userOf(row: unknown): User | undefined {
  if (!row) return undefined;
  const found = row as Record<keyof User, never>;
  return {
    ...found,
    isDeactivated: found.isDeactivated === 1,
    isLockedOut: found.isLockedOut === 1,
    showsBonusView: found.showsBonusView === 1,
    mustMigrate: found.mustMigrate === 1,
    roles: JSON.parse(found.roles) as readonly number[],
    notifications: JSON.parse(found.notifications) as Notifications,
  };
}
