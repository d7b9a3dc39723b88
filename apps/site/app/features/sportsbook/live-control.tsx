import { LivePause } from '@vitrine/ui/live-pause';
import type { SportsbookTexts } from '../../format/event-texts.ts';

type LiveTexts = Pick<SportsbookTexts, 'live.pause' | 'live.resume' | 'live.paused'>;

/** At the end of a line: lets the prices of the page stand still, and go on. */
export function LiveControl({ texts }: { readonly texts: LiveTexts }) {
  return (
    <LivePause
      className="min-w-0 flex-1 flex-row-reverse text-end"
      pauseLabel={texts['live.pause']}
      resumeLabel={texts['live.resume']}
      pausedText={texts['live.paused']}
    />
  );
}
