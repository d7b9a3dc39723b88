import { UpstreamStatusError } from '../base/errors.ts';

/** Why something the house gives could not be claimed. */
export type ClaimProblem = 'notAvailable' | 'alreadyClaimed' | 'expired' | 'cancelled';

export type Claim<Gift> =
  | { readonly ok: true; readonly gift: Gift }
  | { readonly ok: false; readonly problem: ClaimProblem };

const PROBLEM_BY_CODE: ReadonlyMap<string | null, ClaimProblem> = new Map([
  ['GIVEAWAY_NOT_AVAILABLE', 'notAvailable'],
  ['GIVEAWAY_WAS_NOT_FOUND', 'notAvailable'],
  ['GIVEAWAY_ALREADY_CLAIMED', 'alreadyClaimed'],
  ['GIVEAWAY_EXPIRED', 'expired'],
  ['GIVEAWAY_CANCELLED', 'cancelled'],
]);

/** The end of a claim: its gift, or the operator's reason. Throws every other failure. */
export async function claimed<Gift>(call: Promise<Gift>): Promise<Claim<Gift>> {
  try {
    return { ok: true, gift: await call };
  } catch (error) {
    const problem =
      error instanceof UpstreamStatusError ? PROBLEM_BY_CODE.get(error.code) : undefined;
    if (!problem) throw error;
    return { ok: false, problem };
  }
}
