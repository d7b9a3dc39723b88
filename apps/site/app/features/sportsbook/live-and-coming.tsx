import { useLocation } from '@remix-run/react';
import { Still } from '../../frame/still.tsx';
import { useShellData } from '../../shell-data.ts';
import type { BoardData } from '../../shapes/base/boards.ts';
import { Board } from './board/board.tsx';
import { ListHeading } from './list-heading.tsx';
import type { ListTexts } from './list-texts.ts';
import { LiveControl, StillPrices } from './live-control.tsx';
import { FilterChips, type FilterChipsProps } from './filter-chips.tsx';

export interface LiveAndComingProps {
  readonly texts: ListTexts;
  /** Boards; null where a list has no events. */
  readonly live: BoardData | null;
  readonly upcoming: BoardData | null;
  /** Beside the heading of the live list, such as how many events it has. */
  readonly liveDetail?: string;
  /** Links to the lists with another kind of market; none without a choice. */
  readonly markets?: FilterChipsProps['items'];
  /** The page is the section of one list, which its tab or its header names. */
  readonly isSection?: boolean;
  /** Boards of one page that differ in it are not morphed into each other. */
  readonly of?: string;
}

/** The live and the coming events of a page under their headings. */
export function LiveAndComing(props: LiveAndComingProps) {
  const { texts, live, upcoming, liveDetail, markets = [], isSection = false, of = '' } = props;
  const { madeAt } = useShellData();
  const { pathname, search } = useLocation();
  const choices =
    markets.length > 0 ? (
      <FilterChips isInHeading label={texts['list.markets']} items={markets} />
    ) : null;
  const control = <LiveControl texts={texts} place={choices ? 'chips' : 'line'} />;
  const stillPrices = choices ? <StillPrices texts={texts} place="below" /> : null;
  // The same for all who look at the page in one moment.
  const headingOf = choices
    ? null
    : [pathname, search, madeAt, liveDetail ?? '', Number(isSection), Number(live !== null)];
  return (
    <>
      {live ? (
        <section>
          <Still name="live-heading" of={headingOf}>
            <ListHeading
              id="live-heading"
              isLive
              isSaidByTab={isSection}
              title={texts['list.live']}
              choices={choices}
              {...(liveDetail === undefined ? {} : { detail: liveDetail })}
              control={control}
            />
          </Still>
          {stillPrices}
          <Board key={`live ${of}`} data={live} />
        </section>
      ) : null}
      {upcoming ? (
        <section>
          <Still name="upcoming-heading" of={headingOf}>
            <ListHeading
              id="upcoming-heading"
              title={texts['list.upcoming']}
              isSaidByTab={isSection}
              choices={live ? null : choices}
              control={live ? null : control}
            />
          </Still>
          {live ? null : stillPrices}
          <Board key={`upcoming ${of}`} data={upcoming} />
        </section>
      ) : null}
    </>
  );
}
