import { textsOf } from '@vitrine/messages/texts';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import PassingWarning from './passing-warning.tsx';

const TEXTS = textsOf('pt-BR', 'bet-slip');
const SHOWN_AT = 1_000_000;

vi.mock('../late-slip-texts.ts', () => ({ allTexts: (texts: unknown) => texts }));
afterEach(() => {
  vi.restoreAllMocks();
});

/** The text on screen of a warning, at a time of the browser's clock. */
function textAt(browserTime: number, now: number, warning = aWarning()) {
  vi.spyOn(performance, 'now').mockReturnValue(browserTime);
  const html = renderToStaticMarkup(
    <PassingWarning warning={warning} texts={TEXTS as never} now={now} />,
  );
  return html.includes(TEXTS['warning.tooManySelections']);
}

function aWarning() {
  return { code: 'tooManySelections', shownAt: SHOWN_AT } as const;
}

it('SLIP-04 counts the 4 s from the moment a warning was first shown', () => {
  expect(textAt(50, SHOWN_AT)).toBe(true);
  expect(textAt(50, SHOWN_AT + 3999)).toBe(true);
  expect(textAt(50, SHOWN_AT + 4000)).toBe(false);
});

it('SLIP-04 goes on counting where the same warning is shown a second time', () => {
  const warning = aWarning();
  expect(textAt(50, SHOWN_AT + 1000, warning)).toBe(true);
  expect(textAt(50 + 2999, SHOWN_AT + 1000, warning)).toBe(true);
  expect(textAt(50 + 3000, SHOWN_AT + 1000, warning)).toBe(false);
});
