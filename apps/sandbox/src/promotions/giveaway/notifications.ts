import type { MinorUnits } from '@vitrine/betting/base/money';
import type { NotificationType } from '@vitrine/upstream/contract/promotions/giveaway';
import type { Database } from '../../storage/database.ts';

export interface Notification {
  readonly status: 'unread' | 'read';
  /** What was given, where it is money. */
  readonly amount: MinorUnits | null;
}

/** What promotions have told bettors, one notification of a type a day. Source: 3§3. */
export interface Notifications {
  /** Tells something on a day; told again it is unread again. */
  tell(userId: string, type: NotificationType, day: string, amount: MinorUnits | null): void;
  of(userId: string, type: NotificationType, day: string): Notification | undefined;
  /** Answers whether there is such a notification. */
  markRead(userId: string, type: NotificationType, day: string): boolean;
}

export function createNotifications(database: Database): Notifications {
  const upsert = database.prepare(
    `INSERT OR REPLACE INTO promotion_notification (user_id, type, day, status, amount)
     VALUES (?, ?, ?, 'unread', ?)`,
  );
  const select = database.prepare(
    'SELECT status, amount FROM promotion_notification WHERE user_id = ? AND type = ? AND day = ?',
  );
  const update = database.prepare(
    "UPDATE promotion_notification SET status = 'read' WHERE user_id = ? AND type = ? AND day = ?",
  );
  return {
    tell: (userId, type, day, amount) => void upsert.run(userId, type, day, amount),
    of: (userId, type, day) => select.get(userId, type, day) as Notification | undefined,
    markRead: (userId, type, day) => update.run(userId, type, day).changes > 0,
  };
}
