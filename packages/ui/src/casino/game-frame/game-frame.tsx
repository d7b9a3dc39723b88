import { cx } from 'class-variance-authority';
import Maximize from 'lucide-react/icons/maximize';
import Minimize from 'lucide-react/icons/minimize';
import X from 'lucide-react/icons/x';
import { type ReactNode, forwardRef } from 'react';
import { AppLink } from '../../base/app-link/app-link.tsx';
import { PlusLink } from '../../base/button/plus-link.tsx';
import { GameArt, type GameKind } from '../game-art/game-art.tsx';
import { IconButton } from '../../base/icon-button/icon-button.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';
import { useOwnRoot } from '../../base/root-props/use-own-root.ts';
import { Spinner } from '../../feedback/spinner/spinner.tsx';
import { useFullScreen } from './use-full-screen.ts';

interface BarFigure {
  readonly label: string;
  readonly text: string;
}

export interface GameFrameProps extends RootProps<'main'> {
  readonly game: { readonly id: string; readonly kind: GameKind; readonly name: string };
  readonly close: { readonly href: string; readonly label: string };
  /** Absent in a demonstration. */
  readonly balance?: (BarFigure & { readonly href: string }) | undefined;
  readonly deposit?: { readonly href: string; readonly label: string } | undefined;
  /** For how long the bettor has been playing, always in sight. */
  readonly session: BarFigure;
  readonly fullScreenLabel: string;
  readonly leaveFullScreenLabel: string;
  /** Said and shown until the game is there. */
  readonly loadingText?: string | undefined;
  /** Across the top: that nothing is won in a demonstration. */
  readonly note?: ReactNode;
  /** The game's own frame, or why there is none. */
  readonly children: ReactNode;
}

/** What stands around a game: the way out, the balance, the time; and the game below. Source: 1§2. */
export const GameFrame = forwardRef<HTMLElement, GameFrameProps>(function GameFrame(
  {
    game,
    close,
    balance,
    deposit,
    session,
    fullScreenLabel,
    leaveFullScreenLabel,
    loadingText,
    note,
    children,
    className,
    ...rest
  },
  ref,
) {
  const frame = useOwnRoot(ref);
  const fullScreen = useFullScreen(frame);
  const ScreenIcon = fullScreen.isFull ? Minimize : Maximize;
  return (
    <main
      ref={frame}
      {...rest}
      className={cx('flex h-dvh flex-col bg-ground text-text', className)}
    >
      <header className="border-b-header bg-header pt-[env(safe-area-inset-top)] text-on-header">
        <div className="flex min-h-13 flex-wrap items-center gap-1 px-1 sm:gap-2 sm:px-3">
          <AppLink
            href={close.href}
            aria-label={close.label}
            title={close.label}
            className="inline-flex size-11 shrink-0 items-center justify-center rounded-control text-on-header"
          >
            <X aria-hidden="true" size={20} />
          </AppLink>
          {/* A phone's bar has no room for it: there it is read, and not shown. */}
          <h1 className="min-w-0 flex-1 truncate text-md font-bold max-md:sr-only">{game.name}</h1>
          <p className="flex min-w-14 flex-col leading-tight max-md:flex-1">
            <span className="text-xs text-header-muted">{session.label}</span>{' '}
            <span className="text-base font-medium tabular-nums">{session.text}</span>
          </p>
          {balance ? (
            <AppLink
              href={balance.href}
              // Without scripts it would stand still while the game moves it; the game shows its own.
              className="flex min-h-11 min-w-24 flex-col justify-center text-right leading-tight text-on-header no-underline noscript:hidden"
            >
              <span className="text-xs text-header-muted">{balance.label}</span>{' '}
              <span className="text-base font-bold whitespace-nowrap tabular-nums">
                {balance.text}
              </span>
            </AppLink>
          ) : null}
          {deposit ? <PlusLink {...deposit} /> : null}
          {fullScreen.isOffered ? (
            <IconButton
              label={fullScreen.isFull ? leaveFullScreenLabel : fullScreenLabel}
              icon={<ScreenIcon aria-hidden="true" size={20} />}
              onClick={fullScreen.toggle}
              className="max-sm:hidden"
            />
          ) : null}
        </div>
      </header>
      {note ? (
        <p className="bg-info-soft px-4 py-2 text-center text-sm text-on-info-soft">{note}</p>
      ) : null}
      <div className="relative flex min-h-0 flex-1 flex-col overflow-y-auto *:my-auto">
        {children}
        {loadingText ? (
          <div className="absolute inset-0 flex flex-col items-center justify-center gap-4 bg-ground p-6">
            <GameArt gameId={game.id} kind={game.kind} className="h-45 w-36 rounded-card" />
            <div className="flex items-center gap-2 text-base">
              <Spinner label={loadingText} />
            </div>
          </div>
        ) : null}
      </div>
    </main>
  );
});
