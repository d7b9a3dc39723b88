import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useState } from 'react';
import { Button } from '../button/button.tsx';

export interface LivePauseProps {
  readonly pauseLabel: string;
  readonly resumeLabel: string;
  /** Said and shown while everything stands still. */
  readonly pausedText: string;
}

/** Told to the document when the page's `data-live-paused` changed; the live script hears it. */
const CHANGED = 'livepause';

/**
 * Stops what moves by itself on a live page: prices, scores and clocks keep what they show until the
 * reader lets them go on (WCAG 2.2.2). It says so on the page's root, where the live script reads it;
 * without scripts nothing moves, and the button isn't there.
 */
export function LivePause({ pauseLabel, resumeLabel, pausedText }: LivePauseProps) {
  const [isPaused, setPaused] = useState(
    () =>
      typeof document !== 'undefined' && document.documentElement.hasAttribute('data-live-paused'),
  );

  function toggle() {
    const next = document.documentElement.toggleAttribute('data-live-paused');
    setPaused(next);
    document.dispatchEvent(new Event(CHANGED));
  }

  const Icon = isPaused ? Play : Pause;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 noscript:hidden">
      <Button intent="quiet" size="small" onClick={toggle}>
        <Icon aria-hidden="true" size={16} />
        {isPaused ? resumeLabel : pauseLabel}
      </Button>
      <p role="status" className="min-w-0 flex-1 basis-40 text-sm text-text-muted">
        {isPaused ? pausedText : ''}
      </p>
    </div>
  );
}
