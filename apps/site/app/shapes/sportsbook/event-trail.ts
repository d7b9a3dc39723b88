/** A page above the one that is shown. */
export interface TrailStep {
  readonly href: string;
  readonly label: string;
}
