/** A link to a competition that has events. */
export interface LeagueLink {
  readonly id: string;
  readonly sportId: string;
  readonly name: string;
  readonly href: string;
  /** How many of its events are live or to come. */
  readonly count: number;
}
