import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useState, forwardRef } from 'react';
import { type TimerClock, useTimer } from '../../base/timer/use-timer.ts';
import type { RootProps } from '../../base/root-props/root-props.ts';

export interface SlipWarningProps extends RootProps<'div'> {
  /** Null when there is nothing to warn of: the place for it stays, so that the next one is said aloud. */
  readonly text: string | null;
  /**
   * The warning takes itself away after so many milliseconds; `shownAt` tells it from the one before
   * with the same words. Without this, whoever renders it takes the text away.
   */
  readonly passing?: { readonly milliseconds: number; readonly shownAt: number } | undefined;
  readonly clock?: TimerClock | undefined;
}

/** A short warning on the slip. */
export const SlipWarning = forwardRef<HTMLDivElement, SlipWarningProps>(function SlipWarning(
  { text, passing, clock, ...rest },
  ref,
) {
  return (
    <div ref={ref} {...rest} role="status">
      {text && passing ? (
        <PassingWarning
          key={passing.shownAt}
          text={text}
          milliseconds={passing.milliseconds}
          clock={clock}
        />
      ) : null}
      {text && !passing ? <Warning text={text} /> : null}
    </div>
  );
});

interface PassingWarningProps {
  readonly text: string;
  readonly milliseconds: number;
  readonly clock: TimerClock | undefined;
}

function PassingWarning({ text, milliseconds, clock }: PassingWarningProps) {
  const [isOver, setOver] = useState(false);
  useTimer({ milliseconds, onEnd: () => setOver(true), clock });
  return isOver ? null : <Warning text={text} />;
}

function Warning({ text }: { readonly text: string }) {
  return (
    <p className="flex animate-fade-in items-center gap-2 rounded-control bg-warning-soft px-3 py-2 text-sm font-medium text-on-warning-soft">
      <TriangleAlert aria-hidden="true" size={16} className="shrink-0" />
      {text}
    </p>
  );
}
