import { minorUnits } from '@vitrine/betting/base/money';
import { describe, expect, it } from 'vitest';
import { SESSION, withAnswers, type Answered } from '../test/answers.ts';
import { saveDepositEvent } from './adwords-event.ts';

const CALL = 'POST /api/UserAdwordsEvents/Save';
const DEPOSIT = { transactionId: 'd-1', amount: minorUnits(50_25) };

function save(answer: Answered) {
  return withAnswers({ [CALL]: answer }, async (client, asked) => {
    const outcome = await saveDepositEvent(client, DEPOSIT, { session: SESSION });
    return { outcome, asked };
  });
}

describe('the ad event of a deposit', () => {
  it('WAL-18 is saved with its type, transaction and amount', async () => {
    const { outcome, asked } = await save({ body: { notified: true } });
    expect(outcome).toEqual({ kind: 'notified' });
    expect(asked).toEqual([
      { call: CALL, body: { eventType: 'deposit', transactionId: 'd-1', amount: 50.25 } },
    ]);
  });

  it('WAL-18 may be one the operator knows', async () => {
    expect((await save({ body: { notified: false } })).outcome).toEqual({ kind: 'knownBefore' });
  });

  it('WAL-18 fails without throwing, and is sent once', async () => {
    const refused = await save({ status: 404, body: { error: 'TRANSACTION_WAS_NOT_FOUND' } });
    expect(refused.outcome).toMatchObject({ kind: 'failed', error: { status: 404 } });
    const broken = await save({ status: 503, body: {} });
    expect(broken.outcome).toMatchObject({ kind: 'failed', error: { status: 503 } });
    expect(broken.asked).toHaveLength(1);
    const malformed = await save({ body: { notified: 'yes' } });
    expect(malformed.outcome.kind).toBe('failed');
  });
});
