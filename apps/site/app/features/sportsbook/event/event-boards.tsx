import type { SportEvent } from '@vitrine/betting/sportsbook/event';
import type { MarketGroup } from '@vitrine/betting/sportsbook/market-group';
import { isEventInactive } from '@vitrine/betting/sportsbook/market-status';
import type { BoardData } from '../../../shapes/base/boards.ts';
import { Breadcrumb } from '@vitrine/ui/base/breadcrumb';
import { eventName, type EventWords } from '../../../format/event-texts.ts';
import type { TrailStep } from '../../../shapes/sportsbook/event-trail.ts';
import type { PageBoards } from '../../../shapes/base/page-boards.ts';
import { contentBoard } from '../board/content-board.ts';
import { marketBoard } from '../board/market-board.tsx';
import { EventHead, type EventHeadProps } from './event-head.tsx';
import { EventOffer, type EventOfferProps } from './event-offer.tsx';
import { groupInAddress } from './market-group-tabs.ts';

interface EventPage
  extends
    Pick<EventHeadProps, 'stages' | 'isWhole' | 'path' | 'streaming' | 'board'>,
    Pick<EventOfferProps, 'groups' | 'rulesText'> {
  readonly event: SportEvent;
  /** The pages above this one. */
  readonly trail: readonly TrailStep[];
  readonly group: MarketGroup;
  readonly words: EventWords;
}

/**
 * The page of an event as boards: where it stands, what stands over its markets, and the markets of one
 * group.
 */
export function eventBoards(
  boards: PageBoards,
  { event, trail, stages, isWhole, streaming, board, groups, rulesText, ...page }: EventPage,
): Readonly<Record<'trail' | 'head' | 'offer', BoardData>> {
  const { path, group, words } = page;
  return {
    trail: contentBoard(
      boards,
      'trail',
      <Breadcrumb
        label={words.texts['event.trail']}
        above={trail}
        current={eventName(event, words)}
      />,
    ),
    head: contentBoard(
      boards,
      'head',
      <EventHead
        event={event}
        stages={stages}
        isWhole={isWhole}
        path={path}
        group={groupInAddress(group)}
        streaming={streaming}
        board={board}
        words={words}
      />,
    ),
    offer: contentBoard(
      boards,
      'offer',
      <EventOffer
        event={event}
        markets={event.markets.length > 0 ? marketBoard(event, group, words) : null}
        group={group}
        groups={groups}
        isInactive={isEventInactive(event)}
        path={path}
        isWatching={streaming !== null && streaming.kind !== 'offered'}
        words={words}
        rulesText={rulesText}
      />,
    ),
  };
}
