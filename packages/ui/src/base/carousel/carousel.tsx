import { cva, cx } from 'class-variance-authority';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Children, type ReactNode, useRef, useState, forwardRef } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import type { RootProps } from '../root-props/root-props.ts';

const itemStyles = cva('shrink-0 snap-start', {
  variants: {
    width: {
      full: 'w-full',
      wide: 'w-[min(85%,22rem)]',
      card: 'w-[min(60%,15rem)]',
    },
  },
});

export interface CarouselProps extends RootProps<'section'> {
  /** What stands in it. */
  readonly label: string;
  /** The word for the thing itself: `carrossel`. */
  readonly kind: string;
  readonly previousLabel: string;
  readonly nextLabel: string;
  /** `2 de 5`: shown between the buttons and said when it changes. */
  readonly positionText: (at: number, of: number) => string;
  /** How much of the row one item takes: all, most, or as much as leaves the next in sight. */
  readonly width: 'full' | 'wide' | 'card';
  readonly children: ReactNode;
}

/**
 * A row of items that scrolls sideways and snaps, by finger, wheel, keys and buttons; without scripts
 * the buttons are absent. Nothing moves by itself.
 */
export const Carousel = forwardRef<HTMLElement, CarouselProps>(function Carousel(
  { label, kind, previousLabel, nextLabel, positionText, width, children, className, ...rest },
  ref,
) {
  const row = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const items = Children.toArray(children);
  const last = items.length - 1;

  function show(position: number) {
    const item = row.current?.children[position];
    if (!row.current || !(item instanceof HTMLElement)) return;
    row.current.scrollTo({ left: item.offsetLeft });
  }

  function readPosition() {
    if (row.current) setAt(itemInSight(row.current));
  }

  return (
    <section
      ref={ref}
      {...rest}
      aria-roledescription={kind}
      aria-label={label}
      className={cx('min-w-0', className)}
    >
      <div
        ref={row}
        onScroll={readPosition}
        {...reachableByKeys}
        role="group"
        aria-label={label}
        className="relative scroll-row flex scroll-smooth gap-3 rounded-card -outline-offset-2"
      >
        {items.map((item, position) => (
          <div
            key={position}
            role="group"
            aria-label={positionText(position + 1, items.length)}
            className={itemStyles({ width })}
          >
            {item}
          </div>
        ))}
      </div>
      {last > 0 ? (
        <div className="mt-1 flex items-center justify-end gap-1 noscript:hidden">
          <IconButton
            label={previousLabel}
            icon={<ChevronLeft aria-hidden="true" size={20} />}
            aria-disabled={at === 0}
            onClick={() => show(Math.max(0, at - 1))}
            className="aria-disabled:cursor-default aria-disabled:text-control-border"
          />
          <span
            aria-live="polite"
            className="min-w-14 text-center text-sm text-text-muted tabular-nums"
          >
            {positionText(at + 1, items.length)}
          </span>
          <IconButton
            label={nextLabel}
            icon={<ChevronRight aria-hidden="true" size={20} />}
            aria-disabled={at === last}
            onClick={() => show(Math.min(last, at + 1))}
            className="aria-disabled:cursor-default aria-disabled:text-control-border"
          />
        </div>
      ) : null}
    </section>
  );
});

/** Not every browser lets the keyboard scroll a row whose items hold no link. */
const reachableByKeys = { tabIndex: 0 };

/** The position of the item at the beginning of the row; the last one when it can't go further. */
function itemInSight(row: HTMLElement): number {
  const items = [...row.children].filter((item) => item instanceof HTMLElement);
  if (row.scrollLeft + row.clientWidth >= row.scrollWidth - 1) return items.length - 1;
  const distances = items.map((item) => Math.abs(item.offsetLeft - row.scrollLeft));
  return distances.indexOf(Math.min(...distances));
}
