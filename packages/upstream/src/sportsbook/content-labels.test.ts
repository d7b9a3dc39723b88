import { describe, expect, it } from 'vitest';
import {
  createContentLabels,
  labelLanguage,
  type LabelledMarket,
  type MissingLabel,
} from './content-labels.ts';
import { createTestOperator, type OperatorAnswer } from '../test/catalogue-operator.ts';

const SOCCER_MARKET: LabelledMarket = {
  eventId: 'sr:match:1',
  sportId: 'sr:sport:1',
  marketTypeId: '18',
  specifiers: 'total=2.5',
};
const OUTCOME = { ...SOCCER_MARKET, outcomeId: 'o1', outcomeTypeId: '12' };
const NAME = { json: { data: { name: 'Total de Gols 2.5' } } };

function setUp(answers: Readonly<Record<string, OperatorAnswer>> = {}) {
  const operator = createTestOperator(answers);
  const missing: MissingLabel[] = [];
  const labels = createContentLabels({
    client: operator.client,
    language: 'pt-BR',
    onMissing: (label) => missing.push(label),
  });
  const asked = () => operator.calls.map(({ call }) => decodeURIComponent(call));
  return { ...operator, labels, missing, asked };
}

describe('content labels', () => {
  it('CAT-27 are asked for by four paths, by provider and kind', async () => {
    const { labels, asked } = setUp();
    const two = { ...OUTCOME, eventId: 'bg:match:1', outcomeId: 'bg:match:1/18/total=2.5/12' };
    await labels.market(SOCCER_MARKET);
    await labels.outcome(OUTCOME);
    await labels.market(two);
    await labels.outcome(two);
    await labels.market({ ...SOCCER_MARKET, marketTypeId: '1', specifiers: '' });
    expect(asked()).toEqual([
      'GET /labels/market/pt-BR/sr:match:1/18/total=2.5',
      'GET /labels/outcome/pt-BR/sr:match:1/18/total=2.5/12',
      'GET /labels/bg/market/pt-BR/18/total=2.5',
      'GET /labels/bg/outcome/pt-BR/bg:match:1/18/total=2.5/12/total=2.5',
      'GET /labels/market/pt-BR/sr:match:1/1/-',
    ]);
  });

  it.each([
    ['BR', 'pt-BR'],
    ['PE', 'es'],
    ['MX', 'es'],
  ])('CAT-27 of a brand in %s are in %s', (country, language) => {
    expect(labelLanguage(country)).toBe(language);
  });

  it.each<[string, OperatorAnswer]>([
    ['missing', { status: 404, json: { error: 'LABEL_WAS_NOT_FOUND' } }],
    ['refused', { status: 400, json: {} }],
    ['in a wrong shape', { json: { data: {} } }],
  ])('CAT-27 a label that is %s is logged and blank, and asked for again', async (_, answer) => {
    const path = 'GET /labels/market/pt-BR/sr:match:1/18/total=2.5';
    const { labels, missing, answers } = setUp({ [path]: answer });
    expect(await labels.market(SOCCER_MARKET)).toBe('');
    expect(missing.map(({ label }) => label)).toEqual(['market sr:match:1 18 total=2.5']);
    answers.set(path, NAME);
    expect(await labels.market(SOCCER_MARKET)).toBe('Total de Gols 2.5');
    expect(missing.length).toBe(1);
  });

  it('CAT-27 keeps the names of the last 100 soccer markets', async () => {
    const { labels, answers, calls } = setUp();
    const market = (line: number) => ({ ...SOCCER_MARKET, specifiers: `total=${line}` });
    for (let line = 0; line <= 100; line += 1) {
      const path = `GET /labels/market/pt-BR/sr:match:1/18/total=${line}`;
      answers.set(path, { json: { data: { name: `Total ${line}` } } });
    }
    for (let line = 0; line < 100; line += 1) await labels.market(market(line));
    expect(await labels.market(market(0))).toBe('Total 0');
    expect(calls.length).toBe(100);
    await labels.market(market(100));
    await labels.market(market(0));
    expect(calls.length).toBe(101);
    expect(await labels.market(market(1))).toBe('Total 1');
    expect(calls.length).toBe(102);
  });

  it('CAT-27 keeps no names of other sports', async () => {
    const path = 'GET /labels/market/pt-BR/sr:match:1/18/total=2.5';
    const { labels, calls } = setUp({ [path]: NAME });
    const basketball = { ...SOCCER_MARKET, sportId: 'sr:sport:2' };
    await labels.market(basketball);
    await labels.market(basketball);
    expect(calls.length).toBe(2);
  });

  it('rejects when the caller has given up', async () => {
    const { labels, missing } = setUp();
    const signal = AbortSignal.abort(new Error('gone'));
    await expect(labels.outcome(OUTCOME, { signal })).rejects.toThrow('gone');
    expect(missing).toEqual([]);
  });
});
