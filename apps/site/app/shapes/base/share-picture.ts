import type { SportKey } from '@vitrine/betting/sportsbook/sports';
import type { Font } from 'fontkit';

/** What a picture says. All words are ready to show. */
export type SharePicture =
  | {
      readonly kind: 'event';
      readonly competition: string;
      /** The two competitors, or the name of an event without two. */
      readonly names: readonly [string, string] | readonly [string];
      readonly time: string;
    }
  | {
      readonly kind: 'title';
      readonly title: string;
      readonly text: string;
      /** Whose sign stands beside the title; null for none. */
      readonly sport: SportKey | null;
    }
  | {
      readonly kind: 'ticket';
      readonly title: string;
      readonly selections: readonly {
        readonly outcome: string;
        readonly detail: string;
        readonly odds: string;
      }[];
      /** How many more selections there are; null when all are shown. */
      readonly more: string | null;
    };

/** The size that places which preview links ask for. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** How many selections of a ticket have room. */
export const SHOWN_SELECTIONS = 3;

/** What pictures of a brand are drawn with. */
export interface BrandDrawing {
  /** The fonts of text and of headings. */
  readonly fonts: { readonly regular: Font; readonly bold: Font };
  /** The colour of a role, as `#rrggbb`. */
  readonly colour: (role: string) => string;
  /** The wordmark, to be placed in a picture. */
  readonly wordmark: Mark;
  readonly mark: Mark;
  /** The brand's own picture, a PNG of the same size. */
  readonly ownPicture: Buffer;
}

/** Shapes on a ground of their own; `ratio` is width by height. */
export interface Mark {
  readonly viewBox: string;
  readonly ratio: number;
  readonly shapes: string;
}
