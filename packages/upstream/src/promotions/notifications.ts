import { amountFromWire, type MinorUnits } from '@vitrine/betting/base/money';
import { z } from 'zod';
import type { CallSettings, UpstreamClient } from '../base/client.ts';
import {
  notificationStatus,
  updateNotification,
  type NotificationType,
} from '../contract/promotions/giveaway.ts';

/** What a promotion told a bettor on a day. Source: 3§3. */
export interface PromotionNotification {
  readonly isUnread: boolean;
  /** What was given, where it is money. */
  readonly amount: MinorUnits | null;
}

/** A notification is asked for by a day that is none, or is not written YYYY-MM-DD. Source: 3§5. */
export class InvalidNotificationDate extends RangeError {
  override readonly name = 'InvalidNotificationDate';

  constructor(date: string) {
    super(`Not a day as YYYY-MM-DD: ${date}`);
  }
}

const day = z.iso.date();

function checkDate(date: string): void {
  if (!day.safeParse(date).success) throw new InvalidNotificationDate(date);
}

/** A notification by its promotion and the day in the country, YYYY-MM-DD. */
export interface NotificationKey {
  readonly type: NotificationType;
  readonly date: string;
}

/**
 * What a promotion told on a day; null when it told nothing. Throws InvalidNotificationDate before
 * anything is sent, and what `UpstreamClient.call` throws. Source: 3§5, 3§7.
 */
export async function readNotification(
  client: UpstreamClient,
  { type, date }: NotificationKey,
  settings: CallSettings,
): Promise<PromotionNotification | null> {
  checkDate(date);
  const answer = await client.call(notificationStatus, {
    ...settings,
    query: { notificationType: type, date },
  });
  if (answer === null) return null;
  const { status, amount } = answer.data;
  return {
    isUnread: status === 'unread',
    amount: amount === null ? null : amountFromWire(amount),
  };
}

/** Marks it as read. Throws as `readNotification`. Source: 3§5, 3§7. */
export async function markNotificationRead(
  client: UpstreamClient,
  { type, date }: NotificationKey,
  settings: CallSettings,
): Promise<void> {
  checkDate(date);
  await client.call(updateNotification, { ...settings, body: { promotionType: type, date } });
}
