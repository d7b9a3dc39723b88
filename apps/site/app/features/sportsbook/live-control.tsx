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
   * line of its own shows its sentence, which is read out elsewhere. Beside chips, which take the room there is,
   * it has none for the time of still prices: `StillPrices` stands below the line.
   */
  readonly place?: 'line' | 'tight' | 'corner' | 'chips';
}

const PAUSE_STYLES = {
  line: 'min-w-0 flex-1 flex-row-reverse text-end',
  tight: 'shrink-0 [&>div]:sr-only',
  chips: 'shrink-0 [&>div]:sr-only',
  corner:
    'absolute top-2 right-[calc(var(--vt-space-card)+2.25rem)] z-4 [&>button]:border-transparent [&>div]:sr-only',
};

const PRICES_STYLES = {
  line: 'min-h-9 flex-1 flex-wrap items-center text-sm',
  tight: 'min-h-9 shrink-0 flex-col items-end text-xs',
  corner: 'min-h-9 flex-wrap items-center px-3 text-sm',
  // As low as a link may be, so that the list keeps its room.
  below: 'min-h-6 flex-wrap items-center px-3 text-xs',
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
      {place === 'chips' ? null : <StillPrices texts={texts} place={place} />}
    </>
  );
}

interface StillPricesProps {
  readonly texts: LiveTexts;
  readonly place: keyof typeof PRICES_STYLES;
}

/** Of when the prices of a page without scripts are, and the link that reads them anew. */
export function StillPrices({ texts, place }: StillPricesProps) {
  const { format, madeAt } = useShellData();
  const { pathname, search } = useLocation();
  return (
    <p
      className={`hidden min-w-0 justify-end gap-x-3 text-text-muted noscript:flex ${PRICES_STYLES[place]}`}
    >
      <span>{formatText(texts['live.pricesAt'], { time: formatExactTime(madeAt, format) })}</span>{' '}
      <Link emphasis="standalone" href={pathname + search}>
        {texts['live.refresh']}
      </Link>
    </p>
  );
}
