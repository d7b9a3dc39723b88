import type { Market } from '@vitrine/betting/sportsbook/event';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  startFakeOperator,
  wireMainMarket,
  wireMatchOf,
  type FakeOperator,
} from '../../test/fake-operator.ts';
import { openTestHub, type TestHub, until } from '../../test/hub.ts';

const MATCH = 'sr:match:1';
const OTHER = 'bg:match:2';

/** A market of two outcomes as the operator sends it. */
function wireLine(type: string, specifiers: string, names: readonly [string, string, string]) {
  const [name, ...outcomes] = names;
  const id = `${type}/${specifiers}`;
  return {
    id,
    marketTypeId: type,
    name,
    status: 1 as const,
    specifiers,
    producerId: 1,
    outcomes: outcomes.map((outcome, index) => ({
      id: `${id}:${index}`,
      outcomeId: `${index + 1}`,
      name: outcome,
      odds: 1.9,
      active: 1,
    })),
  };
}

describe('the names of markets', () => {
  let operator: FakeOperator;
  let test: TestHub;
  let logged: string;
  beforeEach(async () => {
    operator = await startFakeOperator();
    operator.live.set(MATCH, wireMatchOf(MATCH));
    logged = '';
    const stream = new Writable({
      write(chunk, _encoding, done) {
        logged += String(chunk);
        done();
      },
    });
    test = openTestHub(operator, { log: pino({ level: 'warn' }, stream) });
    await test.hub.started;
  });
  afterEach(async () => {
    test.hub.close();
    await operator.close();
  });

  async function marketsOf(eventId: string): Promise<readonly Market[]> {
    const answer = await test.hub.event(eventId);
    return answer.kind === 'whole' ? answer.event.markets : [];
  }

  const named = ({ name, outcomes }: Market) => [name, ...outcomes.map((each) => each.name)];

  /** The feed tells of a market that is new to the match. */
  function bring(market: ReturnType<typeof wireLine>): void {
    const markets = [{ id: market.id, status: 1 as const, outcomes: [], market }];
    const news = { eventId: MATCH, timestamp: Date.now(), markets };
    operator.send(`/match/${MATCH}`, 'oddsChange', news);
  }

  it('CAT-26 fill competitors, handicap with its sign, total and goal number', async () => {
    operator.markets.set(MATCH, [
      wireLine('16', 'hcp=-1.5', [
        'Handicap {hcp}',
        '{$competitor1} ({+hcp})',
        '{$competitor2} ({-hcp})',
      ]),
      wireLine('16', 'hcp=0', [
        'Handicap {hcp}',
        '{$competitor1} ({+hcp})',
        '{$competitor2} ({-hcp})',
      ]),
      wireLine('18', 'total=2.5', ['Total {total}', 'Mais de {total}', 'Menos de {total}']),
      wireLine('8', 'goalnr=3', ['{!goalnr} gol', '{$competitor1}', '{$competitor2}']),
    ]);
    expect((await marketsOf(MATCH)).map(named)).toEqual([
      ['Handicap -1.5', 'Grêmio (-1.5)', 'Bahia (+1.5)'],
      ['Handicap 0', 'Grêmio (0)', 'Bahia (0)'],
      ['Total 2.5', 'Mais de 2.5', 'Menos de 2.5'],
      ['3º gol', 'Grêmio', 'Bahia'],
    ]);
  });

  it('CAT-26 fill the template of a market that the feed brings', async () => {
    await marketsOf(MATCH);
    await until(() => expect(operator.streams(`/match/${MATCH}`)).toBe(1));
    const market = wireLine('18', 'total=3.5', [
      'Total {total}',
      'Mais de {total}',
      'Menos de {total}',
    ]);
    bring(market);
    await until(async () => {
      expect((await marketsOf(MATCH)).map(named)).toContainEqual([
        'Total 3.5',
        'Mais de 3.5',
        'Menos de 3.5',
      ]);
    });
  });

  it('CAT-27 are the content labels where the operator sends none, by provider', async () => {
    operator.live.set(OTHER, wireMatchOf(OTHER));
    operator.providerSwitch.set(OTHER, { show: true, replace: null });
    await test.schedule.pass(60_000);
    operator.markets.set(MATCH, [wireLine('18', 'total=2.5', ['', '', 'Menos de 2.5'])]);
    operator.markets.set(OTHER, [wireLine('29', '', ['', 'Sim', ''])]);
    operator.labels
      .set(`/market/pt-BR/${MATCH}/18/total=2.5`, 'Total de gols 2,5')
      .set(`/outcome/pt-BR/${MATCH}/18/total=2.5/1`, 'Mais de 2.5')
      .set('/bg/market/pt-BR/29/-', 'Ambas marcam')
      .set('/bg/outcome/pt-BR/29/:1/-', 'Não');
    expect((await marketsOf(MATCH)).map(named)).toEqual([
      ['Total de gols 2,5', 'Mais de 2.5', 'Menos de 2.5'],
    ]);
    expect((await marketsOf(OTHER)).map(named)).toEqual([['Ambas marcam', 'Sim', 'Não']]);
  });

  it('CAT-27 are the content labels for the outcomes of a market that the feed brings', async () => {
    await marketsOf(MATCH);
    await until(() => expect(operator.streams(`/match/${MATCH}`)).toBe(1));
    const market = wireLine('18', 'total=3.5', ['Total 3.5', '', 'Menos de 3.5']);
    operator.markets.set(MATCH, [wireMainMarket(MATCH), market]);
    operator.labels.set(`/outcome/pt-BR/${MATCH}/18/total=3.5/1`, 'Mais de 3.5');
    bring(market);
    await until(async () => {
      expect((await marketsOf(MATCH)).map(named)).toContainEqual([
        'Total 3.5',
        'Mais de 3.5',
        'Menos de 3.5',
      ]);
    });
  });

  it('CAT-27 are blank, and the log says so, where a label is missing', async () => {
    operator.markets.set(MATCH, [
      wireMainMarket(MATCH),
      wireLine('18', 'total=2.5', ['', 'Mais', '']),
    ]);
    const [main, total] = await marketsOf(MATCH);
    expect(main && named(main)).toEqual(['Resultado final', 'Grêmio', 'Empate', 'Bahia']);
    expect(total && named(total)).toEqual(['', 'Mais', '']);
    expect(logged).toContain('content label missing');
    expect(logged).toContain('total=2.5');
  });

  it('CAT-27 asks again for nothing that a soccer market was called before', async () => {
    operator.markets.set(MATCH, [wireLine('18', 'total=2.5', ['', 'Mais', 'Menos'])]);
    operator.labels.set(`/market/pt-BR/${MATCH}/18/total=2.5`, 'Total de gols 2,5');
    const asked = () => operator.asked.filter((path) => path.includes('/market/pt-BR/')).length;
    await marketsOf(MATCH);
    expect(asked()).toBe(1);
    test.pass(120_000);
    await marketsOf(MATCH);
    await until(() => {
      expect(operator.asked.filter((path) => path.endsWith(`/markets/${MATCH}`)).length).toBe(2);
    });
    expect((await marketsOf(MATCH)).map(named)).toEqual([['Total de gols 2,5', 'Mais', 'Menos']]);
    expect(asked()).toBe(1);
  });

  it('CAT-34 are those of the main market alone before the cut-off of a sport', async () => {
    const markets = [
      wireLine('18', 'total=2.5', ['Total', 'Mais', 'Menos']),
      { ...wireMainMarket(MATCH), isFavorite: true },
    ];
    operator.markets.set(MATCH, markets);
    operator.live.set(MATCH, wireMatchOf(MATCH, { scheduleTime: '2022-09-30T20:00:00Z' }));
    expect((await marketsOf(MATCH)).map(({ marketTypeId }) => marketTypeId)).toEqual(['1']);
    operator.live.set(OTHER, wireMatchOf(OTHER, { scheduleTime: '2022-10-02T20:00:00Z' }));
    operator.markets.set(OTHER, markets);
    operator.providerSwitch.set(OTHER, { show: true, replace: null });
    await test.schedule.pass(60_000);
    expect((await marketsOf(OTHER)).map(({ marketTypeId }) => marketTypeId)).toEqual(['18', '1']);
  });
});
