import { cx } from 'class-variance-authority';
import { type ReactNode, forwardRef } from 'react';
import { Picture } from '../../base/picture/picture.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';

export interface EmptyPromotionsProps extends RootProps<'section'> {
  readonly title: ReactNode;
  readonly text: ReactNode;
  /** The one way on. */
  readonly action: ReactNode;
  /** `h1` where the state is the whole page. */
  readonly titleAs?: 'h1' | 'h2' | undefined;
}

/** A page of promotions on which there is none for this account. */
export const EmptyPromotions = forwardRef<HTMLElement, EmptyPromotionsProps>(
  function EmptyPromotions(
    { title, text, action, titleAs: Title = 'h2', className, ...rest },
    ref,
  ) {
    return (
      <section
        ref={ref}
        {...rest}
        className={cx(
          'mx-auto flex max-w-form flex-col items-center px-4 py-10 text-center',
          className,
        )}
      >
        <Picture name="noPromotions" />
        <Title className="mt-4 text-display text-lg text-balance">{title}</Title>
        <p className="mt-1 text-base text-balance text-text-muted">{text}</p>
        <div className="mt-5">{action}</div>
      </section>
    );
  },
);
