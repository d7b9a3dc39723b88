import type { ReactNode } from 'react';
import { slices, star } from './geometry.ts';

const dots = [-40, -16, 8, 32, 56, 80, 104, 128, 152]
  .map((y, row) =>
    [-52, -24, 4, 32, 60, 88, 116, 144, 172].map((x) => `M${x + (row % 2) * 14} ${y}h.1`).join(''),
  )
  .join('');

const night = [
  star(14, 18, 5, 1.4, 4),
  star(104, 26, 7, 1.8, 4),
  star(20, 96, 4, 1.2, 4),
  star(110, 88, 5, 1.4, 4),
  star(-14, 58, 6, 1.6, 4),
  star(136, 60, 6, 1.6, 4),
  star(62, -12, 5, 1.4, 4),
  star(40, 128, 5, 1.4, 4),
  star(88, 134, 4, 1.2, 4),
].join('');

/**
 * What lies behind the thing that is drawn, on a square of 120 and as far again around it, so that a
 * frame of any shape is filled.
 */
export const GROUNDS: readonly ReactNode[] = [
  <path key="rays" className="art-glow" opacity=".45" d={slices(60, 58, 170, 24)} />,
  <g key="hills">
    <circle className="art-light" opacity=".5" cx="88" cy="26" r="15" />
    <path className="art-glow" opacity=".5" d="M-60 78Q-20 44 20 72T100 66T180 70V240H-60z" />
    <path className="art-deep" opacity=".7" d="M-60 96Q-10 74 40 94T120 88T180 92V240H-60z" />
  </g>,
  <path
    key="waves"
    className="art-line-glow"
    opacity=".5"
    strokeWidth="5"
    d="M-60 8q15-14 30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0M-60 38q15-14 30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0M-60 68q15-14 30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0M-60 98q15-14 30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0M-60 128q15-14 30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0"
  />,
  <path key="dots" className="art-line-light" opacity=".3" strokeWidth="5" d={dots} />,
  <g key="arches" className="art-line-glow" opacity=".55" strokeWidth="5">
    <path d="M10 190V62a50 50 0 0 1 100 0v128M-8 190V62a68 68 0 0 1 136 0v128M-26 190V62a86 86 0 0 1 172 0v128" />
  </g>,
  <g key="peaks">
    <path
      className="art-glow"
      opacity=".55"
      d="M-60 100L-12 44 22 84 64 30 104 82 132 52 180 104V240H-60z"
    />
    <path className="art-light" opacity=".7" d="M64 30l13 17-9-3-6 5-6-6-7 4z" />
    <path
      className="art-deep"
      opacity=".6"
      d="M-60 112L-4 76 40 106 86 72 126 104 180 84V240H-60z"
    />
  </g>,
  <g key="leaves" className="art-second-shade" opacity=".85">
    <path d="M-14 132C-24 96 0 74 30 80 34 108 14 128-14 132zM134 132c10-36-14-58-44-52-4 28 16 48 44 52z" />
    <path d="M-18-18C-24 14-6 34 20 30 24 6 8-14-18-18zM138-18c6 32-12 52-38 48-4-24 12-44 38-48z" />
  </g>,
  <g key="rings" className="art-line-glow" opacity=".5" strokeWidth="3.5">
    <circle cx="60" cy="58" r="30" />
    <circle cx="60" cy="58" r="48" />
    <circle cx="60" cy="58" r="66" />
    <circle cx="60" cy="58" r="84" />
    <circle cx="60" cy="58" r="102" />
  </g>,
  <g key="curtain">
    <path
      className="art-deep"
      opacity=".55"
      d="M-60-60H22C20 20 6 70-60 108zM180-60H98c2 80 16 130 82 168z"
    />
    <path
      className="art-line-glow"
      opacity=".5"
      strokeWidth="4"
      d="M-6-40C-8 20-20 60-44 80M10-40C8 26-4 64-30 90M126-40c2 60 14 100 38 120M110-40c2 66 14 104 40 130"
    />
  </g>,
  <g key="night">
    <path className="art-light" opacity=".65" d={night} />
    <path className="art-glow" opacity=".4" d="M-60 104q60-22 120-8t120-6v160H-60z" />
  </g>,
  <path
    key="lattice"
    className="art-line-glow"
    opacity=".45"
    strokeWidth="2.5"
    d="M-60 0L60 120 180 0M-60 40L20 120M-60-40L100 120 180 40M-20-40L140 120 180 80M20-40L180 120M60-40L180 80M-60 120L100-40M-60 80L60-40M-60 40L20-40M-20 120L140-40M20 120L180-40M60 120L180 0M100 120l80-80M140 120l40-40"
  />,
  <g key="city">
    <circle className="art-light" opacity=".4" cx="30" cy="22" r="12" />
    <path
      className="art-deep"
      opacity=".75"
      d="M-60 76h22V54h22v30h12V40h24v40h10V60h20v24h12V36h22v44h12V52h22v30h12V62h50v180H-60z"
    />
    <path
      className="art-line-light"
      opacity=".6"
      strokeWidth="2.5"
      d="M6 50h.1M14 50h.1M6 60h.1M82 46h.1M90 46h.1M90 56h.1M-28 64h.1M42 70h.1M114 62h.1M122 72h.1"
    />
  </g>,
];

/** Small things around what is drawn: sparkles, coins, confetti, leaves, or nothing. */
export const ORNAMENTS: readonly ReactNode[] = [
  <path
    key="sparkles"
    className="art-pale"
    d={star(20, 30, 8, 2, 4) + star(102, 20, 6, 1.6, 4) + star(104, 90, 8, 2, 4)}
  />,
  <g key="coins">
    <ellipse className="art-shade" cx="18" cy="99" rx="12" ry="8" />
    <ellipse className="art-main" cx="18" cy="96" rx="12" ry="8" />
    <ellipse className="art-line-light" strokeWidth="1.5" cx="18" cy="96" rx="7.5" ry="4.5" />
    <ellipse className="art-shade" cx="104" cy="91" rx="10" ry="7" />
    <ellipse className="art-main" cx="104" cy="88.5" rx="10" ry="7" />
    <ellipse className="art-line-light" strokeWidth="1.5" cx="104" cy="88.5" rx="6" ry="4" />
  </g>,
  <g key="confetti" strokeWidth="4">
    <path className="art-line-light" d="M14 20l5 5M106 34l-5 4M20 84l-5-3M98 12l2 6" />
    <path className="art-line-second" d="M28 12l-3 6M112 66l-7 1M8 52l6 2M96 104l5-4" />
  </g>,
  <g key="bubbles" className="art-pale" opacity=".7">
    <circle cx="16" cy="34" r="5" />
    <circle cx="24" cy="20" r="2.5" />
    <circle cx="104" cy="40" r="6" />
    <circle cx="98" cy="24" r="3" />
    <circle cx="12" cy="88" r="3" />
  </g>,
  null,
];
