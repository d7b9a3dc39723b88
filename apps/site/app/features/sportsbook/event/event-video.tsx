import { formatText } from '@vitrine/messages/format-text';
import { Button } from '@vitrine/ui/base/button';
import { Alert } from '@vitrine/ui/feedback/alert';
import MonitorPlay from 'lucide-react/icons/monitor-play';
import { type EventFacts, eventName, type EventWords } from '../../../format/event-texts.ts';
import { eventPagePath } from '../../../paths/event-paths.ts';
import type { Streaming } from '../../../shapes/sportsbook/streaming.ts';
import { KEEPS_SCROLL } from '../board/router-path.ts';

export interface EventVideoProps {
  readonly event: EventFacts;
  readonly streaming: Streaming;
  /** The path of the event's page. */
  readonly path: string;
  /** The group of markets on the page, which stays as it is. */
  readonly group: string | null;
  readonly words: EventWords;
}

/** The link that asks for the video of an event, for a board. */
export function WatchLink({ path, group, words }: Omit<EventVideoProps, 'event' | 'streaming'>) {
  return (
    <Button asChild intent="quiet" size="small">
      <a href={eventPagePath(path, group, true)} {...KEEPS_SCROLL}>
        <MonitorPlay aria-hidden="true" size={18} />
        {words.texts['event.watch']}
      </a>
    </Button>
  );
}

/** The video of an event for a board, once it was asked for, or the words that there is none. */
export function EventVideo({ event, streaming, path, group, words }: EventVideoProps) {
  const { texts } = words;
  const stop = <StopWatching to={eventPagePath(path, group, false)} texts={texts} />;
  switch (streaming?.kind) {
    case undefined:
    case 'offered':
      return null;
    case 'playing':
      return (
        <div className="flex flex-col items-center gap-2">
          <video
            id="event-video"
            src={streaming.url}
            controls
            autoPlay
            muted
            loop
            playsInline
            aria-label={formatText(texts['event.video'], { event: eventName(event, words) })}
            className="aspect-video w-full rounded-card bg-black"
          />
          {stop}
        </div>
      );
    case 'notAvailable':
      return (
        <Alert tone="info" title={texts['event.noStreaming']} action={stop}>
          {texts['event.noStreaming.text']}
        </Alert>
      );
  }
}

interface StopWatchingProps extends Pick<EventWords, 'texts'> {
  readonly to: string;
}

function StopWatching({ to, texts }: StopWatchingProps) {
  return (
    <Button asChild intent="quiet">
      <a href={to} {...KEEPS_SCROLL}>
        {texts['event.stopWatching']}
      </a>
    </Button>
  );
}
