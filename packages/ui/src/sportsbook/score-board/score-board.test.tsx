import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { bettingWords } from '../../stories/sportsbook/betting-words.ts';
import { places } from '../../stories/base/places.ts';
import { scoreBoards } from '../../stories/sportsbook/score-fixtures.ts';
import { ScoreBoard } from './score-board.tsx';

it.each(places)(
  'has the live hooks of the score and names each column in words, in $locale',
  (place) => {
    const { tennis } = scoreBoards(bettingWords(place));
    const markup = renderToStaticMarkup(<ScoreBoard {...tennis} />);
    expect(markup).toContain(`data-live-score="${tennis.eventId}:home"`);
    expect(markup).toContain(`data-live-score="${tennis.eventId}:away"`);
    for (const { name } of tennis.columns)
      expect(markup).toContain(`<span class="sr-only">${name}</span>`);
    // The word is beside both names; the styles hide it where the mark is empty.
    const serving = new RegExp(
      `>(●?)</span><span class="sr-only[^"]*">${tennis.servingText}</`,
      'g',
    );
    const marks = [...markup.matchAll(serving)].map(([, mark]) => mark);
    expect(marks.sort()).toEqual(['', '●']);
  },
);
