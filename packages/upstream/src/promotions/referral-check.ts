/** Rewards are asked for this often. Source: 3§9. */
export const REFERRAL_CHECK_EVERY_MS = 3_600_000;
/** The modal is shown again after this long. Source: 3§9. */
export const REFERRAL_MODAL_AGAIN_MS = 3_600_000;

/** Whether it is time to ask for rewards; `checkedAt` is null before the first time. Source: 3§9. */
export function isReferralCheckDue(checkedAt: number | null, now: number): boolean {
  return hasPassed(checkedAt, REFERRAL_CHECK_EVERY_MS, now);
}

/** Whether the modal is shown now: there are rewards, and it was not shown this hour. Source: 3§9. */
export function showsReferralModal(
  { hasRewards }: { readonly hasRewards: boolean },
  shownAt: number | null,
  now: number,
): boolean {
  return hasRewards && hasPassed(shownAt, REFERRAL_MODAL_AGAIN_MS, now);
}

/** A moment that lies ahead, as after a clock was set back, does not silence what waits for it. */
function hasPassed(since: number | null, waitMs: number, now: number): boolean {
  return since === null || now - since >= waitMs || now < since;
}
