import { countText, formatText } from '@vitrine/messages/format-text';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { AppLink } from '@vitrine/ui/base/app-link';
import { Button } from '@vitrine/ui/base/button';
import { EmptyState } from '@vitrine/ui/feedback/empty-state';
import { CountryFlag } from '@vitrine/ui/sportsbook/country-flag';
import { LiveBadge } from '@vitrine/ui/sportsbook/live-badge';
import { SportIcon } from '@vitrine/ui/sportsbook/sport-icon';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { EventWords } from '../../format/event-texts.ts';
import type { TextSections } from '../../format/text-sections.ts';
import { allLeaguesPath } from '../../paths/sportsbook-paths.ts';
import { paths } from '../../paths.ts';
import type { LeagueEntry, LeagueGroup } from '../../shapes/sportsbook/league-group.ts';
import { sportIconName } from './sport-names.ts';

interface LeagueGroupWords extends Pick<EventWords, 'format'> {
  readonly texts: TextSections<
    Namespaces['sportsbook'],
    'leagues' | 'event.live' | 'list.leagueCount_one' | 'list.leagueCount_other'
  >;
}

export interface LeagueGroupsProps {
  readonly words: LeagueGroupWords;
  readonly sport: { readonly id: string; readonly slug: string };
  /** What was typed into the filter. */
  readonly query: string;
  readonly groups: readonly LeagueGroup[];
}

/** All competitions of a sport by country, for a board; or that there are none. */
export function LeagueGroups({ words, sport, query, groups }: LeagueGroupsProps) {
  if (groups.length === 0) return <NoLeagues words={words} slug={sport.slug} query={query} />;
  return (
    <div className="card-frame divide-y divide-hairline">
      {groups.map((group) => (
        <Group key={group.id} words={words} sportId={sport.id} group={group} />
      ))}
    </div>
  );
}

interface GroupProps {
  readonly words: LeagueGroupWords;
  readonly sportId: string;
  readonly group: LeagueGroup;
}

function Group({ words, sportId, group: { name, flag, isOpen, leagues } }: GroupProps) {
  const { texts, format } = words;
  const hasLive = leagues.some(({ isLive }) => isLive);
  return (
    <details open={isOpen} className="group/country">
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 px-card py-2 -outline-offset-2 select-none hover:bg-raised [&::-webkit-details-marker]:hidden">
        <span className="flex w-5 shrink-0 justify-center text-text-muted">
          {flag === null ? (
            <SportIcon sport={sportIconName(sportId)} size={20} />
          ) : (
            <CountryFlag src={flag} />
          )}
        </span>
        <span className="min-w-0 flex-1 font-bold">{name}</span>{' '}
        {hasLive ? <LiveBadge text={texts['event.live']} look="dot" /> : null}
        <span className="text-sm text-text-muted tabular-nums">
          {countText(texts, 'leagues.count', leagues.length, format.language)}
        </span>
        <ChevronDown
          aria-hidden="true"
          size={18}
          className="shrink-0 text-text-muted transition-transform group-open/country:rotate-180"
        />
      </summary>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,22rem),1fr))] gap-x-4 border-t border-hairline pb-1">
        {leagues.map((league) => (
          <League key={league.id} words={words} league={league} />
        ))}
      </ul>
    </details>
  );
}

interface LeagueProps {
  readonly words: LeagueGroupWords;
  readonly league: LeagueEntry;
}

function League({ words, league: { name, href, count, isLive } }: LeagueProps) {
  const { texts, format } = words;
  return (
    <li>
      <AppLink
        href={href}
        className="flex min-h-11 items-center gap-3 py-2 pr-card pl-[calc(var(--vt-space-card)+2rem)] text-text no-underline -outline-offset-2 hover:bg-raised"
      >
        <span className="min-w-0 flex-1">{name}</span>{' '}
        {isLive ? <LiveBadge text={texts['event.live']} /> : null}{' '}
        <span className="shrink-0 text-sm text-text-muted tabular-nums">
          {countText(texts, 'list.leagueCount', count, format.language)}
        </span>
      </AppLink>
    </li>
  );
}

interface NoLeaguesProps {
  readonly words: LeagueGroupWords;
  readonly slug: string;
  readonly query: string;
}

/** Nothing fits what was typed, or the sport has no competition with events. */
function NoLeagues({ words: { texts }, slug, query }: NoLeaguesProps) {
  const [title, text, action, href] = query
    ? ([
        formatText(texts['leagues.none.title'], { query }),
        texts['leagues.none.text'],
        texts['leagues.none.action'],
        allLeaguesPath(slug),
      ] as const)
    : ([
        texts['leagues.empty.title'],
        texts['leagues.empty.text'],
        texts['leagues.empty.action'],
        paths.sportsbook,
      ] as const);
  return (
    <EmptyState
      drawing="events"
      title={title}
      text={text}
      action={
        <Button asChild intent="quiet">
          <AppLink href={href}>{action}</AppLink>
        </Button>
      }
    />
  );
}
