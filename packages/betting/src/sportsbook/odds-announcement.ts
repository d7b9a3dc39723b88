/** The shortest time between two announcements of changed prices, in milliseconds. */
export const ANNOUNCEMENT_EVERY_MS = 10_000;

/** A formatted price at the moment the bettor added it, and its latest value. */
export interface FollowedPrice {
  readonly taken: string;
  readonly latest: string;
}

/** A formatted price as it was last announced, and its current value. */
export interface AnnouncedChange {
  readonly id: string;
  readonly from: string;
  readonly to: string;
}

/** The prices that a screen reader has announced, and the latest ones. */
export interface OddsAnnouncement {
  /** The announced prices, by outcome id. */
  readonly said: ReadonlyMap<string, string>;
  readonly latest: ReadonlyMap<string, string>;
  /** Time of the last announcement, in milliseconds of the caller's clock; null before the first. */
  readonly saidAt: number | null;
}

/** Starts with the prices of the page. They count as announced, because the page shows them. */
export function startAnnouncing(prices: ReadonlyMap<string, FollowedPrice>): OddsAnnouncement {
  const latest = latestOf(prices);
  return { said: latest, latest, saidAt: null };
}

/**
 * The announcement state with new prices. A price that joins counts as announced at the value of the
 * tap, so only its later changes are news.
 */
export function hearPrices(
  announcement: OddsAnnouncement,
  prices: ReadonlyMap<string, FollowedPrice>,
): OddsAnnouncement {
  const said = new Map(
    [...prices].map(([id, { taken }]) => [id, announcement.said.get(id) ?? taken]),
  );
  return { ...announcement, said, latest: latestOf(prices) };
}

function latestOf(prices: ReadonlyMap<string, FollowedPrice>): ReadonlyMap<string, string> {
  return new Map([...prices].map(([id, { latest }]) => [id, latest]));
}

/** Prices that differ from the last announced value. A price that returned to it does not count. */
export function unsaidChanges({ said, latest }: OddsAnnouncement): readonly AnnouncedChange[] {
  return [...latest].flatMap(([id, to]) => {
    const from = said.get(id);
    return from === undefined || from === to ? [] : [{ id, from, to }];
  });
}

/** Milliseconds until the next announcement is allowed; null while there is nothing to announce. */
export function announcementWait(announcement: OddsAnnouncement, now: number): number | null {
  if (unsaidChanges(announcement).length === 0) return null;
  if (announcement.saidAt === null) return 0;
  return Math.max(0, announcement.saidAt + ANNOUNCEMENT_EVERY_MS - now);
}

/** The state after all changes were announced. */
export function announced(announcement: OddsAnnouncement, now: number): OddsAnnouncement {
  return { ...announcement, said: announcement.latest, saidAt: now };
}
