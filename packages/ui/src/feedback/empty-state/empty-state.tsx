import { cx } from 'class-variance-authority';
import { type ReactNode, forwardRef } from 'react';
import type { RootProps } from '../../base/root-props/root-props.ts';

const line = 'fill-none stroke-text-muted';
const sheet = 'fill-card stroke-text-muted';
const mark = 'fill-none stroke-link';

/** Small drawings in the brand's own colours, on a ground of 96 by 72. */
const drawings = {
  slip: (
    <>
      <path className={sheet} d="M30 8h36v54l-6-4-6 4-6-4-6 4-6-4-6 4z" />
      <path className={line} d="M38 20h14M38 28h20M38 40h10" />
      <path className={mark} d="M54 40h6m-3-3v6" />
    </>
  ),
  events: (
    <>
      <path className={sheet} d="M12 14h72v44H12z" />
      <path className={line} d="M48 14v44M12 26h10v20H12M84 26H74v20h10" />
      <circle className={mark} cx="48" cy="36" r="9" />
    </>
  ),
  search: (
    <>
      <path className={sheet} d="M14 12h52v48H14z" />
      <path className={line} d="M22 24h24M22 34h16M22 44h12" />
      <circle className={`${mark} fill-card`} cx="60" cy="40" r="12" />
      <path className={mark} d="m69 49 11 11" />
    </>
  ),
  bets: (
    <>
      <path className={sheet} d="M10 20h76v10a6 6 0 0 0 0 12v10H10V42a6 6 0 0 0 0-12z" />
      <path className={line} d="M34 20v32M44 30h22M44 40h14" />
      <path className={mark} d="m18 36 3.5 4 6-7" />
    </>
  ),
  wallet: (
    <>
      <path className={sheet} d="M14 20h62a6 6 0 0 1 6 6v28a6 6 0 0 1-6 6H20a6 6 0 0 1-6-6z" />
      <path className={line} d="M14 20l46-10v10" />
      <path className={`${mark} fill-card`} d="M82 34H68a6 6 0 0 0 0 12h14z" />
    </>
  ),
  trouble: (
    <>
      <path className={line} d="M10 44h20M66 44h20" />
      <path
        className={sheet}
        d="M30 34h8v20h-8a10 10 0 0 1 0-20zM66 34h-8v20h8a10 10 0 0 0 0-20z"
      />
      <path className={mark} d="M48 14v10M38 18l4 8M58 18l-4 8" />
      <path className={line} d="M38 40h5M38 48h5" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export interface EmptyStateProps extends RootProps<'div'> {
  readonly drawing: keyof typeof drawings;
  /** The one sentence. */
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** The one way on. */
  readonly action?: ReactNode;
  /** `h1` where the state is the whole page, `h2` where it is all that stands below the page's heading. */
  readonly titleAs?: 'p' | 'h1' | 'h2' | undefined;
}

/** A place with nothing in it yet. */
export const EmptyState = forwardRef<HTMLDivElement, EmptyStateProps>(function EmptyState(
  { drawing, title, text, action, titleAs: Title = 'p', className, ...rest },
  ref,
) {
  return (
    <div
      ref={ref}
      {...rest}
      className={cx(
        'mx-auto flex max-w-form flex-col items-center px-4 py-8 text-center',
        className,
      )}
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 96 72"
        width={96}
        height={72}
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {drawings[drawing]}
      </svg>
      <Title className="mt-3 text-md font-bold text-balance">{title}</Title>
      {text ? <p className="mt-1 text-base text-balance text-text-muted">{text}</p> : null}
      {action ? <div className="mt-4">{action}</div> : null}
    </div>
  );
});
