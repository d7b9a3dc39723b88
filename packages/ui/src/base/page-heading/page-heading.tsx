import { cx } from 'class-variance-authority';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { type ReactNode, forwardRef } from 'react';
import { AppLink } from '../app-link/app-link.tsx';
import type { RootProps } from '../root-props/root-props.ts';

export interface PageHeadingProps extends RootProps<'header'> {
  readonly title: ReactNode;
  readonly intro?: ReactNode;
  readonly back?: { readonly href: string; readonly label: string } | undefined;
  /** Links or buttons beside the title. */
  readonly actions?: ReactNode;
}

/** The one first-level heading of a page. */
export const PageHeading = forwardRef<HTMLElement, PageHeadingProps>(function PageHeading(
  { title, intro, back, actions, className, ...rest },
  ref,
) {
  return (
    <header
      ref={ref}
      {...rest}
      className={cx('flex flex-wrap items-start gap-x-2 gap-y-3', className)}
    >
      {back ? (
        <AppLink
          href={back.href}
          aria-label={back.label}
          className="-ml-2 inline-flex size-11 shrink-0 items-center justify-center rounded-control text-text hover:bg-raised"
        >
          <ArrowLeft aria-hidden="true" size={20} />
        </AppLink>
      ) : null}
      <div className="min-w-0 flex-1 basis-48">
        <h1 className="py-1.5 text-display text-xl text-balance">{title}</h1>
        {intro ? <p className="max-w-measure text-base text-text-muted">{intro}</p> : null}
      </div>
      {actions ? <div className="flex shrink-0 items-center gap-2">{actions}</div> : null}
    </header>
  );
});
