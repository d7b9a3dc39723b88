import { useLocation } from '@remix-run/react';
import { formatText } from '@vitrine/messages/format-text';
import { Link } from '@vitrine/ui/base/link';
import { LivePause } from '@vitrine/ui/sportsbook/live-pause';
import { formatExactTime } from '../../format/date-time.ts';
import type { SportsbookTexts } from '../../format/event-texts.ts';
import { useShellData } from '../../shell-data.ts';

export type LiveTexts = Pick<
  SportsbookTexts,
  'live.pause' | 'live.resume' | 'live.paused' | 'live.lost' | 'live.pricesAt' | 'live.refresh'
>;

interface LiveControlProps {
  readonly texts: LiveTexts;
  /**
   * At the end of a line of its own; beside other links, or in the corner of the scoreboard above it. Only a
   * line of its own shows its sentence, which is read out elsewhere.
   */
  readonly place?: 'line' | 'tight' | 'corner';
}

const PAUSE_STYLES = {
  line: 'min-w-0 flex-1 flex-row-reverse text-end',
  tight: 'shrink-0 [&>div]:sr-only',
  corner:
    'absolute top-2 right-[calc(var(--vt-space-card)+2.25rem)] z-4 [&>button]:border-transparent [&>div]:sr-only',
};

const PRICES_STYLES = {
  line: 'flex-1 flex-wrap items-center text-sm',
  tight: 'shrink-0 flex-col items-end text-xs',
  corner: 'flex-wrap items-center px-3 text-sm',
};

/**
 * The control at the end of a line that pauses the live prices of the page and resumes them. Without
 * scripts prices stand still: there it says of when they are, with a link that reads them anew.
 */
export function LiveControl({ texts, place = 'line' }: LiveControlProps) {
  return (
    <>
      <LivePause
        className={PAUSE_STYLES[place]}
        pauseLabel={texts['live.pause']}
        resumeLabel={texts['live.resume']}
        pausedText={texts['live.paused']}
        lostText={texts['live.lost']}
      />
      <StillPrices texts={texts} className={PRICES_STYLES[place]} />
    </>
  );
}

interface StillPricesProps {
  readonly texts: LiveTexts;
  readonly className: string;
}

function StillPrices({ texts, className }: StillPricesProps) {
  const { format, madeAt } = useShellData();
  const { pathname, search } = useLocation();
  return (
    <p
      className={`hidden min-h-9 min-w-0 justify-end gap-x-3 text-text-muted noscript:flex ${className}`}
    >
      <span>{formatText(texts['live.pricesAt'], { time: formatExactTime(madeAt, format) })}</span>{' '}
      <Link emphasis="standalone" href={pathname + search}>
        {texts['live.refresh']}
      </Link>
    </p>
  );
}
