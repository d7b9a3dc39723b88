import type { SportEvent } from '@vitrine/betting/sportsbook/event';
import { fillMarketNames, renderMarketName } from '@vitrine/betting/sportsbook/market-name';
import {
  createContentLabels,
  type ContentLabels,
  type LabelLanguage,
  type MissingLabel,
} from '@vitrine/upstream/sportsbook/content-labels';
import { readLiveEvents, readMarkets } from '@vitrine/upstream/sportsbook/event-reads';
import { eventSeason } from '@vitrine/upstream/contract/sportsbook/seasons';
import { eventStage } from '@vitrine/upstream/contract/sportsbook/stages';
import { marketFromWire } from '@vitrine/upstream/mappers/market';
import { beforeEach, describe, expect, it } from 'vitest';
import { clientOf } from '../test/client.ts';
import { openTestPlatform, type TestPlatform } from '../test/platform.ts';

let test: TestPlatform;
let missing: MissingLabel[];
beforeEach(async () => {
  test = await openTestPlatform();
  missing = [];
});

function labelsIn(language: LabelLanguage): ContentLabels {
  const onMissing = (label: MissingLabel) => void missing.push(label);
  return createContentLabels({ client: clientOf(test), language, onMissing });
}

/** A live event of each sport and provider. */
async function someEvents(): Promise<readonly SportEvent[]> {
  const client = clientOf(test);
  const live = [
    ...(await readLiveEvents(client, 'one', test)),
    ...(await readLiveEvents(client, 'two', test)),
  ];
  return [...Map.groupBy(live, (event) => `${event.provider} ${event.sportId}`).values()].flatMap(
    (events) => events.slice(0, 1),
  );
}

describe('content labels', () => {
  it('CAT-27 name every market and outcome of the world as the catalogue does', async () => {
    const labels = labelsIn('pt-BR');
    const events = await someEvents();
    expect(new Set(events.map(({ sportId }) => sportId)).size).toBeGreaterThan(12);
    expect(new Set(events.map(({ provider }) => provider)).size).toBe(2);
    for (const event of events) {
      const { id: eventId, sportId } = event;
      const markets = (await readMarkets(clientOf(test), eventId)) ?? [];
      expect(markets.length).toBeGreaterThan(0);
      for (const read of markets) {
        const { marketTypeId, specifiers, name, outcomes } = fillMarketNames(read, event);
        const market = { eventId, sportId, marketTypeId, specifiers };
        const label = await labels.market(market);
        expect(label).not.toBe('');
        // The reads of provider two leave some names to the labels.
        expect(name === '' ? label : name).toBe(label);
        for (const outcome of outcomes) {
          const { id: outcomeId, outcomeTypeId } = outcome;
          const outcomeLabel = await labels.outcome({ ...market, outcomeId, outcomeTypeId });
          expect(outcomeLabel).not.toBe('');
          expect(outcome.name === '' ? outcomeLabel : outcome.name).toBe(outcomeLabel);
        }
      }
    }
    expect(missing).toEqual([]);
  });

  it('CAT-27 name the markets of races and seasons, too', async () => {
    const client = clientOf(test);
    const labels = labelsIn('pt-BR');
    const stages = await client.call(eventStage.stages, { params: { id: 'sr:sport:40' } });
    const priced = stages.data.find(({ countMarkets }) => countMarkets > 1);
    const season = await client.call(eventSeason.season, { params: { id: 'sr:tournament:325' } });
    const markets = [
      await client.call(eventStage.markets, { params: { id: priced?.id ?? '' } }),
      await client.call(eventSeason.marketsBySeason, { params: { id: season.data.id } }),
    ].flatMap(({ data }) => data.map(marketFromWire));
    expect(markets.length).toBeGreaterThan(4);
    for (const { id, marketTypeId, specifiers, name: template, outcomes } of markets) {
      const name = renderMarketName(template, { home: '', away: '', specifiers });
      const eventId = id.split('/')[0] ?? '';
      const market = { eventId, sportId: 'sr:sport:40', marketTypeId, specifiers };
      expect(await labels.market(market)).toBe(name);
      for (const outcome of outcomes.slice(0, 3)) {
        const { id: outcomeId, outcomeTypeId } = outcome;
        expect(await labels.outcome({ ...market, outcomeId, outcomeTypeId })).toBe(outcome.name);
      }
    }
    expect(missing).toEqual([]);
  });

  it('CAT-27 speak Spanish, too', async () => {
    const [event] = await someEvents();
    const market = {
      eventId: event?.id ?? '',
      sportId: 'sr:sport:1',
      marketTypeId: '18',
      specifiers: 'total=2.5',
    };
    expect(await labelsIn('pt-BR').market(market)).toBe('Total de Gols 2.5');
    expect(await labelsIn('es').market(market)).toBe('Total de Goles 2.5');
    const over = { ...market, outcomeId: '', outcomeTypeId: '12' };
    expect(await labelsIn('es').outcome(over)).toBe('Más de 2.5');
  });

  it.each([
    { marketTypeId: '9999', specifiers: '' },
    { marketTypeId: '18', specifiers: '' },
    { marketTypeId: '18', specifiers: 'total=99.5' },
    { marketTypeId: '1', specifiers: 'total=2.5' },
  ])(
    'CAT-27 are missing for what the world does not offer: $marketTypeId $specifiers',
    async (of) => {
      const [event] = await someEvents();
      const market = { eventId: event?.id ?? '', sportId: 'sr:sport:1', ...of };
      expect(await labelsIn('es').market(market)).toBe('');
      const outcome = { ...market, outcomeId: 'none', outcomeTypeId: '12' };
      expect(await labelsIn('es').outcome(outcome)).toBe('');
      expect(missing).toMatchObject([{ error: { status: 404 } }, { error: { status: 404 } }]);
    },
  );
});
