import { describe, expect, it } from 'vitest';
import { createFixtures } from '../competitions/fixtures.ts';
import { createHandMoves } from '../match/hand-moves.ts';
import { createLabels } from '../offer/labels.ts';
import { play } from '../sports/sports.ts';
import { WORLD_START, type WorldClock } from '../world-clock.ts';
import { roundsOf, seasonCompetitions } from './season-plan.ts';
import { createSeasons, type SeasonNow, type Seasons } from './seasons.ts';

const DAY = 86_400;
const SERIE_A = 'sr:tournament:325';

/** Seasons of a seed at a time that can be set. */
function openSeasons(seed = 1) {
  let now = WORLD_START;
  const clock: WorldClock = {
    seed,
    live: 1,
    at: (wall) => wall / 1000,
    wallOf: (worldSeconds) => worldSeconds * 1000,
    advance: () => undefined,
  };
  const fixtures = createFixtures({ seed, live: 1, upcoming: 1 });
  const seasons: Seasons = createSeasons({
    clock,
    fixtures,
    labels: createLabels('pt-BR'),
    hand: createHandMoves(),
    time: () => now,
  });
  return {
    seasons,
    fixtures,
    at(worldSeconds: number, id: string): SeasonNow {
      now = worldSeconds;
      const season = seasons.find(id) ?? seasons.ofTournament(id);
      if (!season) throw new Error(`No season ${id}`);
      return season;
    },
  };
}

const chancesOf = ({ markets }: SeasonNow, typeId: string) =>
  new Map(
    markets
      .find((market) => market.typeId === typeId)
      ?.outcomes.map(({ name, odds }) => [name, 1000 / odds]),
  );

describe('a season', () => {
  it('has the table of the matches that are over', () => {
    const { at, fixtures } = openSeasons();
    const { table, plan } = at(WORLD_START, SERIE_A);
    const wins = new Map<string, number>();
    for (let round = plan.fromRound; round <= fixtures.roundAt(WORLD_START); round += 1) {
      for (const fixture of fixtures.ofRound(plan.competition, round)) {
        const { endsAfter, final, stateAt } = play(fixture);
        const isCounted = stateAt(endsAfter).status === 'ended';
        if (!isCounted || fixture.startsAt + endsAfter > WORLD_START) continue;
        const { home, away } = fixture;
        if (final.home > final.away) wins.set(home.name, (wins.get(home.name) ?? 0) + 1);
        if (final.away > final.home) wins.set(away.name, (wins.get(away.name) ?? 0) + 1);
      }
    }
    expect(table).toHaveLength(20);
    for (const { name, won } of table) expect(won).toBe(wins.get(name) ?? 0);
  });

  it('has odds that follow its table: more points since, a better chance', () => {
    const { at } = openSeasons();
    const before = at(WORLD_START, SERIE_A);
    const after = at(WORLD_START + 28 * DAY, before.id);
    const rows = new Map(after.table.map((row) => [row.name, row]));
    const gain = (name: string) => {
      const old = before.table.find((row) => row.name === name);
      return (rows.get(name)?.points ?? 0) - (old?.points ?? 0);
    };
    const [best] = after.table;
    const chances = chancesOf(after, '411');
    expect(chances.get(best?.name ?? '')).toBe(Math.max(...chances.values()));
    const relegation = chancesOf(before, '413');
    const relegationAfter = chancesOf(after, '413');
    const open = [...relegation].filter(([, chance]) => chance > 0.1 && chance < 0.9);
    const changes = open.map(([name, chance]) => ({
      gain: gain(name),
      change: (relegationAfter.get(name) ?? 0) - chance,
    }));
    const byGain = changes.toSorted((a, b) => b.gain - a.gain);
    expect(byGain[0]?.change).toBeLessThan(byGain.at(-1)?.change ?? 0);
  });

  it('ends with all its matches, has one champion, and gives way to the next', () => {
    const { at, seasons } = openSeasons();
    const { id, endsAt, plan } = at(WORLD_START, SERIE_A);
    const before = at(endsAt / 1000 - DAY, id);
    expect(before.status).toBe('live');
    const over = at(endsAt / 1000 + DAY, id);
    expect(over).toMatchObject({ status: 'ended', markets: [], statusText: 'Encerrada' });
    expect(over.table.every(({ played }) => played > roundsOf(plan.competition) - 4)).toBe(true);
    const won = (typeId: string) =>
      before.markets
        .find((market) => market.typeId === typeId)
        ?.outcomes.filter(
          (outcome) =>
            over.resultOf({
              marketTypeId: typeId,
              specifiers: '',
              outcomeTypeId: outcome.typeId,
            }) === 'won',
        )
        .map(({ name }) => name);
    const names = over.table.map(({ name }) => name);
    expect(won('411')).toEqual(names.slice(0, 1));
    expect(won('412')?.toSorted()).toEqual(names.slice(0, 4).toSorted());
    expect(won('413')?.toSorted()).toEqual(names.slice(-4).toSorted());
    expect(seasons.ofTournament(SERIE_A)?.plan.number).toBe(plan.number + 1);
  });

  it('is there for every competition of football, and is read by its tournament too', () => {
    const { seasons } = openSeasons();
    expect(seasons.present()).toHaveLength(seasonCompetitions().length);
    for (const { id, tournamentId } of seasons.present().slice(0, 6)) {
      const season = seasons.ofTournament(tournamentId);
      expect(season).toMatchObject({ id, isListed: true, status: 'live' });
      for (const { outcomes } of season?.markets ?? []) {
        expect(outcomes.some(({ isActive }) => isActive)).toBe(true);
      }
    }
    expect(seasons.find('sr:season:1')).toBeUndefined();
    expect(seasons.find('sr:season:199000')).toBeUndefined();
  });
});
