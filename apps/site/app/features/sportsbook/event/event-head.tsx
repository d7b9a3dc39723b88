import { shortName } from '@vitrine/betting/sportsbook/shortened/short-name';
import { formatText } from '@vitrine/messages/format-text';
import { AppLink } from '@vitrine/ui/base/app-link';
import { Badge } from '@vitrine/ui/base/badge';
import { Link } from '@vitrine/ui/base/link';
import { StatusDot } from '@vitrine/ui/base/status-dot';
import { Tabs } from '@vitrine/ui/base/tabs';
import { Alert } from '@vitrine/ui/feedback/alert';
import { EventBar } from '@vitrine/ui/sportsbook/event-bar';
import { EventHeader } from '@vitrine/ui/sportsbook/event-header';
import { ScoreBoard, type ScoreBoardProps } from '@vitrine/ui/sportsbook/score-board';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { formatDate } from '../../../format/date-time.ts';
import {
  type EventFacts,
  type EventWords,
  eventName,
  eventState,
  eventStatusText,
  scheduleText,
  shownClock,
} from '../../../format/event-texts.ts';
import { tournamentPath } from '../../../paths/sportsbook-paths.ts';
import type { Streaming } from '../../../shapes/sportsbook/streaming.ts';
import { contestStatusText } from '../contest-texts.ts';
import { FavouriteStar } from '../favourites/favourite-star.tsx';
import { EventVideo, WatchLink } from './event-video.tsx';

type MatchFacts = Extract<EventFacts, { readonly kind: 'match' }>;
type ContestFacts = Exclude<EventFacts, MatchFacts>;
type SeasonFacts = Extract<EventFacts, { readonly kind: 'season' }>;

export interface StageLink {
  readonly href: string;
  readonly label: string;
  readonly isLive: boolean;
  readonly current: boolean;
}

export interface EventHeadProps {
  readonly event: EventFacts;
  /** The parts of the stage that the address names, such as the sessions of a race weekend. */
  readonly stages: readonly StageLink[];
  /** False while only the main market can be read. */
  readonly isWhole: boolean;
  /** The path of the page. */
  readonly path: string;
  /** The word of the chosen group of markets in the address; null for all. */
  readonly group: string | null;
  readonly streaming: Streaming;
  /** The score by part and what else is counted; null where nothing is. */
  readonly board: ScoreBoardProps | null;
  readonly words: EventWords;
}

interface HeaderProps<Event extends EventFacts> {
  readonly event: Event;
  /** The link to its video; null where none is offered. */
  readonly watch: ReactNode;
  readonly words: EventWords;
}

/** What stands over the markets of an event, for a board: its scoreboard, its stages and its video. */
export function EventHead(props: EventHeadProps) {
  const { event, stages, isWhole, path, group, streaming, words } = props;
  const { texts } = words;
  const watch =
    streaming?.kind === 'offered' ? <WatchLink path={path} group={group} words={words} /> : null;
  return (
    <>
      {event.kind === 'match' ? (
        <MatchHeader event={event} board={props.board} watch={watch} words={words} />
      ) : (
        <ContestHeader event={event} watch={watch} words={words} />
      )}
      {stages.length > 0 ? <StageLinks label={texts['event.stages']} stages={stages} /> : null}
      <EventVideo event={event} streaming={streaming} path={path} group={group} words={words} />
      {isWhole ? null : <Alert tone="warning" title={texts['event.mainMarketOnly']} />}
    </>
  );
}

interface MatchHeaderProps extends HeaderProps<MatchFacts> {
  readonly board: ScoreBoardProps | null;
}

