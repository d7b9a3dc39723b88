import { selectionOf } from '@vitrine/betting/bet-slip/selection';
import { aWireSeason, aWireStage } from '@vitrine/upstream/test/wire-contest';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  startFakeOperator,
  wireMainMarket,
  wireSport,
  type FakeOperator,
} from '../../test/fake-operator.ts';
import { openTestHub, type TestHub, until } from '../../test/hub.ts';

const STAGE = 'sr:stage:7';
const SEASON = 'sr:season:8';

describe('stages and seasons in the feed hub', () => {
  let operator: FakeOperator;
  let test: TestHub;
  beforeEach(async () => {
    operator = await startFakeOperator();
    operator.headbar.push(wireSport('sr:sport:1'));
    operator.stages.set(STAGE, aWireStage({ id: STAGE }));
    operator.seasons.set(SEASON, aWireSeason({ id: SEASON }));
    for (const id of [STAGE, SEASON]) operator.markets.set(id, [wireMainMarket(id)]);
    test = openTestHub(operator);
    await until(() => expect(test.hub.feedUp()).toBe(true));
  });
  afterEach(async () => {
    test.hub.close();
    await operator.close();
  });

  function sendOdds(path: string, eventId: string): void {
    const outcomes = [{ id: `${eventId}:1:1`, odds: 2.5, active: 1 }];
    const markets = [{ id: `${eventId}:1`, status: 1 as const, outcomes }];
    operator.send(path, 'oddsChange', { eventId, timestamp: Date.now(), markets });
  }

  it.each([
    ['stage', STAGE, `/match/${STAGE}`],
    ['season', SEASON, `/season/${SEASON}`],
  ])('CAT-07 FEED-01 reads a %s, follows it and offers what it has', async (kind, id, path) => {
    expect(await test.hub.event(id)).toMatchObject({ kind: 'whole', event: { kind, id } });
    const { merged } = test.listen(`${kind}:${id}`);
    await until(() => expect(operator.streams(path)).toBe(1));
    sendOdds(path, id);
    await until(() => expect(merged().o).toMatchObject({ [`${id}:1:1`]: '2.50' }));

    const priced = test.hub.outcome(`${id}:1:1`);
    expect(priced).toMatchObject({ isEventShown: true, event: { kind } });
    expect(priced && selectionOf(priced, priced.outcome.odds)).toMatchObject({
      eventId: id,
      eventName: priced?.event.kind === 'match' ? '' : priced?.event.name,
      latest: { odds: 2500 },
    });
  });

  it('CAT-13 lists the stages of the sports that the header bar offers as stages', async () => {
    const { sportId } = aWireStage();
    expect(await test.hub.stages(sportId)).toEqual([]);
    operator.headbar.push({ ...wireSport(sportId), type: 'stage' });
    test.pass(60_000);
    await until(() => expect(test.hub.headbar()).toHaveLength(2));
    expect(await test.hub.stages(sportId)).toMatchObject([{ id: STAGE, markets: [{}] }]);
    expect(await test.hub.stages('sr:sport:1')).toEqual([]);
    const { tournamentId } = aWireStage();
    expect(await test.hub.tournament(tournamentId)).toMatchObject({
      kind: 'known',
      outrights: [{ id: STAGE }],
    });
    operator.broken.add('EventStage');
    test.pass(15_000);
    expect(await test.hub.stages(sportId)).toBeNull();
  });

  it('CAT-13 has what a stage is made of, and nothing while that can’t be read', async () => {
    operator.children.set(STAGE, ['sr:stage:70']);
    operator.stages.set('sr:stage:70', aWireStage({ id: 'sr:stage:70' }));
    expect(await test.hub.childStages(STAGE)).toMatchObject([{ id: 'sr:stage:70' }]);
    operator.broken.add('GetChildStages');
    test.pass(15_000);
    expect(await test.hub.childStages(STAGE)).toEqual([]);
  });

  it('CAT-13 has the main markets of a stage whose markets can’t be read', async () => {
    operator.broken.add('EventStage/v1/GetMarkets');
    expect(await test.hub.event(STAGE)).toMatchObject({
      kind: 'mainMarket',
      event: { id: STAGE, markets: [{ id: `${STAGE}:1` }] },
    });
  });

  it('FEED-02 tells the state of a stage', async () => {
    await test.hub.event(STAGE);
    const { merged } = test.listen(`stage:${STAGE}`);
    await until(() => expect(operator.streams(`/match/${STAGE}`)).toBe(1));
    operator.send(`/match/${STAGE}`, 'stageState', {
      eventId: STAGE,
      timestamp: Date.now(),
      status: 1,
      matchStatusDescription: 'Volta 3',
    });
    await until(() =>
      expect(merged()).toMatchObject({ s: { [STAGE]: { t: 'Volta 3' } }, x: [STAGE] }),
    );
  });

  it('knows no stage under the name of a match', async () => {
    expect(await test.hub.event('sr:match:7')).toEqual({ kind: 'unknown' });
    expect(await test.hub.event('bg:stage:7')).toEqual({ kind: 'unknown' });
  });
});
