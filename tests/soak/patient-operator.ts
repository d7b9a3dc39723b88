import { setTimeout as wait } from 'node:timers/promises';
import { type Answer, type Call, Operator } from '../resilience/storm/operator.ts';

const TRIES = 5;
const PAUSE_MS = 1_000;

/** Asks again when an answer is lost, as one is whose connection was closed while the machine was busy. */
export class PatientOperator extends Operator {
  override async call(method: string, path: string, call: Call = {}): Promise<Answer> {
    for (let tried = 1; ; tried += 1) {
      try {
        return await super.call(method, path, call);
      } catch (error) {
        if (tried === TRIES) throw error;
        await wait(PAUSE_MS);
      }
    }
  }
}
