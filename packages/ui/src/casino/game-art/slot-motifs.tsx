import type { ReactNode } from 'react';
import { star } from '../../art/geometry.ts';
import { toucan } from './toucan.tsx';

const SEVEN = 'h15v6l-8 22h-8l7-21h-6z';

const reels = (
  <>
    <path className="art-shade" d="M96 46h8V34a6 6 0 1 1 6 0v18a4 4 0 0 1-4 4H96z" />
    <rect className="art-main" x="14" y="28" width="84" height="66" rx="11" />
    <rect className="art-shade" x="14" y="82" width="84" height="12" rx="6" />
    <path className="art-pale" d="M21 36h22v42H21zM45 36h22v42H45zM69 36h22v42H69z" />
    <path className="art-second" d={`M25 46${SEVEN}M49 46${SEVEN}M73 46${SEVEN}`} />
    <path className="art-ink" opacity=".18" d="M21 36h70v6H21zM21 72h70v6H21z" />
    <path className="art-light" d={star(56, 21, 12, 5, 5)} />
  </>
);

const cherries = (
  <>
    <path
      className="art-line"
      strokeWidth="4.5"
      d="M42 64C44 48 56 34 74 26M80 68C82 52 80 38 74 26"
    />
    <path className="art-main" d="M74 26c8-14 26-14 34-6-6 12-22 16-34 6z" />
    <path className="art-line" strokeWidth="2" d="M78 25c8-5 16-6 24-5" />
    <circle className="art-second" cx="40" cy="80" r="21" />
    <circle className="art-second" cx="82" cy="84" r="19" />
    <path
      className="art-second-shade"
      d="M40 101A21 21 0 0 0 60 74c2 20-12 26-31 24a21 21 0 0 0 11 3zM82 103a19 19 0 0 0 18-25c2 18-10 24-27 22a19 19 0 0 0 9 3z"
    />
    <path
      className="art-pale"
      opacity=".8"
      d="M28 74c2-6 6-8 10-8-1 5-5 8-10 8zM72 78c2-5 5-7 9-7-1 4-4 7-9 7z"
    />
  </>
);

const gem = (
  <>
    <path className="art-main" d="M36 30h48l20 26-44 48-44-48z" />
    <path className="art-light" d="M36 30h48L60 56zM16 56h26l18 48z" />
    <path className="art-shade" d="M84 30l20 26H78zM104 56L60 104l18-48z" />
    <path className="art-pale" d="M36 30l6 26H16zM42 56h36l-18 48z" opacity=".65" />
    <path className="art-pale" d="M36 30h24L42 56z" opacity=".5" />
  </>
);

const crown = (
  <>
    <path className="art-main" d="M28 80l-8-40 22 16 18-28 18 28 22-16-8 40z" />
    <path className="art-shade" d="M60 28l18 28 22-16-8 40H60z" opacity=".55" />
    <rect className="art-main" x="24" y="80" width="72" height="16" rx="5" />
    <path className="art-shade" d="M24 88h72v3a5 5 0 0 1-5 5H29a5 5 0 0 1-5-5z" opacity=".7" />
    <circle className="art-light" cx="20" cy="37" r="6.5" />
    <circle className="art-light" cx="60" cy="25" r="7.5" />
    <circle className="art-light" cx="100" cy="37" r="6.5" />
    <path className="art-second" d="M60 62l8 9-8 9-8-9zM36 66l6 7-6 7-6-7zM84 66l6 7-6 7-6-7z" />
    <path className="art-pale" opacity=".8" d="M60 62l-8 9h8zM36 66l-6 7h6zM84 66l-6 7h6z" />
  </>
);

const pyramid = (
  <>
    <path className="art-light" d={star(60, 42, 38, 27, 16)} />
    <circle className="art-main" cx="60" cy="42" r="23" />
    <path className="art-main" d="M60 40L108 100H12z" />
    <path className="art-shade" d="M60 40l48 60H74z" />
    <path
      className="art-line"
      strokeWidth="2.5"
      d="M44 60h19M32 75h35M20 90h51M52 60v-8M46 75V62M60 75V62M36 90V77M52 90V77"
    />
    <path className="art-ink" opacity=".75" d="M42 100v-9a7 7 0 0 1 14 0v9z" />
  </>
);

const HEART = 'M60 56C52 48 40 46 40 36c0-10 14-12 20-2 6-10 20-8 20 2 0 10-12 12-20 20z';

