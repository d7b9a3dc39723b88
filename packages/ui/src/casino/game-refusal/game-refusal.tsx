import { cx } from 'class-variance-authority';
import { type ReactNode, forwardRef } from 'react';
import { Picture } from '../../base/picture/picture.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';

/** What is drawn of each reason. */
const PICTURES = {
  documents: 'faceCheck',
  migration: 'migration',
  walletAbove: 'maxBalance',
  breakTime: 'pause',
  maintenance: 'maintenance',
} as const;

/** Why a game does not start. Source: 1§8. */
export type GameRefusalReason = keyof typeof PICTURES;

export interface GameRefusalProps extends RootProps<'div'> {
  readonly reason: GameRefusalReason;
  readonly title: ReactNode;
  /** What it means, and what is safe. */
  readonly text: ReactNode;
  /** Links of full width: first where it helps to go, then back to the casino. */
  readonly actions: ReactNode;
}

/** In the place of a game that was refused: why, and the way on. Source: 1§8. */
export const GameRefusal = forwardRef<HTMLDivElement, GameRefusalProps>(function GameRefusal(
  { reason, title, text, actions, className, ...rest },
  ref,
) {
  return (
    <div
      ref={ref}
      {...rest}
      className={cx(
        'mx-auto flex w-full max-w-form flex-col items-center p-6 text-center',
        className,
      )}
    >
      <Picture name={PICTURES[reason]} />
      {/* The frame around it has the name of the game as its first-level heading. */}
      <h2 className="mt-4 text-display text-xl text-balance">{title}</h2>
      <p className="mt-2 text-base text-pretty text-text-muted">{text}</p>
      <div className="mt-5 flex w-full flex-col gap-2">{actions}</div>
    </div>
  );
});
