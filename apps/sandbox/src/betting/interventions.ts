/** What a tester has asked the platform to do to coming tickets, each for a number of times. */
export interface Interventions {
  /** Refuses the next placements with an error of the catalogue. */
  refuseNext(count: number, code: string, context: Readonly<Record<string, unknown>> | null): void;
  /** Rejects the next tickets that come up for a decision. */
  rejectNext(count: number, rejectCode: number): void;
  /** Adds to the wait of coming tickets. */
  delay(seconds: number): void;
  takeRefusal(): { code: string; context: Readonly<Record<string, unknown>> | null } | null;
  takeRejection(): number | null;
  readonly delayMs: number;
}

export function createInterventions(): Interventions {
  let refusals = 0;
  let refusal: ReturnType<Interventions['takeRefusal']> = null;
  let rejections = 0;
  let rejectCode = 0;
  let delayMs = 0;
  return {
    get delayMs() {
      return delayMs;
    },
    refuseNext(count, code, context) {
      refusals = count;
      refusal = { code, context };
    },
    rejectNext(count, code) {
      rejections = count;
      rejectCode = code;
    },
    delay(seconds) {
      delayMs = seconds * 1000;
    },
    takeRefusal() {
      if (refusals === 0) return null;
      refusals -= 1;
      return refusal;
    },
    takeRejection() {
      if (rejections === 0) return null;
      rejections -= 1;
      return rejectCode;
    },
  };
}
