import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { UpstreamClient } from '../../base/client.ts';
import { failureOf } from '../../test/client.ts';
import { createDocumentStatus, STATUS_THROTTLE_MS } from './document-status.ts';
import { openTestOperator, session, type Script } from '../../test/document-operator.ts';

let now = 0;
beforeEach(() => {
  now = 1_700_000_000_000;
});

async function withReader(
  script: Script,
  work: (
    read: ReturnType<typeof createDocumentStatus>['read'],
    calls: readonly string[],
    operator: Awaited<ReturnType<typeof openTestOperator>>,
  ) => Promise<void>,
): Promise<void> {
  await using operator = await openTestOperator(script);
  const reader = createDocumentStatus({
    client: operator.client,
    now: () => now,
    wait: (milliseconds) => {
      now += milliseconds;
      return Promise.resolve();
    },
  });
  await work(reader.read, operator.calls, operator);
}

const settings = { session };
const rows = (status: unknown) => ({
  status: 200,
  body: [{ userTypeDocument: 3, isApproved: false, status }],
});

describe('the status of documents', () => {
  it('KYC-03 names each document and where it stands, asked without a cache', async () => {
    await withReader({ status: [rows(5)] }, async (read, _, operator) => {
      expect(await read('ana', settings)).toEqual({
        kind: 'listed',
        documents: [{ documentType: 'back', isApproved: false, status: 'botRejected' }],
      });
      expect(operator.last.get('status')?.headers.get('cache-control')).toBe('no-cache');
      expect(operator.server.requests).toEqual(['GET /main/api/UserDocument/GetStatusFiles']);
    });
  });

  it.each([
    [-1, 'inProcess'],
    [-2, 'rejected'],
    [-3, 'invalid'],
    [0, 'validationRequired'],
    [1, 'unique'],
    [2, 'duplicated'],
    [3, 'photo'],
    [5, 'botRejected'],
    [null, null],
  ])('KYC-03 reads the code %s as %s', async (code, status) => {
    await withReader({ status: [rows(code)] }, async (read) => {
      expect(await read('ana', settings)).toMatchObject({ documents: [{ status }] });
    });
  });

  it.each([
    [409, 'duplicatedAccount'],
    [451, 'invalidDocument'],
  ])('KYC-03 takes a %i for %s', async (status, kind) => {
    await withReader({ status: [status] }, async (read) => {
      expect(await read('ana', settings)).toEqual({ kind });
    });
  });

  it('KYC-03 asks at most once per 1000 ms, and for each bettor separately', async () => {
    await withReader({}, async (read, calls) => {
      await Promise.all([read('ana', settings), read('ana', settings), read('bia', settings)]);
      now += STATUS_THROTTLE_MS - 1;
      await read('ana', settings);
      expect(calls).toHaveLength(2);
      now += 1;
      await read('ana', settings);
      expect(calls).toHaveLength(3);
    });
  });

  it('KYC-03 does not ask sooner because the last question failed', async () => {
    await withReader({ status: [400, 200] }, async (read, calls) => {
      const failures = [
        await failureOf(read('ana', settings)),
        await failureOf(read('ana', settings)),
      ];
      expect(failures).toMatchObject([{ status: 400 }, { status: 400 }]);
      expect(calls).toHaveLength(1);
      now += STATUS_THROTTLE_MS;
      expect(await read('ana', settings)).toMatchObject({ kind: 'listed' });
    });
  });

  it('KYC-03 keeps the second also for one who needs a fresh answer, and shares that', async () => {
    await withReader({ status: [rows(-1), rows(1)] }, async (read, calls) => {
      await read('ana', settings);
      now += 300;
      const started = now;
      const fresh = await Promise.all([
        read('ana', settings, { isFresh: true }),
        read('ana', settings, { isFresh: true }),
      ]);
      expect(now - started).toBeGreaterThanOrEqual(700);
      expect(fresh).toMatchObject([
        { documents: [{ status: 'unique' }] },
        { documents: [{ status: 'unique' }] },
      ]);
      expect(calls).toHaveLength(2);
    });
  });

  it('KYC-03 never asks twice within 1000 ms, whoever wants what when', async () => {
    const wish = fc.record({ after: fc.nat(1500), isFresh: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(wish, { minLength: 1, maxLength: 30 }), async (wishes) => {
        const askedAt: number[] = [];
        const call = () => {
          askedAt.push(now);
          return Promise.resolve([]);
        };
        const reader = createDocumentStatus({
          client: { call } as unknown as UpstreamClient,
          now: () => now,
          wait: (milliseconds) => {
            now += milliseconds;
            return Promise.resolve();
          },
        });
        for (const { after, isFresh } of wishes) {
          now += after;
          const wanted = now;
          await reader.read('ana', settings, { isFresh });
          const last = askedAt.at(-1) ?? 0;
          expect(wanted - last).toBeLessThan(isFresh ? 1 : STATUS_THROTTLE_MS);
        }
        const gaps = askedAt.slice(1).map((at, index) => at - (askedAt[index] ?? 0));
        for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(STATUS_THROTTLE_MS);
      }),
    );
  });

  it('takes nothing from the others when one leaves', async () => {
    await withReader({}, async (read) => {
      const leaving = new AbortController();
      const left = failureOf(read('ana', { session, signal: leaving.signal }));
      const stays = read('ana', settings);
      const reason = new Error('left');
      leaving.abort(reason);
      expect(await left).toBe(reason);
      expect(await stays).toEqual({ kind: 'listed', documents: [] });
    });
  });

  it('asks again after the clock was set back', async () => {
    await withReader({}, async (read, calls) => {
      await read('ana', settings);
      now -= 3_600_000;
      await read('ana', settings);
      expect(calls).toHaveLength(2);
    });
  });
});
