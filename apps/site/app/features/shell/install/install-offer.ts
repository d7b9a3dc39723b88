/** How long an offer that was put away stays away, in milliseconds. */
const PUT_AWAY_MS = 90 * 24 * 60 * 60 * 1000;

/** The key under which the browser keeps when the offer was put away. */
const KEPT_AS = 'install-put-away';

type KeptValues = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * Whether the app may be offered: not in the app itself, and not for 90 days after it was put away. A
 * browser that keeps nothing is not asked at each visit, but never. Source: 1§1.
 */
export function mayOfferApp(
  openStorage: () => KeptValues,
  { isApp, now }: { readonly isApp: boolean; readonly now: number },
): boolean {
  if (isApp) return false;
  try {
    const putAwayAt = Number(openStorage().getItem(KEPT_AS) ?? '0');
    return !(now - putAwayAt < PUT_AWAY_MS);
  } catch {
    return false;
  }
}

/** Puts the offer away. */
export function putOfferAway(openStorage: () => KeptValues, now: number): void {
  try {
    openStorage().setItem(KEPT_AS, String(now));
  } catch {
    // A browser that keeps nothing gets no offer.
  }
}