function MatchHeader({ event, board, watch, words }: MatchHeaderProps) {
  const { texts, now } = words;
  const state = eventState(event, now);
  const isLive = state !== 'prematch' && state !== 'aboutToStart';
  const clock = shownClock(event, now);
  const sides = (nameOf: (name: string) => string) => ({
    home: { name: nameOf(event.home.name), scoreText: String(event.home.score ?? '') },
    away: { name: nameOf(event.away.name), scoreText: String(event.away.score ?? '') },
  });
  return (
    <>
      <EventHeader
        className="event-bar-cover"
        eventId={event.id}
        title={eventName(event, words)}
        {...sides((name) => name)}
        isLive={isLive}
        liveText={texts['event.live']}
        clock={clock}
        statusText={
          state === 'prematch' && event.status === 'notStarted'
            ? texts['status.notStarted']
            : eventStatusText(event, words)
        }
        scheduleText={scheduleText(event.scheduledAt, words)}
        favourite={<FavouriteStar id={event.id} name={eventName(event, words)} texts={texts} />}
        competition={
          <>
            <TournamentLink event={event} /> · {event.categoryName}
          </>
        }
        back={<BackLink event={event} texts={texts} />}
        board={board ? <ScoreBoard {...board} /> : null}
        facts={
          event.isEarlyPayoutApplied || watch ? (
            <>
              {event.isEarlyPayoutApplied ? (
                <Badge tone="accent">{texts['event.earlyPayout']}</Badge>
              ) : null}{' '}
              {watch}
            </>
          ) : null
        }
      />
      <EventBar
        eventId={event.id}
        {...sides(shortName)}
        isLive={isLive}
        clock={clock}
        statusText={eventStatusText(event, words)}
      />
    </>
  );
}

interface StageLinksProps {
  readonly label: string;
  readonly stages: readonly StageLink[];
}

function StageLinks({ label, stages }: StageLinksProps) {
  return (
    <Tabs
      label={label}
      items={stages.map(({ href, label: name, isLive, current }) => ({
        href,
        label: isLive ? <StatusDot tone="live">{name}</StatusDot> : name,
        current,
      }))}
    />
  );
}

/** An arrow to the competition, on a phone: wider screens show where the event stands. */
function BackLink({ event, texts }: Pick<EventWords, 'texts'> & { readonly event: EventFacts }) {
  return (
    <AppLink
      href={tournamentPath(event.sportId, event.tournamentId)}
      aria-label={formatText(texts['event.back'], { competition: event.tournamentName })}
      className="flex size-11 items-center justify-center rounded-control text-text md:hidden"
    >
      <ArrowLeft aria-hidden="true" size={20} />
    </AppLink>
  );
}

/** Leads to the competition of an event. */
function TournamentLink({ event }: { readonly event: EventFacts }) {
  return (
    <Link emphasis="quiet" href={tournamentPath(event.sportId, event.tournamentId)}>
      {event.tournamentName}
    </Link>
  );
}

/** The heading of an event without two sides: a stage or a season. */
function ContestHeader({ event, watch, words }: HeaderProps<ContestFacts>) {
  return (
    <header className="relative card-frame px-card py-4 text-center">
      <div className="absolute top-1 left-1">
        <BackLink event={event} texts={words.texts} />
      </div>
      <p className="mb-2 px-14 text-sm text-text-muted">
        <TournamentLink event={event} />
        {event.categoryName === '' ? null : ` · ${event.categoryName}`}
      </p>
      <h1 className="text-display text-lg">{event.name}</h1>
      <p className="mt-2 text-sm">
        {event.kind === 'season'
          ? seasonText(event, words)
          : scheduleText(event.scheduledAt, words)}
      </p>
      <p data-live-status={event.id} suppressHydrationWarning className="text-sm text-text-muted">
        {contestStatusText(event, words)}
      </p>
      {watch ? <div className="mt-3">{watch}</div> : null}
    </header>
  );
}

/** The first and the last day of a season. Source: 2§3. */
function seasonText({ scheduledAt, endsAt }: SeasonFacts, { texts, format }: EventWords): string {
  return formatText(texts['event.season'], {
    from: formatDate(scheduledAt, format),
    to: formatDate(endsAt, format),
  });
}
