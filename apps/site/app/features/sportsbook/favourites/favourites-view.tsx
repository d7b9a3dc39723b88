import { countText } from '@vitrine/messages/format-text';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { AppLink } from '@vitrine/ui/base/app-link';
import { Button } from '@vitrine/ui/base/button';
import { PageHeading } from '@vitrine/ui/base/page-heading';
import { EmptyState } from '@vitrine/ui/feedback/empty-state';
import { SportIcon } from '@vitrine/ui/sportsbook/sport-icon';
import type { BoardData } from '../../../shapes/base/boards.ts';
import type { SportsbookTexts } from '../../../format/event-texts.ts';
import type { TextSections } from '../../../format/text-sections.ts';
import type { LeagueLink } from '../../../shapes/sportsbook/league-link.ts';
import { paths } from '../../../paths.ts';
import { useShellData } from '../../../shell-data.ts';
import { ListHeading } from '../list-heading.tsx';
import { LiveAndComing } from '../live-and-coming.tsx';
import { sportIconName } from '../sport-names.ts';
import { FavouriteStar } from './favourite-star.tsx';

type FavouritesTexts = TextSections<Namespaces['sportsbook'], 'favourites'>;

export interface FavouritesViewProps {
  readonly texts: SportsbookTexts;
  readonly favouritesTexts: FavouritesTexts;
  readonly hasFavourites: boolean;
  /** The favourite competitions. */
  readonly leagues: readonly LeagueLink[];
  /** Boards; null when no favourite is live, or to come. */
  readonly live: BoardData | null;
  readonly upcoming: BoardData | null;
}

/**
 * What a visitor follows: competitions, and what is live and to come of them and of single matches. A
 * star that is pressed out here leaves its row until the page is opened again, so that it can be pressed
 * back.
 */
export function FavouritesView(props: FavouritesViewProps) {
  const { texts, favouritesTexts, hasFavourites, leagues, live, upcoming } = props;
  return (
    <div className="flex flex-col gap-4">
      <div className="px-3 md:px-0">
        <PageHeading title={favouritesTexts['favourites.heading']} />
      </div>
      <LiveAndComing texts={texts} live={live} upcoming={upcoming} />
      {live || upcoming ? null : (
        <Nothing kind={hasFavourites ? 'noEvents' : 'none'} texts={favouritesTexts} />
      )}
      <Competitions leagues={leagues} texts={texts} favouritesTexts={favouritesTexts} />
      {hasFavourites ? (
        <p className="px-3 text-sm text-text-muted md:px-0">{favouritesTexts['favourites.note']}</p>
      ) : null}
    </div>
  );
}

interface NothingProps {
  readonly kind: 'none' | 'noEvents';
  readonly texts: FavouritesTexts;
}

function Nothing({ kind, texts }: NothingProps) {
  return (
    <EmptyState
      drawing="events"
      title={texts[`favourites.${kind}.title`]}
      text={texts[`favourites.${kind}.text`]}
      action={
        <Button asChild intent="quiet">
          <AppLink href={paths.sportsbook}>{texts[`favourites.${kind}.action`]}</AppLink>
        </Button>
      }
    />
  );
}

type CompetitionsProps = Pick<FavouritesViewProps, 'leagues' | 'texts' | 'favouritesTexts'>;

function Competitions({ leagues, texts, favouritesTexts }: CompetitionsProps) {
  const { format } = useShellData();
  if (leagues.length === 0) return null;
  return (
    <section>
      <ListHeading id="competitions-heading" title={favouritesTexts['favourites.competitions']} />
      <ul className="card-frame divide-y divide-hairline">
        {leagues.map(({ id, sportId, name, href, count }) => (
          <li key={id} className="flex min-h-11 items-center gap-3 px-card">
            <FavouriteStar id={id} name={name} texts={texts} />
            <AppLink
              href={href}
              className="flex min-h-11 min-w-0 flex-1 items-center gap-2 text-text no-underline -outline-offset-2 hover:text-link"
            >
              <SportIcon sport={sportIconName(sportId)} size={20} className="shrink-0" />
              <span className="min-w-0 flex-1 font-medium">{name}</span>{' '}
              <span className="shrink-0 text-sm text-text-muted">
                {countText(texts, 'list.leagueCount', count, format.language)}
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
