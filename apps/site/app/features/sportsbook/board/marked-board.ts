import type { BoardMarks } from '../../../shapes/base/boards.ts';
import type { MadeBoard } from '../../../shapes/base/page-boards.ts';
import { withFavouritePanels } from './favourite-panels.ts';
import { withFavourites } from './favourite-stars.ts';
import { withOddsFormat } from './formatted-odds.ts';
import { escaped } from './pressed-buttons.ts';
import { withSelected } from './selected-odds.ts';

/** Where an odds button stands in the bytes of a board, from its tag to the end of the button. */
type Place = readonly [start: number, end: number];

interface Indexed {
  readonly bytes: Buffer;
  /** From top to bottom, by the outcome as HTML writes it. */
  readonly places: ReadonlyMap<string, readonly Place[]>;
}

const OUTCOME = 'data-outcome="';
const BUTTON_END = '</button>';

const indices = new WeakMap<MadeBoard, Indexed>();

/**
 * A board as one visitor sees it, as bytes in pieces. Nearly all of them are those that everybody gets:
 * only the buttons of the selected outcomes are written anew.
 */
export function markedBoard(board: MadeBoard, marks: BoardMarks): readonly Buffer[] {
  const { selected, words, isRepeated, favourites, oddsFormat } = marks;
  if (favourites.size > 0 || oddsFormat !== 'decimal') {
    const html = withSelected(withOddsFormat(board.html, oddsFormat), selected, words, isRepeated);
    return [Buffer.from(withFavouritePanels(withFavourites(html, favourites), favourites))];
  }
  const { bytes, places } = indexOf(board);
  const pressed = [...selected].flatMap(([outcomeId, stakeId]) =>
    (places.get(escaped(outcomeId)) ?? []).map((place, index) => ({
      place,
      outcome: new Map([[outcomeId, stakeId]]),
      isRepeated: isRepeated || index > 0,
    })),
  );
  pressed.sort((one, other) => one.place[0] - other.place[0]);
  const pieces: Buffer[] = [];
  let done = 0;
  for (const { place, outcome, isRepeated: isAnother } of pressed) {
    const [start, end] = place;
    const button = bytes.toString('utf8', start, end);
    pieces.push(
      bytes.subarray(done, start),
      Buffer.from(withSelected(button, outcome, words, isAnother)),
    );
    done = end;
  }
  return [...pieces, bytes.subarray(done)];
}

function indexOf(board: MadeBoard): Indexed {
  const known = indices.get(board);
  if (known) return known;
  const bytes = Buffer.from(board.html);
  const places = new Map<string, Place[]>();
  for (let at = bytes.indexOf(OUTCOME); at !== -1; at = bytes.indexOf(OUTCOME, at + 1)) {
    const from = at + OUTCOME.length;
    const id = bytes.toString('utf8', from, bytes.indexOf('"', from));
    const end = bytes.indexOf(BUTTON_END, at) + BUTTON_END.length;
    places.set(id, [...(places.get(id) ?? []), [bytes.lastIndexOf('<', at), end]]);
  }
  const indexed = { bytes, places };
  indices.set(board, indexed);
  return indexed;
}