const clover = (
  <>
    <path className="art-line" strokeWidth="6" d="M60 58c0 18 6 30 18 42" />
    {[0, 90, 180, 270].map((turn) => (
      <g key={turn} transform={`rotate(${turn} 60 57)`}>
        <path className="art-main" d={HEART} />
        <path
          className="art-shade"
          opacity=".6"
          d="M60 56c8-8 20-10 20-20 0-5-4-8-8-9 2 12-6 18-12 29z"
        />
        <path className="art-light" opacity=".7" d="M44 36c0-5 4-8 8-7-4 1-6 5-6 10z" />
      </g>
    ))}
  </>
);

const chest = (
  <>
    <path className="art-shade" d="M24 48l6-22a8 8 0 0 1 8-6h44a8 8 0 0 1 8 6l6 22z" />
    <path className="art-ink" opacity=".55" d="M30 46l5-16h50l5 16z" />
    <g className="art-light">
      <circle cx="34" cy="54" r="10" />
      <circle cx="52" cy="48" r="11" />
      <circle cx="71" cy="49" r="11" />
      <circle cx="88" cy="54" r="9" />
    </g>
    <path className="art-second" d="M60 30l10 9-10 12-10-12z" />
    <path className="art-pale" opacity=".7" d="M60 30l-10 9h10z" />
    <rect className="art-main" x="18" y="56" width="84" height="42" rx="6" />
    <path
      className="art-shade"
      d="M28 56h9v42h-9zM83 56h9v42h-9zM18 88h84v4a6 6 0 0 1-6 6H24a6 6 0 0 1-6-6z"
      opacity=".8"
    />
    <rect className="art-light" x="51" y="60" width="18" height="22" rx="5" />
    <path className="art-ink" d="M60 66a4 4 0 0 1 2 7.5V78h-4v-4.5A4 4 0 0 1 60 66z" />
  </>
);

const mask = (
  <>
    {[-60, -36, -12, 12, 36, 60].map((turn, at) => (
      <path
        key={turn}
        className={at % 2 === 0 ? 'art-second' : 'art-light'}
        transform={`rotate(${turn} 60 62)`}
        d="M60 6c9 12 9 26 0 40-9-14-9-28 0-40z"
      />
    ))}
    <path className="art-main" d="M34 36q26-12 52 0l8 22-8 30-26 20-26-20-8-30z" />
    <path className="art-shade" opacity=".6" d="M60 31q13 0 26 5l8 22-8 30-26 20z" />
    <path
      className="art-ink"
      d="M38 56q10-8 18 2-9 8-18-2zM82 56q-10-8-18 2 9 8 18-2zM44 84h32l-7 11H51z"
    />
    <path className="art-pale" d="M49 84h5v5h-5zM58 84h5v5h-5zM66 84h5v5h-5z" />
    <path className="art-light" d="M57 54h6l5 20H52zM60 38l5 6-5 6-5-6z" />
    <path className="art-line-second" strokeWidth="3" d="M36 68l10 4M84 68l-10 4" />
  </>
);

const jaguar = (
  <>
    <circle className="art-shade" cx="31" cy="36" r="14" />
    <circle className="art-shade" cx="89" cy="36" r="14" />
    <circle className="art-light" cx="31" cy="36" r="7" />
    <circle className="art-light" cx="89" cy="36" r="7" />
    <path
      className="art-main"
      d="M60 28c28 0 42 18 42 38 0 24-20 38-42 38S18 90 18 66c0-20 14-38 42-38z"
    />
    <path
      className="art-ink"
      opacity=".8"
      d="M56 32h8l-4 14zM42 36l6 3-2 8-6-4zM78 36l-6 3 2 8 6-4zM28 50l7 2-1 6-8-2zM92 50l-7 2 1 6 8-2zM22 68l8-1v5l-7 2zM98 68l-8-1v5l7 2z"
    />
    <ellipse className="art-pale" cx="49" cy="85" rx="15" ry="12" />
    <ellipse className="art-pale" cx="71" cy="85" rx="15" ry="12" />
    <path className="art-second" d="M50 71h20q-2 10-10 12-8-2-10-12z" />
    <path className="art-pale" d="M34 62q8-10 18 2-10 6-18-2zM86 62q-8-10-18 2 10 6 18-2z" />
    <circle className="art-ink" cx="44" cy="62" r="4" />
    <circle className="art-ink" cx="76" cy="62" r="4" />
    <path
      className="art-line-ink"
      strokeWidth="2.2"
      d="M60 83v6M48 92q12 8 24 0M30 84l-14-2M30 90l-13 4M90 84l14-2M90 90l13 4"
    />
  </>
);

