import { useShellData } from '../shell-data.ts';
import { type BrowserEvent, EVENT_PURPOSES } from './tracked-event.ts';

/**
 * Tracks events of this browser, where the visitor allowed it; otherwise nothing is kept, and not even
 * the script of the queue is loaded. Source: 1§9.
 */
export function useTrack(): (event: BrowserEvent) => void {
  const { tracking, csrf } = useShellData();
  return (event) => {
    if (!tracking.isCollecting || !tracking.consent[EVENT_PURPOSES[event.name]]) return;
    void import('./queue-event.ts')
      .then(({ queueEvent }) => queueEvent(event, csrf))
      .catch(() => undefined);
  };
}
