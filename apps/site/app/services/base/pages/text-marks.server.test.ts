import { data } from '@remix-run/node';
import { textsOf } from '@vitrine/messages/texts';
import { describe, expect, it } from 'vitest';
import { textSections } from '../../../format/text-sections.ts';
import { withEncodedTexts, withTextMarks, withTexts } from './text-marks.server.ts';

const shell = textsOf('pt-BR', 'shell');
const list = textSections(textsOf('pt-BR', 'sportsbook'), ['list']);

/** As the router in the browser reads a list of values that name each other by their place. */
function decoded(encoded: string): unknown {
  const values = JSON.parse(encoded) as readonly unknown[];
  function valueAt(place: number): unknown {
    const value = values[place];
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map((one) => valueAt(Number(one)));
    const pairs = Object.entries(value).map(([key, at]) => [
      valueAt(Number(key.slice(1))),
      valueAt(Number(at)),
    ]);
    return Object.fromEntries(pairs) as unknown;
  }
  return valueAt(0);
}

/** As Remix encodes data of texts and objects. */
function encodedOf(whole: unknown): string {
  const values: string[] = [];
  function placeOf(value: unknown): number {
    const place = values.push('') - 1;
    const pairs =
      typeof value === 'object' && value !== null
        ? Object.entries(value).map(([key, one]) => `"_${placeOf(key)}":${placeOf(one)}`)
        : null;
    values[place] = pairs ? `{${pairs.join(',')}}` : JSON.stringify(value);
    return place;
  }
  placeOf(whole);
  return `[${values.join(',')}]\n`;
}

function wholeOf(encoded: string): string {
  return withEncodedTexts(encoded)
    .map(({ text }) => text)
    .join('');
}

describe('the texts in a page’s data', () => {
  const answers = {
    root: withTextMarks({ texts: shell, count: 3, name: 'José' }),
    page: withTextMarks({ texts: list, again: shell, nothing: null }),
  };

  it('are marks while Remix encodes them, and stand where they were afterwards', () => {
    const encoded = encodedOf(answers);
    expect(encoded).not.toContain(shell.skipToContent);
    expect(decoded(wholeOf(encoded))).toEqual({
      root: { texts: shell, count: 3, name: 'José' },
      page: { texts: list, again: shell, nothing: null },
    });
  });

  it('are pieces that pages share', () => {
    const longer = { ...answers, more: { bets: [1, 2, 3], odds: '2.00' } };
    const [one, other] = [encodedOf(answers), encodedOf(longer)].map((encoded) =>
      withEncodedTexts(encoded).filter(({ isKept }) => isKept),
    );
    // Each set of texts, and the places where it stands.
    expect(one).toHaveLength(6);
    expect(one).toEqual(other);
  });

  it('are the same objects for the rendering', () => {
    const { root, page } = withTexts(answers) as Record<'root' | 'page', Record<string, unknown>>;
    expect(root?.['texts']).toBe(shell);
    expect(page?.['texts']).toBe(list);
    expect(page?.['nothing']).toBeNull();
  });

  it('are marks beside the headers of an answer, too', () => {
    const answer = withTextMarks(data({ texts: shell }, { status: 503 }));
    expect(answer.init?.status).toBe(503);
    expect(withTexts({ root: answer.data })).toEqual({ root: { texts: shell } });
  });

  it('are left where they stand otherwise', () => {
    const redirect = new Response(null, { status: 302 });
    expect(withTextMarks(redirect)).toBe(redirect);
    expect(withTextMarks(null)).toBeNull();
    expect(wholeOf('[{"_1":2},"a","b"]\n')).toBe('[{"_1":2},"a","b"]\n');
    expect(withTexts({ root: null })).toEqual({ root: null });
  });
});
