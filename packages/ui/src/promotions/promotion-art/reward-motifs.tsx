import { Coin } from '../../art/coin.tsx';
import { star } from '../../art/geometry.ts';

interface At {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
}

function CoinPile({ x, y, count }: At & { readonly count: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {Array.from({ length: count }, (_, at) => (
        <g key={at} transform={`translate(${at % 2 === 0 ? 0 : 3} ${-at * 9})`}>
          <path className="art-shade" d="M-24 0v6a24 9 0 0 0 48 0V0z" />
          <ellipse className="art-main" rx="24" ry="9" />
          <ellipse className="art-line-light" strokeWidth="2" rx="16" ry="5" />
        </g>
      ))}
    </g>
  );
}

function Gift({ x, y, size = 1 }: At) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path className="art-ink" opacity=".25" d="M-36 44h76v6h-76z" />
      <rect className="art-main" x="-36" y="-12" width="72" height="58" rx="6" />
      <path className="art-shade" opacity=".6" d="M8-12h22a6 6 0 0 1 6 6v46a6 6 0 0 1-6 6H8z" />
      <rect className="art-light" x="-42" y="-22" width="84" height="18" rx="5" />
      <path className="art-second" d="M-8-22H8v68H-8z" />
      <path
        className="art-second"
        d="M0-24c-12-24-34-24-34-10 0 8 16 12 34 10zM0-24c12-24 34-24 34-10 0 8-16 12-34 10z"
      />
      <path
        className="art-second-shade"
        d="M0-24c-8-12-20-14-22-8 0 4 10 8 22 8zM0-24c8-12 20-14 22-8 0 4-10 8-22 8z"
      />
    </g>
  );
}

function Person({ x, y, paint }: At & { readonly paint: 'art-main' | 'art-second' }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="art-ink" opacity=".22" d="M-44 62a44 44 0 0 1 92 0z" />
      <path className={paint} d="M-44 60a44 42 0 0 1 88 0z" />
      <circle className="art-light" cy="-8" r="24" />
      <path
        className={paint}
        d="M-25-8C-28-34-12-40 2-38c16 1 26 14 23 30-4-12-14-16-24-16-8 0-20 4-26 16z"
      />
      <path className="art-line-ink" strokeWidth="2.5" d="M-8-4v2M8-4v2M-7 5q7 6 14 0" />
    </g>
  );
}

/** Coins that come back. */
export const cashback = (
  <>
    <path className="art-line-light" strokeWidth="11" opacity=".9" d="M98 112a66 66 0 0 1 108-72" />
    <path className="art-light" d="M220 18l2 38-36-12z" />
    <path className="art-line-light" strokeWidth="11" opacity=".9" d="M222 68a66 66 0 0 1-108 72" />
    <path className="art-light" d="M100 162l-2-38 36 12z" />
    <CoinPile x={140} y={122} count={4} />
    <CoinPile x={186} y={122} count={6} />
    <Coin x={140} y={62} size={1.1} />
    <Coin x={66} y={44} size={0.7} />
    <Coin x={258} y={128} size={0.8} />
  </>
);

/** A box whose inside nobody knows. */
export const mysticBox = (
  <>
    <path className="art-light" opacity=".55" d="M112 82L66-10h188L208 82z" />
    <path className="art-main" d="M104 84h112v70a8 8 0 0 1-8 8h-96a8 8 0 0 1-8-8z" />
    <path className="art-shade" opacity=".55" d="M172 84h44v70a8 8 0 0 1-8 8h-36z" />
    <path className="art-ink" opacity=".45" d="M104 84h112l-10 12h-92z" />
    <path className="art-shade" d="M98 70l-16 14 22 10h18zM222 70l16 14-22 10h-18z" />
    <path
      className="art-line-light"
      strokeWidth="9"
      d="M148 116c0-14 24-14 24 0 0 10-12 8-12 20M160 150v.1"
    />
    <path
      className="art-pale"
      d={star(160, 40, 22, 6, 4) + star(122, 20, 10, 3, 4) + star(200, 26, 12, 3.5, 4)}
    />
    <Coin x={128} y={58} size={0.6} />
    <Coin x={194} y={60} size={0.7} />
  </>
);

/** Two friends, and a present between them. */
export const referral = (
  <>
    <path
      className="art-line-light"
      strokeWidth="4"
      strokeDasharray="2 11"
      d="M108 62C130 22 190 22 212 62"
    />
    <Person x={84} y={104} paint="art-main" />
    <Person x={236} y={104} paint="art-second" />
    <Gift x={160} y={116} size={0.86} />
    <path className="art-pale" d={star(160, 30, 10, 3, 4)} />
  </>
);

