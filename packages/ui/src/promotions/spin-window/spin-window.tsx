import { cva, cx } from 'class-variance-authority';
import { type ReactNode, useEffect, useId, useRef, useState, forwardRef } from 'react';
import { Button } from '../../base/button/button.tsx';
import { ScratchCard } from './scratch-card.tsx';
import { Wheel } from './wheel.tsx';
import type { SpinPrizeKind } from './wheel-drawing.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';

const resultStyles = cva('rounded-box p-3', {
  variants: {
    gift: {
      true: 'bg-success-soft text-on-success-soft',
      false: 'bg-info-soft text-on-info-soft',
    },
  },
});

export interface SpinPrize {
  readonly kind: SpinPrizeKind;
  readonly text: string;
}

/** What came out. */
export interface SpinResult {
  /** Which of the prizes it is. */
  readonly prize: number;
  readonly title: ReactNode;
  readonly text: ReactNode;
}

export interface SpinWindowProps extends RootProps<'section'> {
  /** What turns or is rubbed off. */
  readonly kind: 'wheel' | 'scratch';
  readonly title: ReactNode;
  readonly text: ReactNode;
  /** Eight, in the order of the wheel. */
  readonly prizes: readonly SpinPrize[];
  readonly prizesLabel: string;
  /** Asks for the result: a submit button of the form around it. Absent when there is nothing to ask. */
  readonly play?:
    { readonly name: string; readonly value: string; readonly label: string } | undefined;
  /** The question is on its way. */
  readonly pending?: boolean | undefined;
  readonly result: SpinResult | null;
  /** Why it can't be played: not open yet, done for today, or for those who are logged in. */
  readonly closedText?: ReactNode;
  /** Links: to the log-in, to where the prize is used, to the regulation. */
  readonly links?: ReactNode;
  readonly titleAs?: 'h1' | 'h2' | undefined;
}

/**
 * The daily chance of a promotion, as a wheel or a card to rub off. The server draws; what moves only
 * shows it, and the words that say it come when the motion has ended. Source: 3§7.
 */
export const SpinWindow = forwardRef<HTMLElement, SpinWindowProps>(function SpinWindow(
  {
    kind,
    title,
    text,
    prizes,
    prizesLabel,
    play,
    pending,
    result,
    closedText,
    links,
    titleAs: Title = 'h2',
    className,
    ...rest
  },
  ref,
) {
  const titleId = useId();
  const words = useRef<HTMLParagraphElement>(null);
  const cameWithPage = useRef(result !== null);
  const [isStill, setStill] = useState(result !== null);
  const shown = isStill ? result : null;
  const isMoving = result !== null && shown === null;
  // Who asked has nothing more to ask, but the button keeps the focus until the words take it.
  const [asked, setAsked] = useState(play);
  if (play && play !== asked) setAsked(play);
  const button = isMoving ? asked : result ? undefined : play;
  // The button that had the focus is gone with the result.
  useEffect(() => {
    if (shown && !cameWithPage.current) words.current?.focus();
  }, [shown]);
  const stop = { onStill: () => setStill(true) };
  return (
    <section
      ref={ref}
      {...rest}
      aria-labelledby={titleId}
      className={cx('card-frame overflow-hidden md:flex', className)}
    >
      {kind === 'wheel' ? (
        <Wheel prizes={prizes.map((prize) => prize.kind)} stop={result?.prize ?? null} {...stop} />
      ) : (
        <ScratchCard prize={result ? (prizes[result.prize]?.kind ?? 'nothing') : null} {...stop} />
      )}
      <div className="flex min-w-0 flex-1 flex-col gap-4 p-card md:p-6">
        <div>
          <Title id={titleId} className="text-display text-lg text-balance">
            {title}
          </Title>
          <p className="mt-1 text-base text-text-muted">{text}</p>
        </div>
        {shown ? (
          <div className={resultStyles({ gift: prizes[shown.prize]?.kind !== 'nothing' })}>
            <p ref={words} tabIndex={-1} className="text-md font-bold">
              {shown.title}
            </p>
            <p>{shown.text}</p>
          </div>
        ) : null}
        {closedText && !isMoving ? <p className="font-medium">{closedText}</p> : null}
        {button ? (
          <Button
            type="submit"
            name={button.name}
            value={button.value}
            size="large"
            fullWidth
            pending={pending || isMoving}
          >
            {button.label}
          </Button>
        ) : null}
        {isMoving ? null : links}
        <div>
          <p className="text-sm font-medium">{prizesLabel}</p>
          <ul className="mt-1 columns-2 gap-4 text-sm text-text-muted">
            {[...new Set(prizes.map((prize) => prize.text))].map((prize) => (
              <li key={prize} className="break-inside-avoid py-0.5">
                {prize}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
});
