import { cx } from 'class-variance-authority';
import { type ReactNode, useId, forwardRef } from 'react';
import { Amount } from '../../base/amount/amount.tsx';
import { AppLink } from '../../base/app-link/app-link.tsx';
import { GameArt, type GameKind } from '../game-art/game-art.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';

export interface BigWin {
  readonly id: string;
  readonly game: {
    readonly id: string;
    readonly kind: GameKind;
    readonly name: string;
    readonly href: string;
  };
  /** Who won, unrecognisable, and when. */
  readonly detailText: ReactNode;
  readonly amountText: string;
}

export interface BigWinListProps extends RootProps<'section'> {
  readonly title: ReactNode;
  readonly wins: readonly BigWin[];
  /** That great wins are rare and come from nobody's skill. */
  readonly note: ReactNode;
  /** In place of the rows when there are none. */
  readonly empty: ReactNode;
}

/** The greatest wins, the first one first. */
export const BigWinList = forwardRef<HTMLElement, BigWinListProps>(function BigWinList(
  { title, wins, note, empty, className, ...rest },
  ref,
) {
  const titleId = useId();
  return (
    <section
      ref={ref}
      {...rest}
      aria-labelledby={titleId}
      className={cx('card-frame overflow-hidden', className)}
    >
      <h2 id={titleId} className="px-card pt-3 pb-2 text-display text-md">
        {title}
      </h2>
      {wins.length === 0 ? (
        empty
      ) : (
        <ol className="md:columns-2 md:gap-0">
          {wins.map(({ id, game, detailText, amountText }, at) => (
            <li key={id} className="break-inside-avoid border-t border-hairline">
              <AppLink
                href={game.href}
                className="flex min-h-14 items-center gap-3 px-card py-2 text-text no-underline -outline-offset-2 hover:bg-raised"
              >
                <span
                  aria-hidden="true"
                  className="w-6 text-center font-bold text-text-muted tabular-nums"
                >
                  {at + 1}
                </span>
                <GameArt
                  gameId={game.id}
                  kind={game.kind}
                  className="size-11 shrink-0 rounded-box"
                />
                <span className="min-w-0 flex-1">
                  <span className="block font-medium break-words">{game.name}</span>
                  <span className="block text-sm text-text-muted">{detailText}</span>
                </span>
                <span className="font-bold">
                  <Amount tone="gain">{amountText}</Amount>
                </span>
              </AppLink>
            </li>
          ))}
        </ol>
      )}
      <p className="border-t border-hairline px-card py-3 text-sm text-text-muted">{note}</p>
    </section>
  );
});
