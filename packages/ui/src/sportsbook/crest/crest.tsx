import { cx } from 'class-variance-authority';
import { forwardRef } from 'react';
import { wordHash } from '../../art/word-hash.ts';
import type { RootProps } from '../../base/root-props/root-props.ts';

/** Outlines on a 32 grid; `crest.css` cuts the drawing to the one of its number. */
const OUTLINES = [
  'M4 4h24v12c0 7-5 11-12 13.5C9 27 4 23 4 16z',
  'M16 2.5a13.5 13.5 0 1 1 0 27a13.5 13.5 0 1 1 0-27z',
  'M5 5c4 0 8-1 11-3c3 2 7 3 11 3v11c0 7-4 11-11 14C9 27 5 23 5 16z',
  'M16 2l12 7v14l-12 7l-12-7V9z',
  'M5 3h22v15a11 11 0 0 1-22 0z',
  'M16 2c7 0 11 6 11 14s-4 14-11 14S5 24 5 16S9 2 16 2z',
] as const;

/** What the second colour draws: halves, stripes, hoops, sash, quarters, chief, chevron, lozenge. */
const PATTERNS = [
  'M16 0h16v32H16z',
  'M6.5 0h4v32h-4zM14 0h4v32h-4zM21.5 0h4v32h-4z',
  'M0 6.5h32v5H0zM0 16.5h32v5H0z',
  'M-2 26L26-2l6 6L4 32z',
  'M16 0h16v16H16zM0 16h16v16H0z',
  'M0 0h32v11.5H0z',
  'M0 23l16-11l16 11v7L16 19L0 30z',
  'M16 7.5l8 8.5l-8 8.5L8 16z',
] as const;

const COLOURS = [
  ['#c8102e', '#ffffff'],
  ['#c8102e', '#14161a'],
  ['#14161a', '#ffffff'],
  ['#006437', '#ffffff'],
  ['#0b4ea2', '#ffffff'],
  ['#0b4ea2', '#c8102e'],
  ['#7a1f3d', '#8fc1e8'],
  ['#f2b705', '#0a3b2a'],
  ['#12284c', '#f2b705'],
  ['#5a2a82', '#ffffff'],
  ['#e5590c', '#14161a'],
  ['#0d7377', '#f4efe1'],
  ['#7fb8e6', '#ffffff'],
  ['#1b3d2f', '#e3c16f'],
] as const;

export interface CrestProps extends RootProps<'svg'> {
  /** Of the competitor: the same name always gives the same crest. */
  readonly name: string;
  /** Field and charge, as `#rrggbb`; chosen from the name when absent. */
  readonly colors?: readonly [field: string, charge: string] | undefined;
  /** Side in pixels. */
  readonly size?: number | undefined;
}

/**
 * A competitor's crest, drawn. The name always stands beside it, so it says nothing itself. Its field is the colour
 * behind the drawing: a list has dozens, each an element less.
 */
export const Crest = forwardRef<SVGSVGElement, CrestProps>(function Crest(
  { name, colors, size = 24, className, ...rest },
  ref,
) {
  const seed = wordHash(name.trim().toLocaleLowerCase('en'));
  const outline = seed % OUTLINES.length;
  const pattern = Math.floor(seed / 7) % PATTERNS.length;
  const [field, charge] = colors ?? COLOURS[Math.floor(seed / 61) % COLOURS.length] ?? COLOURS[0];
  return (
    <svg
      ref={ref}
      {...rest}
      aria-hidden="true"
      viewBox="0 0 32 32"
      width={size}
      height={size}
      color={field}
      className={cx(`crest crest-${outline}`, className)}
    >
      <path fill={charge} d={PATTERNS[pattern]} />
      <path fill="none" d={OUTLINES[outline]} />
    </svg>
  );
});
