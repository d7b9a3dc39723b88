import { type ReactNode, forwardRef, memo } from 'react';
import { ArtFrame, PALETTES } from '../../art/art-frame.tsx';
import { GROUNDS, ORNAMENTS } from '../../art/grounds.tsx';
import { choicesFor } from '../../art/seed.ts';
import type { RootProps } from '../../base/root-props/root-props.ts';
import { SLOT_MOTIFS } from './slot-motifs.tsx';
import { TABLE_MOTIFS } from './table-motifs.tsx';

/** What is drawn of each kind of game; slots have the most heroes to tell them apart. */
const MOTIFS = { slots: SLOT_MOTIFS, ...TABLE_MOTIFS };

/** The kind of a game, which its picture shows. */
export type GameKind = keyof typeof MOTIFS;

export interface GameArtProps extends RootProps<'span'> {
  /** The same id always gives the same picture, in the brand's colours. */
  readonly gameId: string;
  readonly kind: GameKind;
  /** Size and corners of the frame, as classes; any shape of frame is filled. */
  readonly className: string;
  /** Words to be read on the foot of the picture: the game's name. */
  readonly caption?: ReactNode;
}

/** A game's picture, drawn: its hero before a ground, with small things around. */
export const GameArt = memo(
  forwardRef<HTMLSpanElement, GameArtProps>(function GameArt({ gameId, kind, ...frame }, ref) {
    const choices = choicesFor(gameId);
    const motifs = MOTIFS[kind];
    const palette = choices.next(PALETTES);
    const ground = GROUNDS[choices.next(GROUNDS.length)];
    const motif = motifs[choices.next(motifs.length)];
    const ornament = ORNAMENTS[choices.next(ORNAMENTS.length)];
    return (
      <ArtFrame ref={ref} {...frame} palette={palette} width={120} height={120} align="top">
        {ground}
        <g transform="translate(4 3) scale(.93)">{motif}</g>
        {ornament}
      </ArtFrame>
    );
  }),
);

/** Every kind there is. */
export const GAME_KINDS = Object.keys(MOTIFS) as readonly GameKind[];
