import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useState, forwardRef } from 'react';
import { type TimerClock, useTimer } from '../../base/timer/use-timer.ts';
import { Button } from '../../base/button/button.tsx';
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
  /** The button of the form around that settles it, beside a warning that stays. */
  readonly action?:
    { readonly name: string; readonly value: string; readonly label: string } | undefined;
}

/** A short warning on the slip. */
export const SlipWarning = forwardRef<HTMLDivElement, SlipWarningProps>(function SlipWarning(
  { text, passing, clock, action, ...rest },
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
      {text && !passing ? <Warning text={text} action={action} /> : null}
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

interface WarningProps extends Pick<SlipWarningProps, 'action'> {
  readonly text: string;
}

function Warning({ text, action }: WarningProps) {
  return (
    <p className="flex animate-fade-in items-center gap-2 rounded-control bg-warning-soft px-3 py-2 text-sm font-medium text-on-warning-soft">
      <TriangleAlert aria-hidden="true" size={16} className="shrink-0" />
      {text}
      {action ? (
        <Button
          type="submit"
          intent="link"
          size="small"
          name={action.name}
          value={action.value}
          className="-my-2 -mr-2 ml-auto"
        >
          {action.label}
        </Button>
      ) : null}
    </p>
  );
}
