import { Coin } from '../../art/coin.tsx';
import { slices, star } from '../../art/geometry.ts';

interface BoxDrawingProps {
  /** What the box shows: nothing yet, coins, or that it is empty. */
  readonly inside: 'hidden' | 'coins' | 'nothing';
}

/** The box on 240 by 240; `mystery-box.css` opens it. */
export function BoxDrawing({ inside }: BoxDrawingProps) {
  return (
    <>
      <path className="art-glow" opacity=".45" d={slices(120, 128, 320, 24)} />
      <path
        className="art-pale"
        opacity=".85"
        d={star(34, 52, 10, 3, 4) + star(206, 40, 12, 3.5, 4) + star(214, 176, 8, 2.5, 4)}
      />
      <ellipse className="art-ink" opacity=".35" cx="120" cy="210" rx="78" ry="12" />
      <path className="art-shade" d="M62 116h116l-12-22H74z" />
      <path className="art-ink" opacity=".55" d="M68 114h104l-9-16H77z" />
      <g className="mystery-box-inside">
        <path className="art-light" opacity=".55" d="M76 108L38-10h164l-38 118z" />
        {inside === 'coins' ? (
          <>
            <Coin x={84} y={84} size={0.85} />
            <Coin x={142} y={86} size={0.9} />
            <Coin x={110} y={58} size={1.3} />
            <Coin x={68} y={42} size={0.6} />
            <Coin x={132} y={22} size={0.55} />
          </>
        ) : null}
        {inside === 'nothing' ? (
          <>
            {/* The sun of tomorrow, about to rise. */}
            <path className="art-light" d={star(118, 86, 40, 29, 14)} />
            <circle className="art-main" cx="118" cy="86" r="27" />
          </>
        ) : null}
      </g>
      <path className="art-main" d="M62 116h116v82a10 10 0 0 1-10 10H72a10 10 0 0 1-10-10z" />
      <path className="art-shade" opacity=".5" d="M136 116h42v82a10 10 0 0 1-10 10h-32z" />
      <path className="art-second" d="M108 116h24v92h-24z" />
      <path
        className="art-line-light"
        strokeWidth="9"
        d="M78 146c0-12 20-12 20 0 0 8-10 7-10 16M88 178v.1"
      />
      <path
        className="art-line-light"
        strokeWidth="9"
        d="M144 146c0-12 20-12 20 0 0 8-10 7-10 16M154 178v.1"
      />
      <g className="mystery-box-lid">
        <path
          className="art-light"
          d="M56 92h128a6 6 0 0 1 6 6v18a6 6 0 0 1-6 6H56a6 6 0 0 1-6-6V98a6 6 0 0 1 6-6z"
        />
        <path className="art-main" d="M50 108h140v8a6 6 0 0 1-6 6H56a6 6 0 0 1-6-6z" />
        <path className="art-second" d="M106 92h28v30h-28z" />
        <path
          className="art-second"
          d="M120 92c-14-30-48-34-50-14-2 14 26 18 50 14zM120 92c14-30 48-34 50-14 2 14-26 18-50 14z"
        />
        <path
          className="art-second-shade"
          d="M120 92c-10-16-32-22-34-12 0 8 16 12 34 12zM120 92c10-16 32-22 34-12 0 8-16 12-34 12z"
        />
      </g>
    </>
  );
}
