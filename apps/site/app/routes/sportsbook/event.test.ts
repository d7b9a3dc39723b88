import type { MatchEvent } from '@vitrine/betting/sportsbook/event';
import { describe, expect, it } from 'vitest';
import { pricedOutcomes } from '../../../test/boards.ts';
import { openBrowser } from '../../../test/browser.ts';
import { openTestSite } from '../../../test/site.ts';
import { aSeason, aStage } from '@vitrine/betting/test/fixtures';
import { aMatch } from '../../../test/betting.ts';
import { loader } from './event.tsx';

function openEvent() {
  const match = aMatch(1);
  const site = openTestSite('arara', { events: [match] });
  const visit = (sportName: string, matchId: string, search = '') =>
    openBrowser(site).visit(loader, `/esportes/${sportName}/evento/${matchId}${search}`, {
      params: { sportName, matchId },
    });
  return { site, match, visit };
}

function outcomesOf({ markets }: MatchEvent): readonly string[] {
  return markets.flatMap((market) => market.outcomes.map(({ id }) => id));
}

describe('/esportes/:sportName/evento/:matchId', () => {
  it('CAT-04 shows an event with its markets, and follows it live', async () => {
    const { match, visit } = openEvent();
    const { status, data } = await visit('futebol', match.id);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      event: { id: match.id },
      group: 'all',
      liveTopics: `match:${match.id}`,
    });
    expect(pricedOutcomes(data)).toEqual(outcomesOf(match));
    expect((data as { title: string }).title).toContain(match.home.name);
  });

  it('CAT-04 asks the operator for an event that nobody watches yet', async () => {
    const { site, visit } = openEvent();
    const other = aMatch(2);
    site.catalogue.unwatched = [other];
    const { data } = await visit('futebol', other.id);
    expect(data).toMatchObject({ event: { id: other.id } });
    expect(pricedOutcomes(data)).toEqual(outcomesOf(other));
  });

  it('CAT-04 answers 404 for an event or a sport that there is not', async () => {
    const { match, visit } = openEvent();
    expect((await visit('futebol', 'sr:match:404')).status).toBe(404);
    expect((await visit('cricket', match.id)).status).toBe(404);
  });

  it('CAT-24 answers 404 for an event that is not shown', async () => {
    const { site, match, visit } = openEvent();
    site.catalogue.hidden.add(match.id);
    expect((await visit('futebol', match.id)).status).toBe(404);
  });

  it('CAT-04 shows the main market, and says so, while the whole event can’t be read', async () => {
    const { site, match, visit } = openEvent();
    site.catalogue.isReadable = false;
    const { status, data } = await visit('futebol', match.id);
    expect(status).toBe(200);
    const liveTopics = `prematch:${match.sportId},match:${match.id}`;
    expect(data).toMatchObject({ event: { id: match.id }, isWhole: false, liveTopics });
  });

  it('CAT-04 answers 503 with words while nothing can be read of an event', async () => {
    const { site, visit } = openEvent();
    site.catalogue.isReadable = false;
    const { status, data } = await visit('futebol', 'sr:match:9');
    expect(status).toBe(503);
    expect(data).toMatchObject({ event: null, markets: null, isWhole: false, liveTopics: '' });
    expect((data as { title: string }).title).toContain('não pode ser mostrado');
  });

  it('CAT-04 CAT-07 shows a stage, of a sport without pages as well, and a season', async () => {
    const { site, visit } = openEvent();
    const cycling = aStage({ id: 'sr:stage:2', sportId: 'sr:sport:17' });
    site.catalogue.held.push(aStage(), cycling, aSeason());
    expect((await visit('esporte-17', cycling.id)).status).toBe(200);
    expect((await visit('formula-1', 'sr:stage:1')).data).toMatchObject({
      title: expect.stringContaining('Grande Prêmio de São Paulo') as string,
      liveTopics: 'stage:sr:stage:1',
    });
    const season = await visit('futebol', 'sr:season:1');
    expect(season.data).toMatchObject({ liveTopics: 'season:sr:season:1' });
    expect((await visit('esporte-18', cycling.id)).status).toBe(404);
  });

  it('shows one group of markets when the address names it', async () => {
    const { match, visit } = openEvent();
    expect((await visit('futebol', match.id, '?grupo=main')).data).toMatchObject({ group: 'main' });
    expect((await visit('futebol', match.id, '?grupo=x')).data).toMatchObject({ group: 'all' });
  });
});
