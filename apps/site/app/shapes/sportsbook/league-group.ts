/** A competition in the list of all. */
export interface LeagueEntry {
  readonly id: string;
  readonly name: string;
  readonly href: string;
  /** How many of its events are live or to come. */
  readonly count: number;
  readonly isLive: boolean;
}

/** The competitions of a country or region in the list of all. */
export interface LeagueGroup {
  readonly id: string;
  readonly name: string;
  /** Address of the flag of the country; null for a region. */
  readonly flag: string | null;
  /** Whether it is unfolded when the page opens. */
  readonly isOpen: boolean;
  readonly leagues: readonly LeagueEntry[];
}
