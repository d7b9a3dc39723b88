import type { MarketGroup as EventMarketGroup } from '@vitrine/betting/sportsbook/market-group';
import { Button } from '@vitrine/ui/base/button';
import { Link } from '@vitrine/ui/base/link';
import { Alert } from '@vitrine/ui/feedback/alert';
import { EmptyState } from '@vitrine/ui/feedback/empty-state';
import { MarketGroup } from '@vitrine/ui/sportsbook/market-group';
import type { EventFacts, EventWords } from '../../../format/event-texts.ts';
import { betBuilderPath } from '../../../paths/event-paths.ts';
import { paths } from '../../../paths.ts';
import { marketGroupTabs } from './market-group-tabs.ts';
import { RulesLink } from './rules-link.tsx';

export interface EventOfferProps {
  readonly event: Pick<EventFacts, 'id' | 'sportId' | 'status'>;
  /** The markets of the chosen group, as the HTML of `marketBoard`; null when the event has none. */
  readonly markets: string | null;
  readonly group: EventMarketGroup;
  /** The groups that have open markets, and the current one. */
  readonly groups: readonly EventMarketGroup[];
  /** Whether no market of the event is open. */
  readonly isInactive: boolean;
  /** The path of the page. */
  readonly path: string;
  /** Whether the video is on, which stays on from group to group. */
  readonly isWatching: boolean;
  readonly words: EventWords;
  /** Of the link to the rules by which bets are decided. */
  readonly rulesText: string;
}

/** The markets of an event under the tabs of their groups, for a board, or the words that there are none. */
export function EventOffer(props: EventOfferProps) {
  const { event, markets, group, groups, isInactive, path, isWatching, words, rulesText } = props;
  const { texts } = words;
  return (
    <>
      {markets === null ? (
        <NoMarkets event={event} words={words} />
      ) : (
        <MarketGroup
          label={texts['group.label']}
          groups={marketGroupTabs(groups, group, { path, isWatching }, words)}
          className="group/markets"
        >
          <h2 className="sr-only">{texts['event.markets']}</h2>
          {isInactive ? <Inactive event={event} texts={texts} /> : null}
          {group.kind === 'customBet' ? (
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-card md:px-0">
              <p className="min-w-0 flex-1 basis-44 text-sm text-text-muted">
                {texts['group.customBet.text']}
              </p>
              <Button asChild size="small">
                <a href={betBuilderPath(event.sportId, event.id)}>
                  {texts['group.customBet.action']}
                </a>
              </Button>
            </div>
          ) : null}
          <div dangerouslySetInnerHTML={{ __html: markets }} />
        </MarketGroup>
      )}
      <RulesLink sportId={event.sportId} text={rulesText} />
    </>
  );
}

interface InactiveProps extends Pick<EventOfferProps, 'event'>, Pick<EventWords, 'texts'> {}

/** Says that no market is open, until the live script opens a price of one; none opens after the end. */
function Inactive({ event, texts }: InactiveProps) {
  if (isOver(event)) {
    return (
      <Alert
        tone="info"
        title={texts['event.ended.title']}
        action={<Link href={paths.betHistory}>{texts['event.ended.action']}</Link>}
      >
        {texts['event.ended.text']}
      </Alert>
    );
  }
  return (
    <div className="group-has-[[data-market]:not([data-suspended])]/markets:hidden">
      <Alert tone="warning" title={texts['event.noMarkets.title']}>
        {texts['event.noMarkets.text']}
      </Alert>
    </div>
  );
}

function NoMarkets({ event, words: { texts } }: Pick<EventOfferProps, 'event' | 'words'>) {
  const kind = isOver(event) ? 'ended' : 'noMarkets';
  return (
    <EmptyState
      drawing="events"
      title={texts[`event.${kind}.title`]}
      text={texts[`event.${kind}.text`]}
      action={
        <Button asChild intent="quiet">
          <a href={kind === 'ended' ? paths.betHistory : paths.sportsbook}>
            {texts[`event.${kind}.action`]}
          </a>
        </Button>
      }
    />
  );
}

function isOver({ status }: EventOfferProps['event']): boolean {
  return status === 'ended' || status === 'closed';
}
