import { expect, it } from 'vitest';
import {
  readCategories,
  readEnabledTournaments,
  readSidebarSection,
  readSportCatalogue,
  readTournamentName,
} from './tournaments.ts';
import { createTestOperator } from '../test/catalogue-operator.ts';

const BOOK = '/sportsbook/api/SportBook';

const TOURNAMENT = {
  id: 'sr:tournament:325',
  name: 'Brasileirão Série A',
  order: 1,
  categoryId: 'sr:category:1',
  categoryName: 'Brasil',
  countEvents: 3,
  hasLiveEvents: true,
  hasPrematch: false,
};
const CATEGORY = { id: 'sr:category:1', name: 'Brasil', order: 2, tournaments: [TOURNAMENT] };
const ENGLAND = { ...CATEGORY, id: 'sr:category:2', name: 'Inglaterra', order: 1 };

it.each([
  ['sr:tournament:325', 'v3'],
  ['bg:tournament:325', 'v2'],
])('CAT-11 %s is named by %s', async (id, version) => {
  const { client } = createTestOperator({
    [`GET ${BOOK}/${version}/catalog/tournamentname/${id}`]: {
      json: {
        data: {
          id,
          name: 'Brasileirão',
          categoryId: 'c',
          categoryName: 'Brasil',
          sportId: 'sr:sport:1',
          sportName: 'Futebol',
        },
      },
    },
  });
  expect(await readTournamentName(client, id)).toMatchObject({ id, name: 'Brasileirão' });
  expect(await readTournamentName(client, 'sr:tournament:1')).toBeNull();
});

it('CAT-11 the catalogue of a sport is read by provider, in the operator’s order', async () => {
  const data = { id: 'sr:sport:1', name: 'Futebol', categories: [CATEGORY, ENGLAND] };
  const { client, calls } = createTestOperator({
    [`GET ${BOOK}/v3/catalog/sports/sr:sport:1`]: { json: { data } },
  });
  const one = await readSportCatalogue(client, { sportId: 'sr:sport:1', provider: 'one' });
  expect(one?.map(({ name }) => name)).toEqual(['Inglaterra', 'Brasil']);
  expect(one?.[1]?.tournaments).toEqual([
    {
      id: 'sr:tournament:325',
      name: 'Brasileirão Série A',
      order: 1,
      categoryId: 'sr:category:1',
      categoryName: 'Brasil',
      eventCount: 3,
      hasLiveEvents: true,
      hasPrematch: false,
    },
  ]);
  expect(await readSportCatalogue(client, { sportId: 'sr:sport:1', provider: 'two' })).toBeNull();
  expect(calls.at(-1)?.call).toBe(`GET ${BOOK}/v2/catalog/sports/sr:sport:1`);
});

it('CAT-11 the enabled tournaments and the menus of a sport are read', async () => {
  const sidebar = '/sportsbook/api/SidebarSport/v3';
  const { client, answers } = createTestOperator({
    [`GET ${BOOK}/v2/enabledprematchtournaments/sr:sport:1`]: { json: { data: ['bg:t:1'] } },
    [`GET ${sidebar}/all/categories/tournaments/sr:sport:1`]: { json: { data: [CATEGORY] } },
    [`GET ${sidebar}/live/sr:sport:1`]: { json: { data: [TOURNAMENT] } },
  });
  expect(await readEnabledTournaments(client, 'sr:sport:1')).toEqual(new Set(['bg:t:1']));
  expect(await readCategories(client, 'sr:sport:1')).toMatchObject([{ name: 'Brasil' }]);
  const section = { section: 'live', sportId: 'sr:sport:1' } as const;
  expect(await readSidebarSection(client, section)).toMatchObject([{ eventCount: 3 }]);
  expect(await readCategories(client, 'sr:sport:9')).toBeNull();
  expect(await readSidebarSection(client, { ...section, sportId: 'sr:sport:9' })).toBeNull();

  answers.set(`GET ${BOOK}/v2/enabledprematchtournaments/sr:sport:1`, { json: { data: 'all' } });
  await expect(readEnabledTournaments(client, 'sr:sport:1')).rejects.toMatchObject({
    name: 'UpstreamShapeError',
    path: 'data',
  });
});