/** A ticket that is paid for. */
export const freebet = (
  <>
    <g transform="rotate(9 160 90)">
      <path
        className="art-second-shade"
        d="M70 40h180a8 8 0 0 1 8 8v22a16 16 0 0 0 0 32v22a8 8 0 0 1-8 8H70z"
      />
    </g>
    <g transform="rotate(-6 160 90)">
      <path className="art-ink" opacity=".25" d="M66 52h192v92H66z" />
      <path
        className="art-main"
        d="M70 44h180a8 8 0 0 1 8 8v22a17 17 0 0 0 0 34v22a8 8 0 0 1-8 8H70a8 8 0 0 1-8-8v-22a17 17 0 0 0 0-34V52a8 8 0 0 1 8-8z"
      />
      <path className="art-line" strokeWidth="4" strokeDasharray="1 10" d="M196 52v80" />
      <path className="art-pale" d={star(126, 90, 34, 15, 5)} />
      <path className="art-shade" opacity=".4" d="M126 56l8 22 24 1-19 14 7 23-20-12z" />
      <path className="art-line-light" strokeWidth="5" d="M214 74h24M214 90h24M214 106h14" />
    </g>
  </>
);

/** Reels that turn. */
export const giramania = (
  <>
    <path className="art-shade" d="M236 62h16V46a9 9 0 1 1 9 0v22a6 6 0 0 1-6 6h-19z" />
    <rect className="art-main" x="76" y="30" width="164" height="118" rx="18" />
    <rect className="art-shade" x="76" y="130" width="164" height="18" rx="9" />
    <path className="art-pale" d="M90 46h42v76H90zM137 46h42v76h-42zM184 46h42v76h-42z" />
    <path
      className="art-second"
      d="M98 68h26v10l-13 32H98l12-30H98zM145 68h26v10l-13 32h-13l12-30h-12zM192 68h26v10l-13 32h-13l12-30h-12z"
    />
    <path className="art-ink" opacity=".16" d="M90 46h136v12H90zM90 110h136v12H90z" />
    <path className="art-light" d={star(158, 22, 20, 8, 5)} />
    <path
      className="art-line-light"
      strokeWidth="5"
      opacity=".8"
      d="M52 66v48M36 78v24M282 96v34M298 104v18"
    />
  </>
);

/** Presents that fall from the sky. */
export const dropsAndWin = (
  <>
    <path className="art-second" d="M96 46a54 46 0 0 1 108 0z" />
    <path className="art-light" d="M132 46a18 44 0 0 1 36 0z" />
    <path className="art-line-light" strokeWidth="2.5" d="M97 47l40 46M150 47v46M203 47l-40 46" />
    <Gift x={150} y={122} size={0.78} />
    <path className="art-main" d="M226 74a28 24 0 0 1 56 0z" />
    <path className="art-line-light" strokeWidth="2" d="M227 75l22 26M281 75l-22 26" />
    <Coin x={254} y={112} size={0.9} />
    <path className="art-main" d="M34 94a24 20 0 0 1 48 0z" />
    <path className="art-line-light" strokeWidth="2" d="M35 95l18 22M81 95l-18 22" />
    <Coin x={58} y={126} size={0.75} />
    <Coin x={40} y={40} size={0.5} />
    <Coin x={226} y={26} size={0.5} />
  </>
);

/** A present for those who come in. */
export const welcomeBonus = (
  <>
    <path className="art-light" opacity=".5" d={star(160, 92, 96, 56, 16)} />
    <Gift x={160} y={96} size={1.25} />
    <path
      className="art-pale"
      d={star(66, 52, 14, 4, 4) + star(262, 58, 16, 4, 4) + star(240, 138, 9, 3, 4)}
    />
    <Coin x={72} y={128} size={0.8} />
    <Coin x={268} y={124} size={0.6} />
  </>
);

/** The three best. */
export const pgTournament = (
  <>
    <path className="art-second-shade" d="M66 124h62v70H66zM192 136h62v60h-62z" />
    <path className="art-second" d="M124 104h72v92h-72z" />
    <path className="art-light" d="M124 104h72v8h-72zM66 124h58v7H66zM196 136h58v7h-58z" />
    <path
      className="art-line"
      strokeWidth="7"
      d="M138 36h-18c0 20 8 30 24 32M182 36h18c0 20-8 30-24 32"
    />
    <path className="art-shade" d="M153 72h14v18h-14z" />
    <path className="art-main" d="M134 20h52v28c0 20-12 32-26 32s-26-12-26-32z" />
    <path className="art-shade" opacity=".6" d="M166 20h20v28c0 20-12 32-26 32 8-18 8-40 6-60z" />
    <rect className="art-light" x="130" y="16" width="60" height="9" rx="4.5" />
    <rect className="art-main" x="140" y="88" width="40" height="16" rx="4" />
    <path className="art-pale" d={star(158, 48, 14, 6, 5)} />
    <path className="art-pale" d={star(97, 108, 13, 5.5, 5) + star(223, 120, 13, 5.5, 5)} />
  </>
);
