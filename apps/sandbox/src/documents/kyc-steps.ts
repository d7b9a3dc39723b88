import { logKycStep, type kycStep } from '@vitrine/upstream/contract/account/kyc-log';
import type { z } from 'zod';
import type { Implementation } from '../implement.ts';
import type { Database } from '../storage/database.ts';

export type KycStep = z.output<typeof kycStep>;

/** The third party that keeps the steps of identity checks. */
export interface KycSteps {
  add(step: KycStep): void;
  /** The steps of a bettor, in the order of their arrival. */
  of(userId: string): readonly KycStep[];
}

export function createKycSteps(database: Database): KycSteps {
  const insert = database.prepare(
    `INSERT INTO kyc_step (user_id, step, document_type, outcome, reason, date)
     VALUES (?, ?, ?, ?, ?, ?)`,
  );
  const select = database.prepare(
    `SELECT user_id AS userId, step, document_type AS documentType, outcome, reason, date
     FROM kyc_step WHERE user_id = ? ORDER BY id`,
  );
  return {
    add: ({ userId, step, documentType, outcome, reason, date }) =>
      void insert.run(userId, step, documentType, outcome, reason, date),
    of: (userId) => select.all(userId) as unknown as readonly KycStep[],
  };
}

export function implementKycSteps({ implement }: Implementation, steps: KycSteps): void {
  implement(logKycStep, ({ body }) => steps.add(body));
}
