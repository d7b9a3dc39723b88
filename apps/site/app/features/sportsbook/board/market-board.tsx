import type { SportEvent } from '@vitrine/betting/sportsbook/event';
import { MarketPanel } from '@vitrine/ui/sportsbook/market-panel';
import { renderToStaticMarkup } from 'react-dom/server';
import type { EventWords } from '../../../format/event-texts.ts';
import type { MarketGroupName } from '../market-group-name.ts';
import { marketPanels } from '../market-panels.ts';

/** Boards by the version of their event, then by language and group. */
const boards = new WeakMap<SportEvent, Map<string, string>>();

/** The markets of one group of an event as HTML that everybody sees alike: no outcome is selected. */
export function marketBoard(event: SportEvent, group: MarketGroupName, words: EventWords): string {
  const known = boards.get(event) ?? new Map<string, string>();
  boards.set(event, known);
  const key = `${words.format.locale} ${group}`;
  const board =
    known.get(key) ??
    renderToStaticMarkup(
      <div className="flex flex-col gap-2">
        {marketPanels(event, group, words).map(({ key: id, ...panel }) => (
          <MarketPanel key={id} id={`market-${id}`} {...panel} />
        ))}
      </div>,
    );
  known.set(key, board);
  return board;
}
