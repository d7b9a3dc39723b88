import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UpstreamStatusError } from '../base/errors.ts';
import { SESSION, withAnswers } from '../test/answers.ts';
import { isReferralCheckDue, showsReferralModal } from './referral-check.ts';
import { readReferralCode, readReferralRewards, takeReferralRewards } from './referral.ts';

const settings = { session: SESSION };
const HOUR = 3_600_000;

describe('referral', () => {
  it('REF-02 reads the code and the rewards, and takes them', async () => {
    const answers = {
      'GET /api/Referral/Code': { body: { data: { code: 'ABC' } } },
      'GET /api/Referral/Rewards': { body: { data: { rewardsAmount: 40, hasRewards: true } } },
      'POST /api/Referral/Reward': { body: { data: { amount: 40 } } },
    };
    await withAnswers(answers, async (client) => {
      expect(await readReferralCode(client, settings)).toBe('ABC');
      expect(await readReferralRewards(client, settings)).toEqual({
        amount: 4000,
        hasRewards: true,
      });
      expect(await takeReferralRewards(client, settings)).toBe(4000);
    });
  });

  it('REF-02 takes nothing where there is nothing, and throws every other failure', async () => {
    const reward = 'POST /api/Referral/Reward';
    const refused = (error: string) => ({ [reward]: { status: 409, body: { error } } });
    await withAnswers(refused('NO_REFERRAL_REWARD'), async (client) => {
      expect(await takeReferralRewards(client, settings)).toBeNull();
    });
    await withAnswers(refused('CONFLICT'), async (client) => {
      await expect(takeReferralRewards(client, settings)).rejects.toThrow(UpstreamStatusError);
    });
  });

  it('REF-02 checks every hour', () => {
    expect(isReferralCheckDue(null, 0)).toBe(true);
    expect(isReferralCheckDue(1000, 1000 + HOUR - 1)).toBe(false);
    expect(isReferralCheckDue(1000, 1000 + HOUR)).toBe(true);
    const times = fc.array(fc.integer({ min: 1, max: 6 * HOUR }), { maxLength: 60 });
    fc.assert(
      fc.property(times, (steps) => {
        let now = 0;
        let checkedAt: number | null = null;
        const checks: number[] = [];
        for (const step of steps) {
          now += step;
          if (!isReferralCheckDue(checkedAt, now)) continue;
          checks.push(now);
          checkedAt = now;
        }
        const gaps = checks.slice(1).map((check, index) => check - (checks[index] ?? 0));
        expect(gaps.every((gap) => gap >= HOUR)).toBe(true);
        expect(now - (checkedAt ?? now)).toBeLessThan(HOUR);
      }),
    );
  });

  it('REF-02 shows the modal again after an hour, and only with rewards', () => {
    expect(showsReferralModal({ hasRewards: true }, null, 0)).toBe(true);
    expect(showsReferralModal({ hasRewards: true }, 5, 5 + HOUR - 1)).toBe(false);
    expect(showsReferralModal({ hasRewards: true }, 5, 5 + HOUR)).toBe(true);
    expect(showsReferralModal({ hasRewards: false }, null, 5 + HOUR)).toBe(false);
  });

  it('REF-02 is not silenced by a clock that was set back', () => {
    expect(isReferralCheckDue(10 * HOUR, HOUR)).toBe(true);
  });
});
