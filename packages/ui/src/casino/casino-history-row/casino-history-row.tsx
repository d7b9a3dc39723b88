import { cx } from 'class-variance-authority';
import { type ReactNode, forwardRef } from 'react';
import { Amount } from '../../base/amount/amount.tsx';
import { Badge } from '../../base/badge/badge.tsx';
import { GameArt, type GameKind } from '../game-art/game-art.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';

/** How a round ended, or that it has not. */
export type RoundState = 'won' | 'lost' | 'open' | 'void';

const TONES = { won: 'success', lost: 'neutral', open: 'info', void: 'warning' } as const;

export interface CasinoHistoryRowProps extends RootProps<'li'> {
  readonly game: { readonly id: string; readonly kind: GameKind; readonly name: string };
  /** Day, time and number of the round. */
  readonly detailText: ReactNode;
  readonly state: RoundState;
  readonly stateText: string;
  readonly stake: { readonly label: string; readonly text: string };
  /** Absent while the round is open. */
  readonly won?: { readonly label: string; readonly text: string } | undefined;
}

/** One round of a game; use inside the `<ul>` of a flush card. Source: 1§2. */
export const CasinoHistoryRow = forwardRef<HTMLLIElement, CasinoHistoryRowProps>(
  function CasinoHistoryRow(
    { game, detailText, state, stateText, stake, won, className, ...rest },
    ref,
  ) {
    return (
      <li
        ref={ref}
        {...rest}
        className={cx(
          'flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-hairline px-card py-row first:border-t-0',
          className,
        )}
      >
        <GameArt gameId={game.id} kind={game.kind} className="size-12 shrink-0 rounded-box" />
        <div className="min-w-0 flex-1 basis-40">
          <p className="font-medium break-words">{game.name}</p>
          <p className="text-sm text-text-muted">{detailText}</p>
          <p className="mt-1">
            <Badge tone={TONES[state]}>{stateText}</Badge>
          </p>
        </div>
        <dl className="ml-auto flex flex-wrap items-end justify-end gap-x-4 text-right sm:flex-col">
          {won ? (
            <div>
              <dt className="text-xs text-text-muted">{won.label}</dt>
              <dd className="font-bold">
                <Amount tone={state === 'won' ? 'gain' : state === 'void' ? 'muted' : 'plain'}>
                  {won.text}
                </Amount>
              </dd>
            </div>
          ) : null}
          <div>
            <dt className="text-xs text-text-muted">{stake.label}</dt>
            <dd className="text-sm">
              <Amount>{stake.text}</Amount>
            </dd>
          </div>
        </dl>
      </li>
    );
  },
);
