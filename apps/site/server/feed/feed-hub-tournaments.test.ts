import { aWireSeason } from '@vitrine/upstream/test/wire-contest';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  startFakeOperator,
  wireMainMarket,
  wireMatchOf,
  wireSport,
  wireUpcomingOf,
  type FakeOperator,
} from '../../test/fake-operator.ts';
import { openTestHub, type TestHub, until } from '../../test/hub.ts';
import type { FeedHub } from './feed-hub.ts';

const ID = 'sr:tournament:325';

describe('tournaments of the feed hub', () => {
  let operator: FakeOperator;
  let hub: FeedHub;
  let pass: TestHub['pass'];
  beforeEach(async () => {
    operator = await startFakeOperator();
    operator.headbar.push(wireSport('sr:sport:1'));
    operator.live.set('sr:match:1', wireMatchOf('sr:match:1'));
    operator.upcoming.set('sr:match:2', wireUpcomingOf('sr:match:2'));
    ({ hub, pass } = openTestHub(operator));
    await hub.started;
    await until(() => expect(hub.upcomingEvents('sr:sport:1')).toHaveLength(1));
  });
  afterEach(async () => {
    hub.close();
    await operator.close();
  });

  async function idsOf(tournamentId: string): Promise<readonly string[]> {
    const answer = await hub.tournament(tournamentId);
    return answer.kind === 'known' ? answer.matches.map(({ id }) => id) : [answer.kind];
  }

  function aSeasonOf(tournamentId: string): void {
    operator.seasons.set('sr:season:8', aWireSeason({ id: 'sr:season:8', tournamentId }));
    operator.markets.set('sr:season:8', [wireMainMarket('sr:season:8')]);
  }

  it('CAT-02 has what the lists have of a tournament, without asking for its matches', async () => {
    expect(await idsOf(ID)).toEqual(['sr:match:1', 'sr:match:2']);
    expect(operator.asked.join()).not.toContain('GetEventsByTournament');
    expect(await hub.tournament(ID)).toMatchObject({
      tournament: { name: 'Brasileirão Série A', categoryName: 'Brasil', sportId: 'sr:sport:1' },
      outrights: [],
    });
  });

  it('CAT-02 CAT-11 asks the operator for a tournament that no list has', async () => {
    const id = 'sr:tournament:8';
    operator.tournamentNames.set(id, 'LaLiga');
    const given = { tournamentId: id, sportId: 'sr:sport:6' };
    operator.upcoming.set('sr:match:5', wireUpcomingOf('sr:match:5', given));
    operator.upcoming.set('sr:match:6', wireUpcomingOf('sr:match:6', given));
    operator.hidden.add('sr:match:6');
    expect(await idsOf(id)).toEqual(['sr:match:5']);
    expect(await hub.tournament(id)).toMatchObject({ tournament: { name: 'LaLiga' } });
  });

  it.each(['can’t be read', 'is not known'])(
    'CAT-02 CAT-11 is called as its matches say while its name %s',
    async (problem) => {
      const id = 'sr:tournament:8';
      if (problem === 'can’t be read') operator.broken.add('tournamentname');
      const given = { tournamentId: id, tournamentName: 'LaLiga', sportId: 'sr:sport:6' };
      operator.upcoming.set('sr:match:5', wireUpcomingOf('sr:match:5', given));
      expect(await hub.tournament(id)).toMatchObject({
        kind: 'known',
        tournament: { id, name: 'LaLiga', sportId: 'sr:sport:6' },
        matches: [{ id: 'sr:match:5' }],
      });
    },
  );

  it('CAT-02 CAT-14 has the season of a tournament with its markets', async () => {
    aSeasonOf(ID);
    expect(await hub.tournament(ID)).toMatchObject({
      outrights: [{ id: 'sr:season:8', kind: 'season', markets: [{ id: 'sr:season:8:1' }] }],
    });
  });

  it('CAT-02 shows the matches while the season can’t be read', async () => {
    aSeasonOf(ID);
    operator.broken.add('EventSeason');
    expect(await hub.tournament(ID)).toMatchObject({ kind: 'known', outrights: [] });
    operator.broken.clear();
    expect(await hub.tournament(ID)).toMatchObject({ outrights: [{ id: 'sr:season:8' }] });
  });

  it('CAT-02 says whether a tournament is unknown or can’t be read now', async () => {
    expect(await idsOf('sr:tournament:404')).toEqual(['unknown']);
    expect(await idsOf('nonsense')).toEqual(['unknown']);
    operator.broken.add('tournamentname');
    expect(await idsOf('sr:tournament:5')).toEqual(['unreadable']);
  });

  it('CAT-21 knows no youth tournament and none of the brand’s list', async () => {
    operator.tournamentNames.set('sr:tournament:9', 'Copa');
    operator.tournamentNames.set('sr:tournament:10', 'Brasileiro Sub-20');
    expect(await idsOf('sr:tournament:9')).toEqual(['unknown']);
    expect(await idsOf('sr:tournament:10')).toEqual(['unknown']);
  });

  it('asks for a name once in ten minutes', async () => {
    const id = 'sr:tournament:8';
    operator.tournamentNames.set(id, 'LaLiga');
    const questions = () => operator.asked.filter((path) => path.includes('tournamentname')).length;
    await hub.tournament(id);
    await hub.tournament(id);
    expect(questions()).toBe(1);
    pass(10 * 60_000);
    await hub.tournament(id);
    expect(questions()).toBe(2);
  });
});
