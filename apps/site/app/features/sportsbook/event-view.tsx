import { formatText } from '@vitrine/messages/format-text';
import { Badge } from '@vitrine/ui/base/badge';
import { Button } from '@vitrine/ui/base/button';
import { Link } from '@vitrine/ui/base/link';
import { StatusDot } from '@vitrine/ui/base/status-dot';
import { Tabs } from '@vitrine/ui/base/tabs';
import { Alert } from '@vitrine/ui/feedback/alert';
import { EmptyState } from '@vitrine/ui/feedback/empty-state';
import { EventHeader } from '@vitrine/ui/sportsbook/event-header';
import { MarketGroup } from '@vitrine/ui/sportsbook/market-group';
import {
  type EventFacts,
  type EventWords,
  eventName,
  eventState,
  eventStatusText,
  scheduleText,
  shownClock,
} from '../../format/event-texts.ts';
import { formatDate } from '../../format/date-time.ts';
import { eventPath, paths, tournamentPath } from '../../paths.ts';
import { Link as RouterLink } from '@remix-run/react';
import type { BoardData } from '../../boards.ts';
import type { Streaming } from '../../streaming.ts';
import type { AdminTexts } from '../../admin-texts.ts';
import { AdminPanel } from './admin-panel.tsx';
import { Board } from './board/board.tsx';
import { contestStatusText } from './contest-texts.ts';
import { EventVideo } from './event-video.tsx';
import { LiveControl } from './live-control.tsx';
import type { MarketGroupName } from './market-group-name.ts';

type MatchFacts = Extract<EventFacts, { readonly kind: 'match' }>;
type ContestFacts = Exclude<EventFacts, MatchFacts>;
type SeasonFacts = Extract<EventFacts, { readonly kind: 'season' }>;

export interface StageLink {
  readonly href: string;
  readonly label: string;
  readonly isLive: boolean;
  readonly current: boolean;
}

export interface EventViewProps {
  readonly event: EventFacts;
  /** The markets of the chosen group; null when the event has none. */
  readonly markets: BoardData | null;
  /** The parts of the stage that the address names, such as the sessions of a race weekend. */
  readonly stages: readonly StageLink[];
  /** False while only the main market can be read. */
  readonly isWhole: boolean;
  readonly group: MarketGroupName;
  /** Whether no market of the event is open. */
  readonly isInactive: boolean;
  /** The groups that have open markets, and the current one. */
  readonly groups: readonly MarketGroupName[];
  readonly streaming: Streaming;
  /** The texts of admin mode; null for everybody but administrators who have it on. */
  readonly admin: AdminTexts | null;
  readonly words: EventWords;
}

interface HeaderProps<Event extends EventFacts> {
  readonly event: Event;
  readonly words: EventWords;
}

/** The page of one event: its scoreboard and all its markets. */
export function EventView(props: EventViewProps) {
  const { event, stages, markets, isWhole, isInactive, group, groups, streaming, admin, words } =
    props;
  const { texts } = words;
  return (
    <div className="flex flex-col gap-3 max-md:px-[min(var(--vt-space-gap),0.5rem)]">
      {event.kind === 'match' ? (
        <MatchHeader event={event} words={words} />
      ) : (
        <ContestHeader event={event} words={words} />
      )}
      {stages.length > 0 ? <StageLinks label={texts['event.stages']} stages={stages} /> : null}
      <EventVideo event={event} streaming={streaming} words={words} />
      {admin ? <AdminPanel event={event} texts={admin} /> : null}
      {isWhole ? null : <Alert tone="warning" title={texts['event.mainMarketOnly']} />}
      {markets ? (
        <>
          <div className="flex px-3 md:px-0">
            <h2 className="sr-only">{texts['event.markets']}</h2>
            <LiveControl texts={texts} />
          </div>
          <MarketGroup
            label={texts['group.label']}
            groups={groups.map((name) => groupTab(name, event, name === group, words))}
            className="group/markets"
          >
            {isInactive ? <Inactive texts={texts} /> : null}
            <Board key={`${event.id} ${group}`} data={markets} />
          </MarketGroup>
        </>
      ) : (
        <NoMarkets event={event} words={words} />
      )}
    </div>
  );
}

function MatchHeader({ event, words }: HeaderProps<MatchFacts>) {
  const { texts, now } = words;
  const state = eventState(event, now);
  return (
    <EventHeader
      eventId={event.id}
      title={eventName(event, words)}
      home={{ name: event.home.name, scoreText: String(event.home.score ?? '') }}
      away={{ name: event.away.name, scoreText: String(event.away.score ?? '') }}
      isLive={state !== 'prematch' && state !== 'aboutToStart'}
      liveText={texts['event.live']}
      clock={shownClock(event, now)}
      statusText={
        state === 'prematch' && event.status === 'notStarted'
          ? texts['status.notStarted']
          : eventStatusText(event, words)
      }
      scheduleText={scheduleText(event.scheduledAt, words)}
      competition={
        <>
          <TournamentLink event={event} /> · {event.categoryName}
        </>
      }
      facts={
        event.isEarlyPayoutApplied ? (
          <Badge tone="accent">{texts['event.earlyPayout']}</Badge>
        ) : null
      }
    />
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

/** Leads to the competition of an event. */
function TournamentLink({ event }: { readonly event: EventFacts }) {
  return (
    <Link emphasis="quiet" href={tournamentPath(event.sportId, event.tournamentId)}>
      {event.tournamentName}
    </Link>
  );
}

/** The heading of an event without two sides: a stage or a season. */
function ContestHeader({ event, words }: HeaderProps<ContestFacts>) {
  return (
    <header className="card-frame px-card py-4 text-center">
      <p className="mb-2 text-sm text-text-muted">
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

/** The tab of a group of markets: an address of the event's page. */
function groupTab(
  group: MarketGroupName,
  { sportId, id }: EventFacts,
  current: boolean,
  { texts }: EventWords,
) {
  const path = eventPath(sportId, id);
  return {
    href: group === 'all' ? path : `${path}?grupo=${group}`,
    label: texts[`group.${group}`],
    current,
  };
}

/** Says that no market is open, until the live script opens a price of one. */
function Inactive({ texts }: Pick<EventWords, 'texts'>) {
  return (
    <div className="group-has-[[data-market]:not([data-suspended])]/markets:hidden">
      <Alert tone="warning" title={texts['event.noMarkets.title']}>
        {texts['event.noMarkets.text']}
      </Alert>
    </div>
  );
}

function NoMarkets({ event, words: { texts } }: Pick<EventViewProps, 'event' | 'words'>) {
  const kind = event.status === 'ended' || event.status === 'closed' ? 'ended' : 'noMarkets';
  return (
    <EmptyState
      drawing="events"
      title={texts[`event.${kind}.title`]}
      text={texts[`event.${kind}.text`]}
      action={
        <Button asChild intent="quiet">
          <RouterLink to={kind === 'ended' ? paths.betHistory : paths.sportsbook}>
            {texts[`event.${kind}.action`]}
          </RouterLink>
        </Button>
      }
    />
  );
}
