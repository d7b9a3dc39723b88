/** How often, at most, changed prices are said aloud. */
export const ANNOUNCEMENT_EVERY_MS = 5_000;

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
export function startAnnouncing(prices: ReadonlyMap<string, string>): OddsAnnouncement {
  return { said: prices, latest: prices, saidAt: null };
}

/** The same with new prices. One that is new was put there by the bettor himself, and isn't news. */
export function hearPrices(
  announcement: OddsAnnouncement,
  latest: ReadonlyMap<string, string>,
): OddsAnnouncement {
  const said = new Map([...latest].map(([id, text]) => [id, announcement.said.get(id) ?? text]));
  return { ...announcement, said, latest };
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
