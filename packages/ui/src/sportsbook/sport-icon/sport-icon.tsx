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
  esports: (
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
  motorsport: (
    <>
      <path d="M3 19.5V13a9 9 0 0 1 18 0v3.5l-3 3z" />
      <path d="M20.7 10.5H13a2.5 2.5 0 0 0 0 5h8" />
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
} satisfies Record<string, ReactNode>;

export type Sport = keyof typeof drawings;

export interface SportIconProps extends RootProps<'svg'> {
  readonly sport: Sport;
  /** Side in pixels. */
  readonly size?: number | undefined;
}

/** A sport's sign. Its name always stands beside it, so it says nothing itself. */
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
