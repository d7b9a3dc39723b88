import { paths } from './paths.ts';

/** Addresses of rewards and invitations. Source: 1§2. */
export const promotionPaths = {
  rewards: '/rewards',
  referral: '/referral',
  referralInfo: '/referral/info',
  promotionReferral: '/promotions/referral',
} as const;

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