const fish = (
  <>
    <path className="art-second" d="M80 62l30-26q-8 26 0 52z" />
    <path className="art-second" d="M44 40q10-24 34-20-4 14-8 22zM52 84q4 16 20 20 2-10-2-22z" />
    <path className="art-main" d="M12 62q20-32 52-28 20 4 30 28-10 24-30 28-32 4-52-28z" />
    <path className="art-shade" opacity=".6" d="M12 62q36 18 82 0-10 24-30 28-32 4-52-28z" />
    <path
      className="art-line"
      strokeWidth="2.5"
      d="M46 42q12 20 0 40M60 46q8 16 0 32M73 50q6 12 0 24"
    />
    <circle className="art-pale" cx="31" cy="56" r="7" />
    <circle className="art-ink" cx="29" cy="56" r="4" />
    <path className="art-line-light" strokeWidth="2.5" d="M14 66q8 4 14 2" />
  </>
);

const melon = (
  <g transform="rotate(-14 60 60)">
    <path className="art-second-shade" d="M8 44h104a52 52 0 0 1-104 0z" />
    <path className="art-second" d="M13 44h94a47 47 0 0 1-94 0z" />
    <path className="art-pale" d="M18 44h84a42 42 0 0 1-84 0z" />
    <path className="art-main" d="M23 44h74a37 37 0 0 1-74 0z" />
    <path className="art-light" opacity=".7" d="M23 44h74l-1 7H24z" />
    <path
      className="art-line-ink"
      strokeWidth="4.5"
      d="M40 58l1 2M56 60v3M74 59l-1 2M48 70l1 2M66 71v2M86 54l-1 1M34 52v1"
    />
  </g>
);

const pineapple = (
  <>
    <path
      className="art-second"
      d="M60 46C44 40 36 26 38 12c10 6 16 14 19 22-2-12 0-22 5-30 6 8 7 18 5 28 4-8 10-14 18-18 2 14-8 28-25 32z"
    />
    <path
      className="art-second-shade"
      d="M60 46c-8-8-12-18-10-28 6 8 9 18 10 28zM60 46c8-8 14-16 14-26-8 6-13 16-14 26z"
    />
    <ellipse className="art-main" cx="60" cy="74" rx="27" ry="32" />
    <path
      className="art-line"
      strokeWidth="3"
      d="M36 62l40 38M44 50l42 40M60 43l26 26M84 62l-40 38M76 50L34 90M60 43L34 69"
    />
    <path className="art-light" opacity=".75" d="M40 66c2-10 8-16 14-18-6 8-8 16-8 24z" />
  </>
);

const bell = (
  <>
    <path className="art-line-light" strokeWidth="5" d="M60 26v-8" />
    <circle className="art-shade" cx="60" cy="95" r="10" />
    <path
      className="art-main"
      d="M60 24c22 0 26 20 28 38l12 24a5 5 0 0 1-4 7H24a5 5 0 0 1-4-7l12-24c2-18 6-38 28-38z"
    />
    <path
      className="art-shade"
      opacity=".6"
      d="M60 24c22 0 26 20 28 38l12 24a5 5 0 0 1-4 7H70c6-24 4-52-10-69z"
    />
    <path className="art-light" d="M31 66h58l4 8H27z" />
    <path className="art-pale" opacity=".7" d="M40 58c2-14 6-22 13-26-5 10-7 18-7 28z" />
  </>
);

const jewelStar = (
  <>
    <path className="art-main" d={star(60, 62, 50, 23, 5)} />
    <path
      className="art-shade"
      opacity=".7"
      d="M60 62V12l13.5 31.4zM60 62l47.6-15.5-25.7 22.6zM60 62l29.4 40.5L60 85zM60 62l-29.4 40.5 7.5-33.4zM60 62L12.4 46.5l34.1-3.1z"
    />
    <circle className="art-second" cx="60" cy="62" r="14" />
    <path className="art-pale" opacity=".75" d="M50 60a10 10 0 0 1 10-10c-2 4-6 7-10 10z" />
  </>
);

const sun = (
  <>
    <path className="art-light" d={star(60, 60, 52, 32, 14)} />
    <circle className="art-main" cx="60" cy="60" r="33" />
    <circle className="art-line" strokeWidth="3" cx="60" cy="60" r="27" />
    <path className="art-ink" d="M46 52h10v5H46zM64 52h10v5H64zM57 58h6l3 12H54z" />
    <path className="art-second" d="M48 75h24v5a12 8 0 0 1-24 0z" />
    <path className="art-line" strokeWidth="3" d="M40 64h6M74 64h6M60 38v8M50 40l3 6M70 40l-3 6" />
  </>
);

/** Heroes of slot games, on a square of 120. */
export const SLOT_MOTIFS: readonly ReactNode[] = [
  reels,
  cherries,
  gem,
  crown,
  pyramid,
  clover,
  chest,
  mask,
  toucan,
  jaguar,
  fish,
  melon,
  pineapple,
  bell,
  jewelStar,
  sun,
];
