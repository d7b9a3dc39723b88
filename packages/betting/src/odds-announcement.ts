/** How often, at most, changed prices are said aloud. */
export const ANNOUNCEMENT_EVERY_MS = 5_000;

/** A price as the reader took it up and as it stands now, both ready to read. */
export interface FollowedPrice {
  readonly taken: string;
  readonly latest: string;
}

/** A price as it was last said and as it stands now, both ready to read. */
export interface AnnouncedChange {
  readonly id: string;
  readonly from: string;
  readonly to: string;
}

/** What a listener was told of some prices, and what there is to tell. */
export interface OddsAnnouncement {
  /** By outcome id, as the listener knows them. */
  readonly said: ReadonlyMap<string, string>;
  readonly latest: ReadonlyMap<string, string>;
  /** When the last message was said; null before the first. Milliseconds of the caller's clock. */
  readonly saidAt: number | null;
}

/** Prices that came with the page: read there, and so never said. */
export function startAnnouncing(prices: ReadonlyMap<string, FollowedPrice>): OddsAnnouncement {
  const latest = latestOf(prices);
  return { said: latest, latest, saidAt: null };
}

/**
 * The same with new prices. One that joins was put there by the reader himself: it is news as far as
 * it moved since he took it, while it was on its way.
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

/** Prices that are others than those last said; one that came back to what was said is none. */
export function unsaidChanges({ said, latest }: OddsAnnouncement): readonly AnnouncedChange[] {
  return [...latest].flatMap(([id, to]) => {
    const from = said.get(id);
    return from === undefined || from === to ? [] : [{ id, from, to }];
  });
}

/** Milliseconds until there is something to say and it may be said; null while there is nothing. */
export function announcementWait(announcement: OddsAnnouncement, now: number): number | null {
  if (unsaidChanges(announcement).length === 0) return null;
  if (announcement.saidAt === null) return 0;
  return Math.max(0, announcement.saidAt + ANNOUNCEMENT_EVERY_MS - now);
}

/** After everything was said. */
export function announced(announcement: OddsAnnouncement, now: number): OddsAnnouncement {
  return { ...announcement, said: announcement.latest, saidAt: now };
}
