import { cx } from 'class-variance-authority';
import { type ReactNode, forwardRef } from 'react';
import type { RootProps } from '../root-props/root-props.ts';

export interface CardProps extends RootProps<'section'> {
  readonly title?: ReactNode;
  /** A quiet link or badge beside the title. */
  readonly aside?: ReactNode;
  /** Leaves the inner padding to the content: for lists and pictures. */
  readonly flush?: boolean | undefined;
  readonly children: ReactNode;
}

/** A group of content with the brand's frame. */
export const Card = forwardRef<HTMLElement, CardProps>(function Card(
  { title, aside, flush = false, children, className, ...rest },
  ref,
) {
  return (
    <section ref={ref} {...rest} className={cx('card-frame overflow-hidden', className)}>
      {title ? (
        <header
          className={`flex items-center justify-between gap-3 px-card pt-card ${flush ? 'pb-3' : ''}`}
        >
          <h2 className="min-w-0 text-md font-bold">{title}</h2>
          {aside ? <div className="shrink-0">{aside}</div> : null}
        </header>
      ) : null}
      {flush ? children : <div className="p-card">{children}</div>}
    </section>
  );
});
