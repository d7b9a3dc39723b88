import { cx } from 'class-variance-authority';
import X from 'lucide-react/icons/x';
import { type ReactNode, forwardRef, useId } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import type { RootProps } from '../root-props/root-props.ts';

/** Attributes for the `<button>` that opens the popover. */
export type PopoverWiring = Readonly<Record<'popovertarget', string>>;

export interface PopoverProps extends RootProps<'div'> {
  /** The button; it takes the attributes it is given. */
  readonly trigger: (wiring: PopoverWiring) => ReactNode;
  readonly title: ReactNode;
  readonly closeLabel: string;
  readonly children: ReactNode;
}

/**
 * Something short beside what it belongs to: a filter, an explanation, a menu of links. The browser
 * opens it, closes it on Escape or a click elsewhere and gives the focus back, with scripts or without.
 * Attributes and ref are those of what opens.
 */
export const Popover = forwardRef<HTMLDivElement, PopoverProps>(function Popover(
  { trigger, title, closeLabel, children, className, ...rest },
  ref,
) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  // React 18 knows no such attributes, and writes them as they stand here.
  const opened = { popover: 'auto' };
  const closing = { popovertarget: id, popovertargetaction: 'hide' };
  return (
    <>
      {trigger({ popovertarget: id })}
      <div
        ref={ref}
        {...rest}
        {...opened}
        id={id}
        role="dialog"
        aria-labelledby={`${id}-title`}
        className={cx('popover', className)}
      >
        <div className="flex items-start gap-2 pr-1 pl-4">
          <p id={`${id}-title`} className="min-w-0 flex-1 py-3 font-bold">
            {title}
          </p>
          <IconButton
            {...closing}
            label={closeLabel}
            icon={<X aria-hidden="true" size={20} />}
            className="text-text-muted hover:text-text"
          />
        </div>
        <div className="px-4 pb-4">{children}</div>
      </div>
    </>
  );
});
