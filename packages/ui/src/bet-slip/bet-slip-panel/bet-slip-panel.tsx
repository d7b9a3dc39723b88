import { cx } from 'class-variance-authority';
import { type ReactNode, forwardRef } from 'react';
import type { RootProps } from '../../base/root-props/root-props.ts';

export interface BetSlipPanelProps extends RootProps<'section'> {
  readonly title: string;
  /** Not shown while nothing is on the slip. */
  readonly count: number;
  /** The count in words, such as `3 seleções`. */
  readonly countText: string;
  /** Beside the title: remove all, close. */
  readonly headerActions?: ReactNode;
  /** Ticket type, between the header and the selections. */
  readonly controls?: ReactNode;
  /** The selections, or what stands in their place. */
  readonly children: ReactNode;
  /** Always in reach: warning, summary and the placing button. */
  readonly footer?: ReactNode;
  /**
   * What Enter in a stake field does: browsers press the first submit button of a form, which must
   * not be the one that removes a selection.
   */
  readonly defaultAction?: { readonly name: string; readonly value: string } | undefined;
}

/**
 * The frame of the slip. In a column or a sheet of a given height the selections scroll over the footer;
 * where the page itself scrolls, the footer stays at `--slip-footer-bottom` over its lower edge, and what
 * takes the focus stays clear of its `--slip-footer-height`.
 */
export const BetSlipPanel = forwardRef<HTMLElement, BetSlipPanelProps>(function BetSlipPanel(
  {
    title,
    count,
    countText,
    headerActions,
    controls,
    children,
    footer,
    defaultAction,
    className,
    ...rest
  },
  ref,
) {
  return (
    <section
      ref={ref}
      {...rest}
      className={cx('flex max-h-full min-h-0 flex-col bg-card', className)}
    >
      {defaultAction ? (
        <button
          type="submit"
          {...defaultAction}
          className="sr-only"
          tabIndex={-1}
          aria-hidden="true"
        />
      ) : null}
      <header className="flex min-h-13 items-center gap-2 border-b border-hairline px-card">
        <h2 id="bet-slip-title" className="text-display text-md leading-5">
          {title}
        </h2>
        {count > 0 ? (
          <span className="flex h-6 min-w-6 items-center justify-center rounded-pill bg-action px-1.5 text-sm font-bold text-on-action tabular-nums">
            <span aria-hidden="true">{count}</span> <span className="sr-only">{countText}</span>
          </span>
        ) : null}
        <div className="-mr-3 ml-auto flex shrink-0 items-center whitespace-nowrap">
          {headerActions}
        </div>
      </header>
      {controls ? <div className="px-card pt-3 pb-1">{controls}</div> : null}
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain [&_:is(a,button,input)]:scroll-mb-(--slip-footer-height,0px)">
        {children}
      </div>
      {/* An empty place for a warning takes back the gap that it makes. */}
      {footer ? (
        <div className="bottom-(--slip-footer-bottom,0px) flex flex-col gap-3 border-t border-hairline bg-card p-card *:empty:-mt-3 pb-[max(var(--vt-space-card),env(safe-area-inset-bottom))] [@media(height>=32rem)]:sticky">
          {footer}
        </div>
      ) : null}
    </section>
  );
});
