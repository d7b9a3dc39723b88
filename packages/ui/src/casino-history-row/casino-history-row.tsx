import type { ReactNode } from 'react';
import { Amount } from '../amount/amount.tsx';
import { Badge } from '../badge/badge.tsx';
import { GameArt, type GameKind } from '../game-art/game-art.tsx';

/** How a round ended, or that it has not. */
export type RoundState = 'won' | 'lost' | 'open' | 'void';

const TONES = { won: 'success', lost: 'neutral', open: 'info', void: 'warning' } as const;

export interface CasinoHistoryRowProps {
  readonly game: { readonly id: string; readonly kind: GameKind; readonly name: string };
  /** Day, time and number of the round. */
  readonly detailText: ReactNode;
  readonly state: RoundState;
  readonly stateText: string;
  readonly stake: { readonly label: string; readonly text: string };
  readonly won: { readonly label: string; readonly text: string };
}

/** One round of a game; use inside the `<ul>` of a flush card. Source: 1§2. */
export function CasinoHistoryRow({
  game,
  detailText,
  state,
  stateText,
  stake,
  won,
}: CasinoHistoryRowProps) {
  return (
    <li className="flex items-center gap-3 border-t border-hairline px-card py-row first:border-t-0">
      <GameArt gameId={game.id} kind={game.kind} className="size-12 shrink-0 rounded-box" />
      <div className="min-w-0 flex-1">
        <p className="font-medium break-words">{game.name}</p>
        <p className="text-sm text-text-muted">{detailText}</p>
        <p className="mt-1">
          <Badge tone={TONES[state]}>{stateText}</Badge>
        </p>
      </div>
      <dl className="flex shrink-0 flex-col items-end text-right">
        <div>
          <dt className="text-xs text-text-muted">{won.label}</dt>
          <dd className="font-bold">
            <Amount tone={state === 'won' ? 'gain' : state === 'void' ? 'muted' : 'plain'}>
              {won.text}
            </Amount>
          </dd>
        </div>
        <div className="mt-1">
          <dt className="text-xs text-text-muted">{stake.label}</dt>
          <dd className="text-sm">
            <Amount>{stake.text}</Amount>
          </dd>
        </div>
      </dl>
    </li>
  );
}
