import { star } from './geometry.ts';

interface CoinProps {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
}

/** A coin of 34 across, drawn around its middle. */
export function Coin({ x, y, size = 1 }: CoinProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <circle className="art-shade" cx="1.5" cy="3" r="17" />
      <circle className="art-main" r="17" />
      <circle className="art-line-light" strokeWidth="2.5" r="12" />
      <path className="art-light" d={star(0, 0, 7.5, 3.2, 5)} />
    </g>
  );
}
