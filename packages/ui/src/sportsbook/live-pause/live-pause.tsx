import { cx } from 'class-variance-authority';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useState, forwardRef } from 'react';
import { Button } from '../../base/button/button.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';

export interface LivePauseProps extends RootProps<'div'> {
  readonly pauseLabel: string;
  readonly resumeLabel: string;
  /** Said and shown while everything stands still. */
  readonly pausedText: string;
  /** Said and shown while the live script marks the page's root `data-live-cut`: all prices are locked. */
  readonly lostText: string;
}

/**
 * Stops what moves by itself on a live page: prices, scores and clocks keep what they show until the
 * reader lets them go on (WCAG 2.2.2). It says so by an attribute of the page's root, which the live
 * script reads when nodes of the page change, as the icon does with it. Without scripts nothing moves,
 * and the button isn't there.
 */
export const LivePause = forwardRef<HTMLDivElement, LivePauseProps>(function LivePause(
  { pauseLabel, resumeLabel, pausedText, lostText, className, ...rest },
  ref,
) {
  const [isPaused, setPaused] = useState(
    () =>
      typeof document !== 'undefined' && document.documentElement.hasAttribute('data-live-paused'),
  );

  function toggle() {
    setPaused(document.documentElement.toggleAttribute('data-live-paused'));
  }

  const Icon = isPaused ? Play : Pause;
  return (
    <div
      ref={ref}
      {...rest}
      className={cx('flex flex-wrap items-center gap-x-3 gap-y-1 noscript:hidden', className)}
    >
      <Button intent="quiet" size="small" onClick={toggle}>
        <Icon aria-hidden="true" size={16} />
        <span className="sr-only">{isPaused ? resumeLabel : pauseLabel}</span>
      </Button>
      <div className="min-w-0 flex-1 basis-40 text-sm text-text-muted">
        <p role="status">{isPaused ? pausedText : ''}</p>
        <p role="status" className="truncate">
          <span className="hidden in-data-live-cut:inline">{lostText}</span>
        </p>
      </div>
    </div>
  );
});
