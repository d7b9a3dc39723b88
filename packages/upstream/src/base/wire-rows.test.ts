import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parseWire, wireMismatches } from './wire-json.ts';
import { rows } from './wire-rows.ts';

const row = z.object({ id: z.string(), odds: z.number() });
const schema = z.object({ data: rows(row) });

const good = (id: string | number) => `{"id":${JSON.stringify(id)},"odds":2}`;
const BAD = '{"id":"bad","odds":"2"}';
const answer = (...given: readonly string[]) => `{"data":[${given.join(',')}]}`;
const idsOf = (text: string) => {
  const parsed = parseWire(text, schema);
  return parsed.ok ? parsed.value.data.map(({ id }) => id) : null;
};

describe('rows', () => {
  it('NET-02 one that differs is left out, and what was wrong with it is told', () => {
    expect(parseWire(answer(good('a'), BAD, good('b'), 'null'), schema)).toEqual({
      ok: true,
      value: {
        data: [
          { id: 'a', odds: 2 },
          { id: 'b', odds: 2 },
        ],
      },
      leftOut: { path: 'data[1].odds', expected: 'expected number, received string', count: 2 },
    });
  });

  it('says nothing of rows when all fit', () => {
    expect(parseWire(answer(good('a')), schema)).not.toHaveProperty('leftOut');
    expect(idsOf(answer())).toEqual([]);
  });

  it('NET-02 a list of which most rows differ, or the only one, is refused: it is no list without bets', () => {
    expect(parseWire(answer(BAD), schema)).toMatchObject({ ok: false, path: 'data[0].odds' });
    expect(idsOf(answer(good('a'), BAD, BAD))).toBeNull();
    expect(idsOf(answer(good('a'), BAD))).toEqual(['a']);
  });

  it('HIST-02 digits are those of the row, before and behind one that is left out', () => {
    const exact = '{"id":9007199254740993,"odds":2}';
    const late = '{"id":9007199254740995,"odds":null}';
    expect(idsOf(answer(BAD, exact, exact))).toEqual(['9007199254740993', '9007199254740993']);
    expect(idsOf(answer(exact, late, exact))).toEqual(['9007199254740993', '9007199254740993']);
    const many = Array.from({ length: 60 }, (_, index) => good(index));
    expect(idsOf(answer(...many, late, exact))).toEqual([
      ...many.map((_, index) => String(index)),
      '9007199254740993',
    ]);
  });

  it('of lists within others lose their own rows alone', () => {
    const nested = z.object({ groups: z.array(z.object({ events: rows(row).nullable() })) });
    const group = (...given: readonly string[]) => `{"events":[${given.join(',')}]}`;
    const text = `{"groups":[${group(good('a'), BAD)},${group(good('b'))},${group(BAD, good('c'))}]}`;
    const parsed = parseWire(text, nested);
    expect(parsed).toMatchObject({ ok: true, leftOut: { count: 2 } });
    expect(
      parsed.ok && parsed.value.groups.map(({ events }) => events?.map(({ id }) => id)),
    ).toEqual([['a'], ['b'], ['c']]);
  });

  it('NET-02 an answer of nothing but wrong rows is given up early', () => {
    let read = 0;
    const counted = z.preprocess((value) => {
      read += 1;
      return value;
    }, row);
    const text = `[${good('a')},${Array.from({ length: 10_000 }, () => '{}').join(',')}]`;
    expect(parseWire(text, rows(counted))).toMatchObject({ ok: false });
    expect(read).toBeLessThan(100);
  });

  it('a list of another kind is refused as ever', () => {
    expect(parseWire(answer(good('a'), BAD), z.object({ data: z.array(row) }))).toMatchObject({
      ok: false,
    });
  });

  it('a check of an operator is told of every row', () => {
    expect(wireMismatches(answer(good('a'), BAD, good('b'), BAD), schema)).toHaveLength(2);
  });
});
