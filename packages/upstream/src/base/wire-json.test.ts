import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parseWire, wireMismatches } from './wire-json.ts';

const schema = z.object({
  bets: z.array(z.object({ betNumber: z.string(), count: z.number().int() })),
});

describe('wire JSON', () => {
  it('HIST-02 keeps any integer as its digits where the contract wants text', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.bigInt(), fc.integer(), fc.boolean())), (rows) => {
        const bets = rows.map(([digits, count, isQuoted]) => {
          const written = isQuoted ? `"${digits}"` : String(digits);
          return `{"betNumber":${written},"count":${count}}`;
        });
        expect(parseWire(`{"bets":[${bets.join(',')}]}`, schema)).toEqual({
          ok: true,
          value: { bets: rows.map(([digits, count]) => ({ betNumber: String(digits), count })) },
        });
      }),
    );
  });

  it('HIST-02 keeps the digits of a list of numbers where the contract wants a list of texts', () => {
    const lists = z.object({ rows: z.array(z.object({ ids: z.array(z.string()).nullish() })) });
    const text =
      '{"rows":[{"ids":["1",9007199254740993]},{"ids":null},{"ids":[9007199254740995]},{}]}';
    expect(parseWire(text, lists)).toEqual({
      ok: true,
      value: {
        rows: [
          { ids: ['1', '9007199254740993'] },
          { ids: null },
          { ids: ['9007199254740995'] },
          {},
        ],
      },
    });
  });

  it('HIST-02 keeps a number where another kind of row wants text', () => {
    const kinds = z.array(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('bet'), number: z.string() }),
        z.object({ kind: z.literal('gift'), number: z.number() }),
      ]),
    );
    const text = '[{"kind":"bet","number":9007199254740993},{"kind":"gift","number":7}]';
    expect(parseWire(text, kinds)).toEqual({
      ok: true,
      value: [
        { kind: 'bet', number: '9007199254740993' },
        { kind: 'gift', number: 7 },
      ],
    });
  });

  it('HIST-02 looks at each of many rows twice, not again for each number that will do for text', () => {
    let looks = 0;
    const row = z.object({
      count: z.number().refine(() => {
        looks += 1;
        return true;
      }),
      betNumber: z.string(),
    });
    const rows = Array.from(
      { length: 50 },
      (_, at) => `{"betNumber":900719925474099${at},"count":1}`,
    );
    expect(parseWire(`[${rows.join(',')}]`, z.array(row)).ok).toBe(true);
    expect(looks).toBeLessThanOrEqual(100);
  });

  it('takes no number that lost digits where the contract wants a number', () => {
    expect(parseWire('{"bets":[{"betNumber":1,"count":9007199254740993}]}', schema)).toMatchObject({
      ok: false,
      path: 'bets[0].count',
    });
  });

  it('takes nothing else for text', () => {
    expect(parseWire('{"bets":[{"betNumber":true,"count":1}]}', schema)).toEqual({
      ok: false,
      path: 'bets[0].betNumber',
      expected: 'expected string, received boolean',
    });
  });

  it('is not misled by a key named __proto__', () => {
    const parsed = parseWire('{"__proto__":{"bets":[]}}', schema);
    expect(parsed).toMatchObject({ ok: false, path: 'bets' });
  });

  it('NET-02 reads no row behind the first that differs: each would take memory, and there may be millions', () => {
    let read = 0;
    const counted = z.preprocess(
      (value) => {
        read += 1;
        return value;
      },
      z.object({ betNumber: z.string() }),
    );
    const rows = `[{"betNumber":"1"},${Array.from({ length: 1_000 }, () => '{}').join(',')}]`;
    expect(parseWire(rows, z.array(counted))).toEqual({
      ok: false,
      path: '[1].betNumber',
      expected: 'expected string, received undefined',
    });
    expect(read).toBe(2);
  });

  it('NET-02 reads no row behind the first that differs, where rows have numbers for text, too', () => {
    let read = 0;
    const counted = z.preprocess(
      (value) => {
        read += 1;
        return value;
      },
      z.object({ betNumber: z.string(), count: z.number() }),
    );
    const rows = `[${Array.from({ length: 1_000 }, () => '{"betNumber":9007199254740993}').join(',')}]`;
    expect(parseWire(rows, z.array(counted))).toEqual({
      ok: false,
      path: '[0].count',
      expected: 'expected number, received undefined',
    });
    expect(read).toBe(2);
  });

  it('names what differs behind a number that will do for text', () => {
    const text = '{"bets":[{"betNumber":9007199254740993,"count":1},{"betNumber":7,"count":"1"}]}';
    expect(parseWire(text, schema)).toEqual({
      ok: false,
      path: 'bets[1].count',
      expected: 'expected number, received string',
    });
  });

  it('never throws, whatever the text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(parseWire(text, schema).ok).toBeTypeOf('boolean');
      }),
    );
  });

  it('names every place that differs, and none where a number will do for text', () => {
    const text = '{"bets":[{"betNumber":7,"count":"1"},{"betNumber":true,"count":2}]}';
    expect(wireMismatches(text, schema)).toEqual([
      { path: 'bets[0].count', expected: 'expected number, received string' },
      { path: 'bets[1].betNumber', expected: 'expected string, received boolean' },
    ]);
    expect(wireMismatches('{"bets":[{"betNumber":7,"count":1}]}', schema)).toEqual([]);
    expect(wireMismatches('', schema)).toEqual([
      { path: '', expected: 'expected object, received undefined' },
    ]);
  });
});
