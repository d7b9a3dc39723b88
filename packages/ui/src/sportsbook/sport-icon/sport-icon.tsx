import type { SportKey } from '@vitrine/betting/sportsbook/sports';
import { type ReactNode, forwardRef } from 'react';
import type { RootProps } from '../../base/root-props/root-props.ts';

/** Drawn on lucide's grid of 24 with its line of 2, so that both sets stand side by side. */
const drawings = {
  football: (
    <>
      <circle cx="12" cy="12" r="10" />
      <path d="m12 7.6 4.2 3-1.6 5H9.4l-1.6-5z" />
      <path d="M12 7.6V2m4.2 8.6 5.3-1.7m-6.9 6.7 3.3 4.5m-8.5-4.5-3.3 4.5m1.7-9.5L2.5 8.9" />
    </>
  ),
  basketball: (
    <>
      <circle cx="12" cy="12" r="10" />
      <path d="M2 12h20M12 2v20M5 5c3.7 4 3.7 10 0 14M19 5c-3.7 4-3.7 10 0 14" />
    </>
  ),
  tennis: (
    <>
      <circle cx="12" cy="12" r="10" />
      <path d="M2.2 10.2c6.4.5 11-4.5 11.6-8M21.8 13.8c-6.4-.5-11 4.5-11.6 8" />
    </>
  ),
  volleyball: (
    <>
      <circle cx="12" cy="12" r="10" />
      <path d="M12 12C9.3 8.7 9 5 10.3 2.2M12 12c4.2-.7 7.5.8 9.3 3.4M12 12c-1.5 4-4.5 6-7.6 6.4" />
      <path d="M16.1 2.9c-1.1 2.4-.9 5 .6 7.5M17.7 20.2c-1.5-2.2-3.9-3.3-6.8-3.2M2.2 12.9c2.7.2 5.2-1 6.5-3.6" />
    </>
  ),
  eSoccer: (
    <>
      <path d="M7.5 6h9a5 5 0 0 1 5 4.5l.5 4.5a2.7 2.7 0 0 1-4.8 2L15 14.5H9L6.8 17A2.7 2.7 0 0 1 2 15l.5-4.5A5 5 0 0 1 7.5 6z" />
      <path d="M8 8.8v3.4M6.3 10.5h3.4M15 11.5h.01M17.5 9.5h.01" />
    </>
  ),
  americanFootball: (
    <>
      <path d="M3.3 20.7C1.5 11 8.5 2.5 20.7 3.3 21.5 15.5 13 22.5 3.3 20.7z" />
      <path d="m9 15 6-6m-5.4 2.4 3 3m-.6-5.4 3 3" />
    </>
  ),
  baseball: (
    <>
      <circle cx="12" cy="12" r="10" />
      <path d="M5.2 4.7c4 4 4 10.6 0 14.6M18.8 4.7c-4 4-4 10.6 0 14.6" />
      <path d="m7.3 9 2-.7m-2 6.7 2 .7M16.7 9l-2-.7m2 6.7-2 .7" />
    </>
  ),
  iceHockey: (
    <>
      <path d="m19.5 2.5-6.7 14A3 3 0 0 1 10 18.2H3v-4h5.7a2 2 0 0 0 1.8-1.1l5-10.6" />
      <path d="M16 17.5h5.5v4H16z" />
    </>
  ),
  formula1: (
    <>
      <path d="M3 19.5V13a9 9 0 0 1 18 0v3.5l-3 3z" />
      <path d="M20.7 10.5H13a2.5 2.5 0 0 0 0 5h8" />
    </>
  ),
  eBasketball: (
    <>
      <path d="M7.5 9h9a5 5 0 0 1 5 4.5l.4 3.4a2.5 2.5 0 0 1-4.5 1.8L15.5 16.5h-7l-1.9 2.2a2.5 2.5 0 0 1-4.5-1.8l.4-3.4A5 5 0 0 1 7.5 9z" />
      <circle cx="12" cy="4.5" r="3" />
      <path d="M9 4.5h6M12 1.5v6" />
    </>
  ),
  tableTennis: (
    <>
      <path d="M4.6 4.6a7 7 0 0 1 9.9 9.9l-2 1.9-9.8-9.8z" />
      <path d="m12.5 16.4-3.7-3.7M10 15l6 6.5 2.5-2.5-5-5" />
      <circle cx="19" cy="6" r="2" />
    </>
  ),
  boxing: (
    <>
      <path d="M5 10V8.5A5.5 5.5 0 0 1 10.5 3h3A5.5 5.5 0 0 1 19 8.5V12a5 5 0 0 1-2 4H8l-3-6z" />
      <path d="M8 16v5h9v-5M14 8H9.5a2 2 0 0 0 0 4H12" />
    </>
  ),
  mma: (
    <>
      <path d="M8 2h8l6 6v8l-6 6H8l-6-6V8z" />
      <path d="M8 15V9l4 3.5L16 9v6" />
    </>
  ),
  beachVolleyball: (
    <>
      <circle cx="12" cy="8.5" r="6.5" />
      <path d="M12 8.5C10.3 6.3 10 4 10.8 2.2M12 8.5c2.8-.5 5 .5 6.2 2.2M12 8.5c-1 2.6-3 4-5 4.2" />
      <path d="M2 19.5c1.7 0 1.7 1.5 3.3 1.5s1.7-1.5 3.4-1.5 1.6 1.5 3.3 1.5 1.7-1.5 3.3-1.5 1.7 1.5 3.4 1.5 1.6-1.5 3.3-1.5" />
    </>
  ),
  rugby: (
    <>
      <path d="M3.3 20.7C1.5 11 8.5 2.5 20.7 3.3 21.5 15.5 13 22.5 3.3 20.7z" />
      <path d="M8.5 20.9c.2-5-1-8.2-5.3-9.4M15.5 3.1c-.2 5 1 8.2 5.3 9.4" />
    </>
  ),
  cricket: (
    <>
      <path d="m13.5 3.5 4 4L8 17l-4.5 1 1-4.5z" />
      <path d="m15.5 5.5 3-3 3 3-3 3" />
      <circle cx="18" cy="18" r="3" />
    </>
  ),
  darts: (
    <>
      <circle cx="11" cy="13" r="9" />
      <circle cx="11" cy="13" r="4.5" />
      <path d="m11 13 7-7m0 0V2l4 4h-4" />
    </>
  ),
  futsal: (
    <>
      <path d="M2 3h20v9H2z" />
      <path d="M7 3v9M12 3v6M17 3v9M2 7.5h20" />
      <circle cx="12" cy="17" r="4.5" fill="none" />
      <path d="m12 15 1.8 1.3-.7 2h-2.2l-.7-2z" />
    </>
  ),
  handball: (
    <>
      <circle cx="15.5" cy="8" r="6" />
      <path d="M15.5 2c-2.2 3.5-2.2 8.5 0 12M9.6 9.5c3.5-1.7 8-1.7 11.8 0" />
      <path d="M2 21v-4l4-4 5.5 3.5M7 22l4.5-5.5h3.5" />
    </>
  ),
  search: (
    <>
      <circle cx="10.5" cy="10.5" r="7.5" />
      <path d="m21 21-5.2-5.2" />
    </>
  ),
  favourites: (
    <path d="m12 2.5 2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.1-5.9 3.1 1.2-6.5L2.5 9.4l6.6-.9z" />
  ),
  today: (
    <>
      <path d="M4 5h16v16H4zM4 10h16M8 2.5V6M16 2.5V6" />
      <path d="m9.5 15.5 1.8 1.8 3.4-3.6" />
    </>
  ),
  casino: (
    <>
      <path d="M3 9.5 9.5 3 16 9.5 9.5 16z" />
      <path d="M12.5 14.5 15 21h6V12h-3.5" />
      <path d="M9.5 9.5h.01M18 16.5h.01" />
    </>
  ),
  more: (
    <>
      <path d="M4 6h16M4 12h16M4 18h10" />
    </>
  ),
  live: (
    <>
      <circle cx="12" cy="12" r="2" fill="currentColor" />
      <path d="M7.8 16.2a6 6 0 0 1 0-8.4M16.2 7.8a6 6 0 0 1 0 8.4M4.9 19.1a10 10 0 0 1 0-14.2M19.1 4.9a10 10 0 0 1 0 14.2" />
    </>
  ),
  other: (
    <>
      <path d="M7 3h10v7a5 5 0 0 1-10 0z" />
      <path d="M7 5H3v2a4 4 0 0 0 4 4M17 5h4v2a4 4 0 0 1-4 4M12 15v6m-4 0h8" />
    </>
  ),
} satisfies Record<
  SportKey | 'search' | 'favourites' | 'today' | 'casino' | 'more' | 'live' | 'other',
  ReactNode
>;

export type Sport = keyof typeof drawings;

export interface SportIconProps extends RootProps<'svg'> {
  readonly sport: Sport;
  /** Side in pixels. */
  readonly size?: number | undefined;
}

/** The sign of a sport or of a shortcut beside the sports. Its name always stands beside it, so it says nothing itself. */
export const SportIcon = forwardRef<SVGSVGElement, SportIconProps>(function SportIcon(
  { sport, size = 24, ...rest },
  ref,
) {
  return (
    <svg
      ref={ref}
      {...rest}
      aria-hidden="true"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {drawings[sport]}
    </svg>
  );
});
