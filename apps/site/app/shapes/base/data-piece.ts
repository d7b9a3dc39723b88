/** A piece of a page's data as they are encoded. */
export interface DataPiece {
  readonly text: string;
  /** True for the texts of a locale, which stand in many pages. */
  readonly isKept: boolean;
}
