/** A link to a competition that has events. */
export interface LeagueLink {
  readonly id: string;
  readonly sportId: string;
  readonly name: string;
  /** Address of the flag of its country; null for a competition of several countries. */
  readonly flag: string | null;
  readonly href: string;
  /** How many of its events are live or to come. */
  readonly count: number;
}
