import { star } from '../../art/geometry.ts';
import { PrizeSign, type SpinPrizeKind } from './wheel-drawing.tsx';

interface ScratchCardProps {
  /** What lies under the cover; null while it is on. */
  readonly prize: SpinPrizeKind | null;
  readonly onStill: () => void;
}

const foil = Array.from({ length: 7 }, (_, row) =>
  Array.from({ length: 5 - (row % 2) }, (__, at) =>
    star(40 + at * 40 + (row % 2) * 20, 76 + row * 20, 6, 2.4, 5),
  ).join(''),
).join('');

/** A card whose cover comes off, before the promotion's ground. */
export function ScratchCard({ prize, onStill }: ScratchCardProps) {
  return (
    <div className="art art-palette-2 flex items-center justify-center p-6 md:w-80">
      <svg
        aria-hidden="true"
        viewBox="0 0 240 240"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="w-full max-w-70 overflow-visible"
      >
        <g transform="rotate(-4 120 120)">
          <rect className="art-ink" opacity=".3" x="6" y="12" width="232" height="224" rx="18" />
          <rect className="art-pale" x="4" y="6" width="232" height="224" rx="18" />
          <path className="art-main" d="M4 24A18 18 0 0 1 22 6h196a18 18 0 0 1 18 18v22H4z" />
          <path
            className="art-light"
            d={[48, 84, 120, 156, 192].map((x) => star(x, 26, 10, 4.2, 5)).join('')}
          />
          <rect className="art-ground-fill" x="18" y="58" width="204" height="158" rx="10" />
          {prize ? (
            <g transform="translate(120 137) scale(2.6)">
              <PrizeSign kind={prize} />
            </g>
          ) : null}
          <g className="scratch-cover" data-off={prize ? '' : undefined} onTransitionEnd={onStill}>
            <rect className="art-second" x="18" y="58" width="204" height="158" rx="10" />
            <path className="art-second-shade" opacity=".6" d={foil} />
          </g>
        </g>
      </svg>
    </div>
  );
}
