import { cx } from 'class-variance-authority';
import { type FocusEvent, type ReactNode, forwardRef, useEffect, useRef, useState } from 'react';
import type { AlertTone } from '../alert/alert.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';
import { useOwnRoot } from '../../base/root-props/use-own-root.ts';
import type { TimerClock } from '../../base/timer/use-timer.ts';
import { Toast } from '../toast/toast.tsx';

/** More would cover the page; the others wait for their turn. */
const SHOWN_AT_ONCE = 3;

export interface ToastMessage {
  readonly id: string;
  readonly tone: AlertTone;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly action?: ReactNode;
  /** Milliseconds; null for what must be read, such as an error. */
  readonly duration: number | null;
}

export interface ToastRegionProps extends RootProps<'section'> {
  /** `Avisos`. */
  readonly label: string;
  readonly dismissLabel: string;
  /** Oldest first. The region is rendered without any too, so that the first is said aloud. */
  readonly toasts: readonly ToastMessage[];
  readonly onDismiss: (id: string) => void;
  readonly clock?: TimerClock | undefined;
}

/**
 * Where toasts stand: under the bar on a phone, in the left corner on a desktop, where they cover neither the
 * slip nor its button. Said politely, never taking the focus; while the pointer or the keyboard is on one, none goes away.
 */
export const ToastRegion = forwardRef<HTMLElement, ToastRegionProps>(function ToastRegion(
  { label, dismissLabel, toasts, onDismiss, clock, className, ...rest },
  ref,
) {
  const region = useOwnRoot(ref);
  const cameFrom = useRef<EventTarget | null>(null);
  const focusLost = useRef(false);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);

  /** Only the keyboard holds toasts by its focus: after a tap it would hold them for ever. */
  function enter(event: FocusEvent) {
    const from = event.relatedTarget;
    if (from && !region.current?.contains(from)) cameFrom.current = from;
    setFocused(event.target.matches(':focus-visible'));
  }

  function dismiss(id: string) {
    focusLost.current = region.current?.querySelector(':focus-visible') != null;
    setFocused(false);
    setPointed(false);
    onDismiss(id);
  }

  useEffect(() => {
    if (!focusLost.current) return;
    focusLost.current = false;
    const next = region.current?.querySelector('button') ?? cameFrom.current;
    if (next instanceof HTMLElement) next.focus();
  }, [region, toasts]);

  return (
    <section
      ref={region}
      {...rest}
      aria-label={label}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocusCapture={enter}
      onBlurCapture={() => setFocused(false)}
      className={cx(
        'pointer-events-none fixed inset-x-3 top-15 z-50 mx-auto max-w-form lg:inset-x-auto lg:top-auto lg:bottom-6 lg:left-6 lg:w-slip',
        className,
      )}
    >
      <ol aria-live="polite" aria-atomic="false" className="flex flex-col gap-2">
        {toasts.slice(0, SHOWN_AT_ONCE).map((toast) => (
          <li key={toast.id} className="pointer-events-auto">
            <Toast
              tone={toast.tone}
              title={toast.title}
              action={toast.action}
              dismissLabel={dismissLabel}
              onDismiss={() => dismiss(toast.id)}
              duration={toast.duration}
              paused={pointed || focused}
              clock={clock}
            >
              {toast.text}
            </Toast>
          </li>
        ))}
      </ol>
    </section>
  );
});
