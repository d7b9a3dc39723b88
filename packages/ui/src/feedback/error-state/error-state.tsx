import ShieldCheck from 'lucide-react/icons/shield-check';
import { type ReactNode, forwardRef } from 'react';
import { EmptyState, type EmptyStateProps } from '../empty-state/empty-state.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';

export interface ErrorStateProps extends RootProps<'div'> {
  /** What happened. */
  readonly title: ReactNode;
  /** What is safe: the money, the slip. */
  readonly safe: ReactNode;
  /** What to do. */
  readonly action?: ReactNode;
  /** A code for the support, small. */
  readonly reference?: ReactNode;
  /** `h1` where the error is the whole page, `h2` where it is all that stands below the page's heading. */
  readonly titleAs?: EmptyStateProps['titleAs'];
}

/** A part of a page that could not be shown. */
export const ErrorState = forwardRef<HTMLDivElement, ErrorStateProps>(function ErrorState(
  { title, safe, action, reference, titleAs, ...rest },
  ref,
) {
  return (
    <div ref={ref} {...rest} role="alert">
      <EmptyState
        drawing="trouble"
        title={title}
        titleAs={titleAs}
        text={
          <span className="inline-flex items-start gap-1.5 text-left">
            <ShieldCheck aria-hidden="true" size={16} className="mt-0.5 shrink-0 text-success" />
            {safe}
          </span>
        }
        action={action}
      />
      {reference ? <p className="text-center text-xs text-text-muted">{reference}</p> : null}
    </div>
  );
});
