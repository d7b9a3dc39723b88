import { countText } from '@vitrine/messages/format-text';
import { AppLink } from '@vitrine/ui/base/app-link';
import type { EventWords } from '../../format/event-texts.ts';
import type { LeagueLink } from '../../shapes/sportsbook/league-link.ts';
import { LeagueMark } from './league-mark.tsx';
import { ListHeading } from './list-heading.tsx';

export interface LeagueChipsProps {
  readonly title: string;
  readonly leagues: readonly LeagueLink[];
  readonly words: Pick<EventWords, 'texts' | 'format'>;
}

/** Links to competitions with the number of their events. */
export function LeagueChips({ title, leagues, words: { texts, format } }: LeagueChipsProps) {
  return (
    <section>
      <ListHeading id="leagues-heading" title={title} />
      <ul className="scroll-row flex scroll-px-3 gap-2 px-3 py-px md:flex-wrap md:scroll-px-0 md:px-0">
        {leagues.map(({ id, sportId, name, flag, href, count }) => (
          <li key={id} className="shrink-0">
            <AppLink
              href={href}
              className="card-frame flex min-h-11 items-center gap-2 px-3 py-1 text-text no-underline hover:text-link"
            >
              <LeagueMark sportId={sportId} flag={flag} size={20} />
              <span>
                <span className="block text-sm font-bold">{name}</span>{' '}
                <span className="block text-xs text-text-muted">
                  {countText(texts, 'list.leagueCount', count, format.language)}
                </span>
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
