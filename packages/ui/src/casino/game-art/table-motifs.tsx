import type { ReactNode } from 'react';
import { slices, star } from '../../art/geometry.ts';

const SPADE = 'M0-10C7-2 11 1 11 7c0 6-6 8-9 4l2 7H-4l2-7c-3 4-9 2-9-4C-11 1-7-2 0-10z';
const HEART = 'M0 12C-8 5-12 1-12-5c0-7 9-9 12-2 3-7 12-5 12 2 0 6-4 10-12 17z';
const DIAMOND = 'M0-13L10 0 0 13-10 0z';

interface CardProps {
  readonly at: string;
  readonly pip: string;
  readonly paint: 'art-ink' | 'art-second';
}

function PlayingCard({ at, pip, paint }: CardProps) {
  return (
    <g transform={at}>
      <rect className="art-ink" opacity=".25" x="-22" y="-30" width="46" height="64" rx="6" />
      <rect className="art-pale" x="-23" y="-32" width="46" height="64" rx="6" />
      <path className={paint} d={pip} transform="scale(1.25)" />
      <path className={paint} d={pip} transform="translate(-14 -22) scale(.42)" />
      <path className={paint} d={pip} transform="translate(14 22) rotate(180) scale(.42)" />
    </g>
  );
}

interface ChipProps {
  readonly x: number;
  readonly y: number;
  readonly paint: 'art-main' | 'art-second';
}

function Chip({ x, y, paint }: ChipProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="art-ink" opacity=".35" d="M-20 0v6a20 9 0 0 0 40 0V0z" />
      <path className={paint} d="M-20-2v6a20 9 0 0 0 40 0v-6z" />
      <path className="art-pale" d="M-13 4v7l6 1.5V6zM7 6v6.5l6-1.5V4z" />
      <ellipse className={paint} cy="-2" rx="20" ry="9" />
      <ellipse className="art-pale" opacity=".85" cy="-2" rx="13" ry="5.5" />
      <ellipse className={paint} cy="-2" rx="10" ry="4" />
    </g>
  );
}

const roulette = (
  <>
    <circle className="art-shade" cx="60" cy="60" r="48" />
    <circle className="art-main" cx="60" cy="60" r="44" />
    <circle className="art-ink" cx="60" cy="60" r="40" />
    <path className="art-second" d={slices(60, 60, 40, 20)} />
    <circle className="art-main" cx="60" cy="60" r="26" />
    <circle className="art-shade" cx="60" cy="60" r="23" />
    <path className="art-light" d={star(60, 60, 22, 5, 4)} />
    <circle className="art-pale" cx="60" cy="60" r="6" />
    <circle className="art-pale" cx="86" cy="39" r="5" />
  </>
);

const blackjack = (
  <>
    <PlayingCard at="translate(44 56) rotate(-14)" pip={SPADE} paint="art-ink" />
    <PlayingCard at="translate(76 62) rotate(12)" pip={HEART} paint="art-second" />
  </>
);

const baccarat = (
  <>
    <PlayingCard at="translate(34 58) rotate(-16)" pip={DIAMOND} paint="art-second" />
    <PlayingCard at="translate(86 58) rotate(16)" pip={DIAMOND} paint="art-ink" />
    <circle className="art-shade" cx="60" cy="74" r="24" />
    <circle className="art-main" cx="60" cy="72" r="24" />
    <path className="art-light" d={star(60, 72, 17, 7, 6)} />
  </>
);

const poker = (
  <>
    <PlayingCard at="translate(38 42) rotate(-20)" pip={SPADE} paint="art-ink" />
    <PlayingCard at="translate(60 36)" pip={HEART} paint="art-second" />
    <PlayingCard at="translate(82 42) rotate(20)" pip={SPADE} paint="art-ink" />
    <Chip x={42} y={96} paint="art-second" />
    <Chip x={42} y={87} paint="art-main" />
    <Chip x={80} y={98} paint="art-main" />
    <Chip x={80} y={89} paint="art-second" />
    <Chip x={80} y={80} paint="art-main" />
  </>
);

