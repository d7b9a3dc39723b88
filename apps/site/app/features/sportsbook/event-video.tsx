import { Link as RouterLink } from '@remix-run/react';
import { formatText } from '@vitrine/messages/format-text';
import { Button } from '@vitrine/ui/base/button';
import { Alert } from '@vitrine/ui/feedback/alert';
import MonitorPlay from 'lucide-react/icons/monitor-play';
import { type EventFacts, eventName, type EventWords } from '../../format/event-texts.ts';
import { eventPath, watchPath } from '../../paths.ts';
import type { Streaming } from '../../streaming.ts';

export interface EventVideoProps {
  readonly event: EventFacts;
  readonly streaming: Streaming;
  readonly words: EventWords;
}

/** The video of an event, the link that asks for it, or the words that there is none. */
export function EventVideo({ event, streaming, words }: EventVideoProps) {
  const { texts } = words;
  const { sportId, id } = event;
  switch (streaming?.kind) {
    case undefined:
      return null;
    case 'offered':
      return (
        <Button asChild intent="quiet" className="self-center">
          <RouterLink to={watchPath(sportId, id)} preventScrollReset>
            <MonitorPlay aria-hidden="true" size={18} />
            {texts['event.watch']}
          </RouterLink>
        </Button>
      );
    case 'playing':
      return (
        <div className="flex flex-col items-center gap-2">
          <video
            src={streaming.url}
            controls
            autoPlay
            muted
            loop
            playsInline
            aria-label={formatText(texts['event.video'], { event: eventName(event, words) })}
            className="aspect-video w-full rounded-card bg-black"
          />
          <StopWatching event={event} words={words} />
        </div>
      );
    case 'notAvailable':
      return (
        <Alert
          tone="info"
          title={texts['event.noStreaming']}
          action={<StopWatching event={event} words={words} />}
        >
          {texts['event.noStreaming.text']}
        </Alert>
      );
  }
}

function StopWatching({ event, words }: Omit<EventVideoProps, 'streaming'>) {
  return (
    <Button asChild intent="quiet">
      <RouterLink to={eventPath(event.sportId, event.id)} preventScrollReset>
        {words.texts['event.stopWatching']}
      </RouterLink>
    </Button>
  );
}
