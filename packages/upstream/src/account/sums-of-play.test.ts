import { describe, expect, it } from 'vitest';
import { UpstreamShapeError } from '../base/errors.ts';
import { SESSION, withAnswers } from '../test/answers.ts';
import { readLimitChanges, readPlayLimits } from './play-limits.ts';
import { readSessionSoFar } from './session-alert.ts';

const settings = { session: SESSION };
const LIMIT = {
  type: 'Stake',
  period: 'Daily',
  value: 50.5,
  used: 20,
  remaining: 30.5,
  resetsAt: '2026-11-24T03:00:00.000Z',
  pending: null,
};
const CHANGE = {
  type: 'Stake',
  period: 'Daily',
  previous: 10,
  value: 50.5,
  askedAt: '2026-11-23T03:00:00.000Z',
  effectiveAt: '2026-11-24T03:00:00.000Z',
};
const SO_FAR = {
  startedAt: '2026-11-24T03:00:00.000Z',
  minutes: 31,
  staked: 120,
  won: 45.5,
  everyMinutes: null,
  nextAlertAt: null,
};

describe('the sums of responsible play', () => {
  it('are read in minor units, and minutes as they are', async () => {
    const minutes = { ...LIMIT, type: 'Time', value: 120, used: 80, remaining: 40 };
    const answers = {
      'GET /api/ResponsibleGaming/Limits': { body: { data: [LIMIT, minutes] } },
      'GET /api/ResponsibleGaming/SessionAlert': { body: { data: SO_FAR } },
    };
    await withAnswers(answers, async (client) => {
      expect(await readPlayLimits(client, settings)).toMatchObject([
        { kind: 'stake', value: 5050, used: 2000 },
        { kind: 'time', value: 120, used: 80 },
      ]);
      expect(await readSessionSoFar(client, settings)).toEqual({
        minutes: 31,
        staked: 12000,
        won: 4550,
      });
    });
  });

  it('stand when the rest of a limit, which nothing reads, is no amount of two decimals', async () => {
    const body = { data: [{ ...LIMIT, remaining: 50.6 - 20.1 }] };
    await withAnswers({ 'GET /api/ResponsibleGaming/Limits': { body } }, async (client) => {
      expect(await readPlayLimits(client, settings)).toMatchObject([{ value: 5050 }]);
    });
  });

  it.each([
    { used: 20.005 },
    { value: 50.005 },
    { pending: { value: 60.001, effectiveAt: LIMIT.resetsAt } },
  ])(
    'are an answer of another shape when a limit is no amount of two decimals: %o',
    async (told) => {
      const body = { data: [{ ...LIMIT, ...told }] };
      await withAnswers({ 'GET /api/ResponsibleGaming/Limits': { body } }, async (client) => {
        await expect(readPlayLimits(client, settings)).rejects.toThrow(UpstreamShapeError);
      });
    },
  );

  it.each([{ previous: 10.001 }, { value: 50.005 }])(
    'are an answer of another shape when a change of a limit is none: %o',
    async (told) => {
      const body = { data: [{ ...CHANGE, ...told }] };
      const answers = { 'GET /api/ResponsibleGaming/Limits/History': { body } };
      await withAnswers(answers, async (client) => {
        await expect(readLimitChanges(client, settings)).rejects.toThrow(UpstreamShapeError);
      });
    },
  );

  it.each([{ staked: 120.005 }, { won: 1e300 }])(
    'are an answer of another shape when the cost of a session is none: %o',
    async (told) => {
      const body = { data: { ...SO_FAR, ...told } };
      await withAnswers({ 'GET /api/ResponsibleGaming/SessionAlert': { body } }, async (client) => {
        await expect(readSessionSoFar(client, settings)).rejects.toThrow(UpstreamShapeError);
      });
    },
  );
});
