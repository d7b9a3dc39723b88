import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SESSION, withAnswers, type Answered } from '../test/answers.ts';
import { isCashbackEligible, openCashbackBox, type OpenedBox } from './cashback.ts';
import {
  InvalidNotificationDate,
  markNotificationRead,
  readNotification,
} from './notifications.ts';

const settings = { session: SESSION };
const GIVE = 'POST /api/Giveaway/GiveCashback';
const STATUS = 'GET /api/Giveaway/NotificationStatus';
const UPDATE = 'POST /api/Giveaway/UpdateNotification';

describe('the cashback box', () => {
  it('PROMO-04 says whether the bettor may open one', async () => {
    for (const isUserGiveawayEligible of [true, false]) {
      const body = { data: { isUserGiveawayEligible } };
      await withAnswers({ 'GET /api/Giveaway/IsCashbackEligible': { body } }, async (client) => {
        expect(await isCashbackEligible(client, settings)).toBe(isUserGiveawayEligible);
      });
    }
  });

  const refusal = (code: string, context: object) => ({ error: code, message: code, context });
  it.each<[string, Answered, OpenedBox]>([
    ['an amount', { body: { data: { amount: 12.5 } } }, { kind: 'amount', amount: 1250 as never }],
    ['nothing', { body: { data: { amount: 0 } } }, { kind: 'tryAgainTomorrow', reason: 'empty' }],
    [
      'the amount of the first time, when that answer was lost',
      { status: 409, body: refusal('CASHBACK_ALREADY_GIVEN', { amount: 3 }) },
      { kind: 'amount', amount: 300 as never },
    ],
    [
      'to try again, when a refusal names no amount',
      { status: 409, body: refusal('CASHBACK_ALREADY_GIVEN', {}) },
      { kind: 'tryAgainTomorrow', reason: 'failed' },
    ],
    [
      'to try again after a failure',
      { status: 500, body: {} },
      { kind: 'tryAgainTomorrow', reason: 'failed' },
    ],
    [
      'to try again after an answer in a wrong shape',
      { body: { data: { amount: 'x' } } },
      { kind: 'tryAgainTomorrow', reason: 'failed' },
    ],
  ])('PROMO-04 shows %s', async (_, answer, shown) => {
    await withAnswers({ [GIVE]: answer }, async (client, asked) => {
      expect(await openCashbackBox(client, settings)).toEqual(shown);
      expect(asked).toHaveLength(1);
    });
  });
});

describe('notifications', () => {
  const key = { type: 'cashback', date: '2025-03-08' } as const;

  it('PROMO-04 takes 204 as no notification', async () => {
    await withAnswers({ [STATUS]: { status: 204 } }, async (client, asked) => {
      expect(await readNotification(client, key, settings)).toBeNull();
      expect(asked[0]?.call).toBe(`${STATUS}?notificationType=cashback&date=2025-03-08`);
    });
  });

  it('PROMO-04 tells an unread notification from a read one, and marks it read', async () => {
    for (const status of ['unread', 'read', 'seen']) {
      const body = { data: { status, amount: 4.2 } };
      await withAnswers({ [STATUS]: { body } }, async (client) => {
        expect(await readNotification(client, key, settings)).toEqual({
          isUnread: status === 'unread',
          amount: 420,
        });
      });
    }
    await withAnswers({ [UPDATE]: { status: 204 } }, async (client, asked) => {
      await markNotificationRead(client, key, settings);
      expect(asked[0]?.body).toEqual({ promotionType: 'cashback', date: '2025-03-08' });
    });
  });

  it('PROMO-04 refuses a date that is not YYYY-MM-DD before anything is sent', async () => {
    const wrong = fc.oneof(
      fc.constantFrom('08/03/2025', '2025-3-8', '2025-02-29', '2025-13-01', '', '2025-03-08T00:00'),
      fc.string().filter((text) => !/^\d{4}-\d\d-\d\d$/.test(text)),
    );
    await withAnswers({}, async (client, asked) => {
      await fc.assert(
        fc.asyncProperty(wrong, async (date) => {
          const calls = [readNotification, markNotificationRead] as const;
          for (const call of calls) {
            await expect(call(client, { type: 'cashback', date }, settings)).rejects.toThrow(
              InvalidNotificationDate,
            );
          }
        }),
      );
      expect(asked).toEqual([]);
    });
  });
});