const rocket = (
  <>
    <path
      className="art-line-light"
      opacity=".55"
      strokeWidth="4"
      d="M-20 118C30 112 60 96 76 70"
      strokeDasharray="3 9"
    />
    <g transform="rotate(32 60 60)">
      <path className="art-light" d="M46 84h28c0 16-9 22-14 34-5-12-14-18-14-34z" />
      <path className="art-second" d="M44 60L26 78v16l20-10zM76 60l18 18v16L74 84z" />
      <path className="art-pale" d="M60 8c18 14 24 40 18 76H42C36 48 42 22 60 8z" />
      <path className="art-main" d="M60 8c8 6 13 15 16 26H44C47 23 52 14 60 8z" />
      <path className="art-ink" opacity=".14" d="M60 8c18 14 24 40 18 76H64c4-30 2-56-4-76z" />
      <circle className="art-shade" cx="60" cy="52" r="11" />
      <circle className="art-second" cx="60" cy="52" r="7.5" />
      <path className="art-main" d="M42 76h36l-1 8H43z" />
    </g>
  </>
);

const balloon = (
  <>
    <path
      className="art-line-light"
      opacity=".6"
      strokeWidth="4"
      d="M-20 112C24 110 44 100 52 92"
      strokeDasharray="3 9"
    />
    <path
      className="art-main"
      d="M60 10c26 0 40 18 40 38 0 18-16 28-28 38H48C36 76 20 66 20 48c0-20 14-38 40-38z"
    />
    <path
      className="art-second"
      d="M60 10c10 0 16 18 16 38 0 18-4 28-8 38h-16c-4-10-8-20-8-38 0-20 6-38 16-38z"
    />
    <path className="art-pale" opacity=".55" d="M28 44c0-12 6-22 16-27-6 9-8 17-8 29z" />
    <path className="art-line" strokeWidth="2.5" d="M48 86l4 12M72 86l-4 12" />
    <rect className="art-shade" x="49" y="96" width="22" height="15" rx="4" />
    <path className="art-light" d="M49 96h22v5H49z" />
  </>
);

const curve = (
  <>
    <path className="art-deep" opacity=".6" d="M14 104V22h-4v86h100v-4z" />
    <path className="art-glow" opacity=".6" d="M16 100C54 98 82 74 98 26v74z" />
    <path className="art-line-main" strokeWidth="6" d="M16 100C54 98 82 74 98 26" />
    <path className="art-light" d={star(98, 27, 19, 8, 8)} />
    <circle className="art-second" cx="98" cy="27" r="8" />
    <path className="art-line-light" strokeWidth="3" opacity=".7" d="M30 104v4M52 104v4M74 104v4" />
  </>
);

interface BallProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly paint: 'art-main' | 'art-second' | 'art-light';
  readonly mark: string;
}

function Ball({ x, y, size, paint, mark }: BallProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <circle className={paint} r="20" />
      <path className="art-ink" opacity=".2" d="M18-9A20 20 0 1 1-16 12 21 21 0 0 0 18-9z" />
      <circle className="art-pale" r="11" />
      <path className="art-ink" d={mark} />
      <path className="art-pale" opacity=".8" d="M-14-8c2-5 6-7 9-8-1 4-4 7-9 8z" />
    </g>
  );
}

const SEVEN = 'M-5-6H5v3L0 7h-4l4-9h-5z';
const ONE = 'M-4-3L1-7h2V7h-4V-2l-3 1z';
const NINE =
  'M0-7a5 5 0 0 1 5 5c0 4-2 7-5 9h-4l3-5a5 5 0 1 1 1-9zm0 3a2 2 0 1 0 0 4 2 2 0 0 0 0-4z';

const bingo = (
  <>
    <Ball x={38} y={42} size={1.3} paint="art-main" mark={SEVEN} />
    <Ball x={88} y={38} size={0.95} paint="art-light" mark={ONE} />
    <Ball x={76} y={80} size={1.35} paint="art-second" mark={NINE} />
    <Ball x={26} y={88} size={0.85} paint="art-light" mark={SEVEN} />
  </>
);

