import { type ReactNode, forwardRef } from 'react';
import { AppLink } from '../../base/app-link/app-link.tsx';
import { Badge } from '../../base/badge/badge.tsx';
import { Button } from '../../base/button/button.tsx';
import { Card } from '../../base/card/card.tsx';
import { GameArt, type GameKind } from '../../casino/game-art/game-art.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';

export interface FreeSpinsItem {
  readonly id: string;
  readonly game: { readonly id: string; readonly kind: GameKind; readonly name: string };
  /** `10 giros grátis` */
  readonly countText: string;
  readonly expiryText: ReactNode;
  /** Its label names the game for those who hear the link alone. */
  readonly play: { readonly href: string; readonly text: string; readonly label: string };
}

export interface FreeSpinsListProps extends RootProps<'section'> {
  readonly title: ReactNode;
  readonly items: readonly FreeSpinsItem[];
  /** In place of the rows when there are none. */
  readonly empty: ReactNode;
}

/** Free spins that are credited and not played yet, by game. Source: 3§7. */
export const FreeSpinsList = forwardRef<HTMLElement, FreeSpinsListProps>(function FreeSpinsList(
  { title, items, empty, ...rest },
  ref,
) {
  return (
    <Card ref={ref} {...rest} flush title={title}>
      {items.length === 0 ? (
        empty
      ) : (
        <ul>
          {items.map(({ id, game, countText, expiryText, play }) => (
            <li
              key={id}
              className="flex flex-wrap items-center gap-3 border-t border-hairline px-card py-3"
            >
              <GameArt gameId={game.id} kind={game.kind} className="h-16 w-13 rounded-box" />
              <div className="min-w-0 flex-1 basis-36">
                <p className="font-bold break-words">{game.name}</p>
                <p className="text-sm text-text-muted">{expiryText}</p>
                <p className="mt-1">
                  <Badge tone="accent">{countText}</Badge>
                </p>
              </div>
              <Button asChild intent="quiet">
                <AppLink href={play.href} aria-label={play.label}>
                  {play.text}
                </AppLink>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
});
