import { cx } from 'class-variance-authority';
import { type ReactNode, useEffect, useId, useState, forwardRef } from 'react';
import type { RootProps } from '../root-props/root-props.ts';

export interface TooltipProps extends RootProps<'span'> {
  /** What explains the control; never its name, which the control has itself. */
  readonly text: ReactNode;
  /** A control that takes the focus, with the attribute that ties the text to it. */
  readonly children: (wiring: { readonly 'aria-describedby': string }) => ReactNode;
}

/** An explanation of a control, shown while the pointer or the focus is on it, or after a tap. */
export const Tooltip = forwardRef<HTMLSpanElement, TooltipProps>(function Tooltip(
  { text, children, className, ...rest },
  ref,
) {
  const id = useId();
  const [near, setNear] = useState(false);
  const [dismissed, setDismissed] = useState(false);

  useEffect(() => {
    if (!near) return;
    setDismissed(false);
    const dismiss = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setDismissed(true);
    };
    document.addEventListener('keydown', dismiss);
    return () => document.removeEventListener('keydown', dismiss);
  }, [near]);

  return (
    <span
      ref={ref}
      {...rest}
      data-dismissed={dismissed || undefined}
      onPointerEnter={() => setNear(true)}
      onPointerLeave={() => setNear(false)}
      onFocusCapture={() => setNear(true)}
      onBlurCapture={() => setNear(false)}
      className={cx('tooltip', className)}
    >
      {children({ 'aria-describedby': id })}
      <span role="tooltip" id={id} className="tooltip-text">
        {text}
      </span>
    </span>
  );
});
