import { CLAIMED } from '../shapes/promotions/gift-claim.ts';
import { paths } from '../paths.ts';

/** Addresses of the promotions, apart from those that every page loads. Source: 1§2. */
export const promotionPaths = {
  list: '/promotions',
  regulation: '/promotions/regulation',
  prizes: '/promotions/prizes',
  /** Takes what a bettor does with what stands over a page. */
  overlay: '/promotions/overlay',
  rewards: '/rewards',
  referral: '/referral',
  referralInfo: '/referral/info',
  promotionReferral: '/promotions/referral',
} as const;

/** The page of the prizes after one was claimed. */
export function claimedPath(giftKey: string): string {
  return `${promotionPaths.prizes}?${new URLSearchParams({ [CLAIMED]: giftKey }).toString()}`;
}

/** Names the claim of a referral reward whose end the page tells, in its address. */
export const CLAIM = 'claim';

/** The page of the bettor's invitations with what became of a claim. */
export function referralClaimPath(claimId: string): string {
  return `${promotionPaths.referral}?${CLAIM}=${claimId}`;
}

/** Names the code of the bettor who invited, in the address of a link. Source: 1§3. */
export const REFERRAL_CODE = 'referralCode';

/** The page to register on with somebody's code, which links write with a prefix. Source: 1§5. */
export function invitationPath(code: string): string {
  return `${paths.register}?${new URLSearchParams({ [REFERRAL_CODE]: `r-${code}` }).toString()}`;
}
