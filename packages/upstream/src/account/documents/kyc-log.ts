import type { z } from 'zod';
import type { UpstreamClient } from '../../base/client.ts';
import { logKycStep, type kycStep } from '../../contract/account/kyc-log.ts';

/** One step of an identity check, as it ended. */
export type KycStep = Omit<z.output<typeof kycStep>, 'userId' | 'date'>;

export interface KycLog {
  /**
   * Posts a step of a bettor to the third party that keeps them. Never throws: what happens to the
   * record never stops the step.
   */
  record(userId: string, step: KycStep): Promise<void>;
}

export interface KycLogOptions {
  readonly client: UpstreamClient;
  /** Whether the third party has an address: without one nothing is sent. */
  readonly isConfigured: boolean;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

const DEADLINE_MS = 5_000;

/** The log of identity checks. Source: 1§7. */
export function createKycLog({ client, isConfigured, now }: KycLogOptions): KycLog {
  return {
    async record(userId, step) {
      if (!isConfigured) return;
      const body = { ...step, userId, date: new Date(now()).toISOString() };
      try {
        await client.call(logKycStep, { body, deadlineMs: DEADLINE_MS });
      } catch {
        // The client's own log has it.
      }
    },
  };
}
