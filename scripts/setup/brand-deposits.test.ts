import { minorUnits } from '../../packages/betting/src/base/money.ts';
import { beginDeposit, type DepositWay } from '../../packages/upstream/src/wallet/begin-deposit.ts';
import { readFlag } from '../../packages/upstream/src/shell/read-flag.ts';
import { describe, expect, it } from 'vitest';
import { clientOf, sessionOf } from '../../apps/sandbox/src/test/client.ts';
import { openTestPlatform } from '../../apps/sandbox/src/test/platform.ts';
import { depositLimits } from '../../apps/site/app/services/wallet/deposit-limits.server.ts';
import { brandCodes, brandFacts } from '../../packages/brand-themes/src/brands.ts';

type Method = DepositWay['method'];

function wayOf(method: Method): DepositWay {
  if (method === 'pix' || method === 'card') return { method, providerId: 1 };
  return method === 'pagoEfectivo' ? { method, isQrCodeAvailable: true } : { method };
}

describe('the deposits that a brand offers', () => {
  it.each(brandCodes())(
    'WAL-15 WAL-16 of %s are taken by the platform as it starts',
    async (code) => {
      const { deposit, paymentMethods } = brandFacts(code);
      const test = await openTestPlatform({ BRAND: code });
      try {
        const client = clientOf(test);
        const settings = { session: sessionOf(await test.login()) };
        const limits = depositLimits(
          await readFlag(client, 'max-deposit-limit', settings),
          deposit,
        );
        const [method] = paymentMethods;
        expect(method).toBeDefined();
        for (const quick of deposit.quickAmounts) {
          const amount = minorUnits(quick);
          expect(amount).toBeGreaterThanOrEqual(limits.minimum);
          expect(amount).toBeLessThanOrEqual(limits.maximum);
          const begun = await beginDeposit(client, wayOf(method as Method), amount, settings);
          expect(begun.amount).toBe(amount);
        }
        // The limit itself is taken, too: the form says so.
        const highest = await beginDeposit(
          client,
          wayOf(method as Method),
          limits.maximum,
          settings,
        );
        expect(highest.amount).toBe(limits.maximum);
      } finally {
        test.platform.close();
      }
    },
  );
});
