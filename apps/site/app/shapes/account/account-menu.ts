/** The menu of a bettor's own pages. */
export interface AccountMenuContent {
  readonly label: string;
  readonly groups: readonly {
    readonly title: string;
    readonly links: readonly AccountMenuLink[];
  }[];
  /** Other pages have a launcher of the support; null for a bettor who gets none. */
  readonly support: AccountMenuLink | null;
}

export interface AccountMenuLink {
  readonly href: string;
  readonly label: string;
}