const scratch = (
  <>
    <g transform="rotate(-7 60 58)">
      <rect className="art-ink" opacity=".3" x="14" y="24" width="94" height="76" rx="9" />
      <rect className="art-pale" x="12" y="20" width="94" height="76" rx="9" />
      <path className="art-main" d="M12 40V29a9 9 0 0 1 9-9h76a9 9 0 0 1 9 9v11z" />
      <path
        className="art-light"
        d={star(26, 30, 7, 3, 5) + star(46, 30, 7, 3, 5) + star(66, 30, 7, 3, 5)}
      />
      <rect className="art-second-shade" x="20" y="47" width="78" height="42" rx="5" />
      <path
        className="art-light"
        d="M24 72l10-16 7 12 10-16 8 18 9-18 8 14 5-6v14l-8 9-8-8-9 9-8-10-9 10-8-9z"
      />
      <path className="art-second" d={star(46, 69, 9, 4, 5) + star(66, 69, 9, 4, 5)} />
    </g>
    <circle className="art-shade" cx="94" cy="90" r="17" />
    <circle className="art-main" cx="93" cy="88" r="17" />
    <circle className="art-line" strokeWidth="2.5" cx="93" cy="88" r="12" />
    <path className="art-light" d={star(93, 88, 8, 3.5, 5)} />
  </>
);

const dice = (
  <>
    <path className="art-ink" opacity=".3" d="M20 88l40 26 46-26-40 20z" />
    <path className="art-light" d="M60 14l42 22-42 22-42-22z" />
    <path className="art-main" d="M18 36l42 22v52L18 86z" />
    <path className="art-shade" d="M102 36L60 58v52l42-24z" />
    <g className="art-pale">
      <ellipse cx="60" cy="36" rx="9" ry="5" />
      <ellipse cx="30" cy="56" rx="5" ry="6.5" />
      <ellipse cx="48" cy="90" rx="5" ry="6.5" />
      <ellipse cx="39" cy="73" rx="5" ry="6.5" />
      <ellipse cx="72" cy="68" rx="5" ry="6.5" />
      <ellipse cx="90" cy="59" rx="5" ry="6.5" />
      <ellipse cx="72" cy="92" rx="5" ry="6.5" />
      <ellipse cx="90" cy="82" rx="5" ry="6.5" />
    </g>
  </>
);

const trophy = (
  <>
    <path
      className="art-line"
      strokeWidth="7"
      d="M38 34H20c0 20 8 30 24 32M82 34h18c0 20-8 30-24 32"
    />
    <path className="art-shade" d="M53 74h14v16H53z" />
    <path className="art-main" d="M34 20h52v28c0 20-12 32-26 32S34 68 34 48z" />
    <path className="art-shade" opacity=".6" d="M66 20h20v28c0 20-12 32-26 32 8-18 8-40 6-60z" />
    <rect className="art-light" x="30" y="16" width="60" height="9" rx="4.5" />
    <path className="art-pale" d={star(58, 48, 14, 6, 5)} />
    <rect className="art-second" x="38" y="88" width="44" height="17" rx="4" />
    <path className="art-light" d="M48 94h24v5H48z" />
  </>
);

const show = (
  <>
    <path className="art-shade" d="M50 84h20l10 26H40z" />
    <circle className="art-light" cx="60" cy="54" r="46" />
    <circle className="art-second-shade" cx="60" cy="54" r="41" />
    <path className="art-main" d={slices(60, 54, 41, 12)} />
    <path className="art-second" d={slices(60, 54, 41, 6, 1)} opacity=".55" />
    <circle className="art-pale" cx="60" cy="54" r="13" />
    <path className="art-second" d={star(60, 54, 9, 4, 5)} />
    <path className="art-ink" d="M51 3h18L60 22z" />
  </>
);

/** What is drawn of each kind of game that isn't a slot, on a square of 120. */
export const TABLE_MOTIFS = {
  crash: [rocket, balloon, curve],
  roulette: [roulette],
  blackjack: [blackjack],
  baccarat: [baccarat],
  poker: [poker],
  bingo: [bingo],
  scratch: [scratch],
  contest: [trophy],
  interactive: [show],
  dice: [dice],
} satisfies Readonly<Record<string, readonly ReactNode[]>>;
