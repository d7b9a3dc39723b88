import { LivePause } from '@vitrine/ui/sportsbook/live-pause';
import type { SportsbookTexts } from '../../format/event-texts.ts';

type LiveTexts = Pick<SportsbookTexts, 'live.pause' | 'live.resume' | 'live.paused'>;

/** The control at the end of a line that pauses the live prices of the page and resumes them. */
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
