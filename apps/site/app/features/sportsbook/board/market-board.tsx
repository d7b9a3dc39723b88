import type { SportEvent } from '@vitrine/betting/sportsbook/event';
import type { MarketGroup } from '@vitrine/betting/sportsbook/market-group';
import { MarketPanel } from '@vitrine/ui/sportsbook/market-panel';
import { renderToStaticMarkup } from 'react-dom/server';
import type { EventWords } from '../../../format/event-texts.ts';
import { FavouriteStar } from '../favourites/favourite-star.tsx';
import { type MarketPanelOfBoard, marketPanels } from '../event/market-panels.ts';
import { FAVOURITES_PLACE, placedPanels } from './favourite-panels.ts';

/** Boards by the version of their event, then by language and group. */
const boards = new WeakMap<SportEvent, Map<string, string>>();

/**
 * The markets of one group of an event as HTML that everybody sees alike: no outcome is selected, and
 * no market a favourite. Among all markets there is a place for the favourites.
 */
export function marketBoard(event: SportEvent, group: MarketGroup, words: EventWords): string {
  const known = boards.get(event) ?? new Map<string, string>();
  boards.set(event, known);
  const key = [words.format.locale, group.slug, ...(group.marketTypeIds ?? [])].join(' ');
  const board = known.get(key) ?? rendered(event, group, words);
  known.set(key, board);
  return board;
}

function rendered(event: SportEvent, group: MarketGroup, words: EventWords): string {
  const panels = marketPanels(event, group, words).map((panel, place) => ({
    favouriteId: panel.favouriteId,
    html: renderToStaticMarkup(<BoardPanel panel={panel} place={place} words={words} />),
  }));
  if (group.kind !== 'all') return listOf(panels.map(({ html }) => html).join(''));
  return favouritesOf(words) + listOf(placedPanels(panels));
}

interface BoardPanelProps {
  readonly panel: MarketPanelOfBoard;
  /** Where it stands among the panels of the board, from 0. */
  readonly place: number;
  readonly words: EventWords;
}

function BoardPanel({ panel, place, words: { texts } }: BoardPanelProps) {
  const { key, favouriteId, ...props } = panel;
  return (
    <MarketPanel
      id={`market-${key}`}
      data-panel={favouriteId}
      data-place={place}
      favourite={<FavouriteStar id={favouriteId} name={panel.name} texts={texts} />}
      {...props}
    />
  );
}

/** The place of the favourite markets, out of sight while there are none. */
function favouritesOf({ texts }: EventWords): string {
  const [head = '', tail = ''] = renderToStaticMarkup(
    <section aria-label={texts['market.favourites']} className="mb-4 not-has-[[data-panel]]:hidden">
      <p aria-hidden="true" className="px-card pb-2 text-sm font-bold text-text-muted md:px-0">
        {texts['market.favourites']}
      </p>
      <div data-panels="favourites" className="flex flex-col gap-2">
        {CONTENT}
      </div>
    </section>,
  ).split(CONTENT);
  return head + FAVOURITES_PLACE + tail;
}

function listOf(panels: string): string {
  const [head = '', tail = ''] = renderToStaticMarkup(
    <div data-panels="others" className="flex flex-col gap-2">
      {CONTENT}
    </div>,
  ).split(CONTENT);
  return head + panels + tail;
}

/** Stands in a frame for what it will hold; no text has such a character. */
const CONTENT = '\u0001';
