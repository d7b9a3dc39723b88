import { forwardRef, memo } from 'react';
import { ArtFrame, PALETTES } from '../../art/art-frame.tsx';
import { Coin } from '../../art/coin.tsx';
import { slices, star } from '../../art/geometry.ts';
import { toucan } from '../../casino/game-art/toucan.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';
import {
  cashback,
  dropsAndWin,
  freebet,
  giramania,
  mysticBox,
  pgTournament,
  referral,
  welcomeBonus,
} from './reward-motifs.tsx';
import { baseball, basketball, football, hockey, soccer } from './sport-motifs.tsx';

const fortunaBrasileira = (
  <>
    <path
      className="art-second-shade"
      d="M-20 190C-30 120 30 96 84 108 92 154 30 190-20 190zM340 190c10-70-50-94-104-82-8 46 54 82 104 82zM-30-10C-40 50 0 80 46 70 54 24 20-10-30-10zM350-10c10 60-30 90-76 80-8-46 26-80 76-80z"
    />
    <g transform="translate(84 8) scale(1.5)">{toucan}</g>
    <Coin x={72} y={66} size={0.9} />
    <Coin x={254} y={134} />
    <Coin x={282} y={84} size={0.6} />
  </>
);

/** What is drawn of each promotion, on 320 by 180. */
const MOTIFS = {
  cashback,
  mysticBox,
  referral,
  freebet,
  giramania,
  fortunaBrasileira,
  dropsAndWin,
  welcomeBonus,
  pgTournament,
  soccer,
  basketball,
  baseball,
  football,
  hockey,
};

/** The promotions, by the words of their pages. Source: 1§2. */
export type PromotionKind = keyof typeof MOTIFS;

/** Every promotion there is. */
export const PROMOTION_KINDS = Object.keys(MOTIFS) as readonly PromotionKind[];

const rays = <path className="art-glow" opacity=".5" d={slices(160, 90, 420, 28)} />;

const sparkles = (
  <path
    className="art-pale"
    opacity=".8"
    d={star(30, 30, 9, 2.5, 4) + star(292, 36, 7, 2, 4) + star(24, 140, 6, 2, 4)}
  />
);

const SPORTS: readonly PromotionKind[] = ['soccer', 'basketball', 'baseball', 'football', 'hockey'];

export interface PromotionArtProps extends RootProps<'span'> {
  readonly kind: PromotionKind;
  /** Size and corners of the frame, as classes; any shape of frame is filled. */
  readonly className: string;
}

/** A promotion's picture, drawn in the brand's colours. */
export const PromotionArt = memo(
  forwardRef<HTMLSpanElement, PromotionArtProps>(function PromotionArt({ kind, ...frame }, ref) {
    return (
      <ArtFrame
        ref={ref}
        {...frame}
        palette={PROMOTION_KINDS.indexOf(kind) % PALETTES}
        width={320}
        height={180}
        align="middle"
      >
        {SPORTS.includes(kind) ? null : rays}
        {sparkles}
        {MOTIFS[kind]}
      </ArtFrame>
    );
  }),
);
