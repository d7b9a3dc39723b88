import { cx } from 'class-variance-authority';
import { type ReactNode, useEffect, useRef, forwardRef } from 'react';
import { ArtFrame } from '../../art/art-frame.tsx';
import { Amount } from '../../base/amount/amount.tsx';
import { BoxDrawing } from './box-drawing.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';

/** Closed until it is tapped; then an amount, or nothing today. */
export type MysteryBoxState = 'closed' | 'opening' | 'amount' | 'tryAgain';

export interface MysteryBoxProps extends RootProps<'section'> {
  readonly state: MysteryBoxState;
  /** What the box asks for, or what came out of it. */
  readonly title: ReactNode;
  readonly text: ReactNode;
  /** What was inside, formatted; shown large. */
  readonly amountText?: string | undefined;
  /** The box itself: a submit button of the form around it. */
  readonly open: { readonly name: string; readonly value: string; readonly label: string };
  /** Links on: to the slots once it is open, to the regulation before. */
  readonly actions?: ReactNode;
  /** `h1` where the box is the whole page. */
  readonly titleAs?: 'h1' | 'h2' | undefined;
}

const INSIDE = {
  closed: 'hidden',
  opening: 'hidden',
  amount: 'coins',
  tryAgain: 'nothing',
} as const;

/**
 * The box of the day's cashback. A tap posts the form; the page that answers shows the same box open,
 * and where scripts run it opens in its place and its words take the focus. Source: 3§2, 3§4.
 */
export const MysteryBox = forwardRef<HTMLElement, MysteryBoxProps>(function MysteryBox(
  { state, title, text, amountText, open, actions, titleAs: Title = 'h2', className, ...rest },
  ref,
) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isOpen = state === 'amount' || state === 'tryAgain';
  const cameOpen = useRef(isOpen);
  // The button that had the focus is gone with the opening.
  useEffect(() => {
    if (isOpen && !cameOpen.current) heading.current?.focus();
  }, [isOpen]);
  return (
    <section
      ref={ref}
      {...rest}
      className={cx('mx-auto flex w-full max-w-form flex-col items-center text-center', className)}
    >
      <div
        data-open={isOpen ? '' : undefined}
        className="mystery-box relative w-full max-w-80 transition-transform active:not-data-open:scale-[0.98]"
      >
        <ArtFrame
          palette={2}
          width={240}
          height={240}
          align="middle"
          className="aspect-square w-full rounded-card"
        >
          <BoxDrawing inside={INSIDE[state]} />
        </ArtFrame>
        {isOpen ? null : (
          <button
            type="submit"
            name={open.name}
            value={open.value}
            aria-label={open.label}
            aria-busy={state === 'opening' || undefined}
            aria-disabled={state === 'opening' || undefined}
            onClick={(event) => {
              if (state === 'opening') event.preventDefault();
            }}
            className="absolute inset-0 cursor-pointer rounded-card aria-busy:cursor-default"
          />
        )}
      </div>
      <Title ref={heading} tabIndex={-1} className="mt-5 text-display text-xl text-balance">
        {title}
      </Title>
      {amountText ? (
        <p className="mt-1 text-success">
          <Amount size="hero">{amountText}</Amount>
        </p>
      ) : null}
      <p className="mt-1 text-base text-pretty text-text-muted">{text}</p>
      {actions ? <div className="mt-5 flex w-full flex-col gap-2">{actions}</div> : null}
    </section>
  );
});
