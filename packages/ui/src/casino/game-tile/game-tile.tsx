import { cx } from 'class-variance-authority';
import Star from 'lucide-react/icons/star';
import Wrench from 'lucide-react/icons/wrench';
import { forwardRef, memo } from 'react';
import { AppLink } from '../../base/app-link/app-link.tsx';
import { Badge } from '../../base/badge/badge.tsx';
import { GameArt, type GameKind } from '../game-art/game-art.tsx';
import { Link } from '../../base/link/link.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';

const BADGE_TONES = { new: 'info', jackpot: 'accent', live: 'live', exclusive: 'success' } as const;

export interface GameBadge {
  readonly kind: keyof typeof BADGE_TONES;
  readonly text: string;
}

export interface GameTileProps extends RootProps<'article'> {
  /** The picture is drawn from it. */
  readonly gameId: string;
  readonly kind: GameKind;
  readonly name: string;
  readonly provider: string;
  /** What the game gives back in the long run, as Brazil's law wants it shown; in full for hearing. */
  readonly returns: { readonly text: string; readonly label: string };
  /** Where it is played for money; the picture is the tap area. */
  readonly href: string;
  /** Plays for nothing, where that is offered. */
  readonly demo?:
    { readonly href: string; readonly text: string; readonly label: string } | undefined;
  readonly badge?: GameBadge | undefined;
  /** A submit button of the form around the tile. */
  readonly favourite?:
    | {
        readonly name: string;
        readonly value: string;
        readonly label: string;
        readonly pressed: boolean;
      }
    | undefined;
  /** Says why it can't be played now; its links are gone. */
  readonly maintenanceText?: string | undefined;
  /** A large tile of a mosaic. */
  readonly prominent?: boolean | undefined;
}

/** A game: its picture with its name, and below who made it and what it gives back. Source: 1§2. */
export const GameTile = memo(
  forwardRef<HTMLElement, GameTileProps>(function GameTile(
    {
      gameId,
      kind,
      name,
      provider,
      returns,
      href,
      demo,
      badge,
      favourite,
      maintenanceText,
      prominent = false,
      className,
      ...rest
    },
    ref,
  ) {
    const picture = (
      <GameArt
        gameId={gameId}
        kind={kind}
        className={`size-full transition-transform group-hover:scale-[1.03] ${maintenanceText ? 'grayscale' : ''}`}
        caption={
          <>
            {badge && !maintenanceText ? (
              <span className="mb-1 block">
                <Badge tone={BADGE_TONES[badge.kind]}>{badge.text}</Badge>{' '}
              </span>
            ) : null}
            <span
              className={`block text-display leading-tight break-words ${prominent ? 'text-lg' : 'text-sm'}`}
            >
              {name}
            </span>
            {maintenanceText ? (
              <span className="mt-1 block text-xs leading-tight font-medium break-words">
                <Wrench aria-hidden="true" size={12} className="mr-1 inline" />
                {maintenanceText}
              </span>
            ) : null}
          </>
        }
      />
    );
    const frame = 'group relative block overflow-hidden rounded-card no-underline aspect-4/5';
    return (
      <article ref={ref} {...rest} className={cx('relative flex min-w-0 flex-col', className)}>
        {maintenanceText ? (
          <div className={frame}>{picture}</div>
        ) : (
          <AppLink href={href} className={frame}>
            {picture}
          </AppLink>
        )}
        {favourite ? (
          <button
            type="submit"
            name={favourite.name}
            value={favourite.value}
            aria-label={favourite.label}
            aria-pressed={favourite.pressed}
            title={favourite.label}
            className="group/star absolute top-0 right-0 flex size-11 cursor-pointer items-center justify-center rounded-pill"
          >
            <span className="flex size-8 items-center justify-center rounded-pill bg-card text-text-muted group-hover/star:text-text group-aria-pressed/star:bg-accent group-aria-pressed/star:text-on-accent forced-colors:border">
              <Star aria-hidden="true" size={16} className="group-aria-pressed/star:fill-current" />
            </span>
          </button>
        ) : null}
        <p className="mt-1.5 truncate text-xs text-text-muted" title={provider}>
          {provider}
        </p>
        <p className="text-xs tabular-nums">
          <span aria-hidden="true">{returns.text}</span>
          <span className="sr-only">{returns.label}</span>
        </p>
        {demo && !maintenanceText ? (
          <p className="text-sm">
            <Link emphasis="standalone" href={demo.href} aria-label={demo.label}>
              {demo.text}
            </Link>
          </p>
        ) : null}
      </article>
    );
  }),
);
