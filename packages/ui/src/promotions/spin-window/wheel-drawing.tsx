import type { ReactNode } from 'react';
import { slice, star } from '../../art/geometry.ts';

/** What a slice of the wheel brings, drawn as a sign. */
export type SpinPrizeKind = 'money' | 'freeBet' | 'freeSpins' | 'nothing';

/** Slices of the wheel; `spin-window.css` knows a stop for each. */
export const WHEEL_SLICES = 8;

const SIGNS: Readonly<Record<SpinPrizeKind, ReactNode>> = {
  money: (
    <>
      <circle className="art-shade" cx="0" cy="2" r="15" />
      <circle className="art-light" r="15" />
      <circle className="art-line" strokeWidth="2" r="10" />
      <path className="art-shade" d={star(0, 0, 7, 3, 5)} />
    </>
  ),
  freeBet: (
    <>
      <path
        className="art-pale"
        d="M-18-11h36a3 3 0 0 1 3 3v4a4.5 4.5 0 0 0 0 8v4a3 3 0 0 1-3 3h-36a3 3 0 0 1-3-3V4a4.5 4.5 0 0 0 0-8v-4a3 3 0 0 1 3-3z"
      />
      <path className="art-second" d={star(-4, 0, 8, 3.5, 5)} />
      <path className="art-line" strokeWidth="2" strokeDasharray="1 4" d="M10-7V7" />
    </>
  ),
  freeSpins: (
    <>
      <rect className="art-pale" x="-13" y="-15" width="26" height="30" rx="5" />
      <path className="art-second" d="M-8-9H8v5L2 10h-7L1-3h-9z" />
    </>
  ),
  nothing: <path className="art-line-light" opacity=".7" strokeWidth="5" d="M-9 0H9" />,
};

/** The sign of a prize, around its middle. */
export function PrizeSign({ kind }: { readonly kind: SpinPrizeKind }) {
  return SIGNS[kind];
}

const PAINTS = {
  money: 'art-second',
  freeBet: 'art-second-shade',
  freeSpins: 'art-ground-fill',
  nothing: 'art-ink',
} as const;

interface WheelDrawingProps {
  readonly prizes: readonly SpinPrizeKind[];
}

/** The wheel on 240 by 240, its first slice beginning at the top. */
export function WheelDrawing({ prizes }: WheelDrawingProps) {
  const width = 360 / WHEEL_SLICES;
  return (
    <>
      <circle className="art-shade" cx="120" cy="120" r="116" />
      <circle className="art-light" cx="120" cy="120" r="110" />
      {prizes.map((kind, at) => (
        <path
          key={at}
          className={PAINTS[kind]}
          d={slice(120, 120, 102, at * width, (at + 1) * width)}
        />
      ))}
      {prizes.map((kind, at) => (
        <g key={at} transform={`rotate(${(at + 0.5) * width} 120 120) translate(120 50)`}>
          <PrizeSign kind={kind} />
        </g>
      ))}
      <path
        className="art-line-light"
        strokeWidth="6"
        d={Array.from({ length: 16 }, (_, at) => {
          const angle = (at * Math.PI) / 8;
          const x = Math.round(120 + 110 * Math.cos(angle));
          const y = Math.round(120 + 110 * Math.sin(angle));
          return `M${x} ${y}h.1`;
        }).join('')}
      />
      <circle className="art-main" cx="120" cy="120" r="24" />
      <circle className="art-light" cx="120" cy="120" r="17" />
      <path className="art-shade" d={star(120, 120, 12, 5, 5)} />
    </>
  );
}
