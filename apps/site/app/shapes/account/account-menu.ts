/** The menu of a bettor's own pages. */
export interface AccountMenuContent {
  readonly label: string;
  readonly groups: readonly {
    readonly title: string;
    readonly links: readonly AccountMenuLink[];
  }[];
}

export interface AccountMenuLink {
  readonly href: string;
  readonly label: string;
}
