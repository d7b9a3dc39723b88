import { UpstreamTimeout } from '@vitrine/upstream/base/errors';
import { streaming } from '@vitrine/upstream/contract/sportsbook/live-matches';
import type { MatchEvent } from '@vitrine/betting/sportsbook/event';
import { describe, expect, it, vi } from 'vitest';
import { pricedOutcomes } from '../../../test/boards.ts';
import { openBrowser } from '../../../test/browser.ts';
import { statusError } from '../../../test/operator.ts';
import { openTestSite } from '../../../test/site.ts';
import { aMarket, anOutcome, aSeason, aStage } from '@vitrine/betting/test/fixtures';
import { aMatch } from '../../../test/betting.ts';
import { readBetSlip } from '../../services/bet-slip/bet-slip.server.ts';
import { tapValue } from '../../tap-value.ts';
import { action as slipAction } from '../bet-slip/bet-slip.tsx';
import { loader } from './event.tsx';

// What only a brand's build has.
vi.mock('virtual:live-script', () => ({ default: '' }));

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

  it('CAT-04 CAT-13 shows a stage of a stage, with links to the others of it', async () => {
    const { site } = openEvent();
    const [weekend, practice, race] = [
      aStage({ id: 'sr:stage:7' }),
      aStage({ id: 'sr:stage:8', name: 'Treino' }),
      aStage({ id: 'sr:stage:9', name: 'Corrida', status: 'live' }),
    ];
    site.catalogue.held.push(weekend, practice, race);
    site.catalogue.children.set(weekend.id, [practice.id, race.id]);
    const visit = (matchId: string, stageId?: string) =>
      openBrowser(site).visit(loader, '/esportes/formula-1/evento', {
        params: { sportName: 'formula-1', matchId, ...(stageId ? { stageId } : {}) },
      });
    const base = '/esportes/formula-1/evento/sr:stage:7';
    expect((await visit(weekend.id, race.id)).data).toMatchObject({
      event: { id: race.id, name: 'Corrida' },
      stages: [
        { href: `${base}/sr:stage:8`, label: 'Treino', isLive: false, current: false },
        { href: `${base}/sr:stage:9`, label: 'Corrida', isLive: true, current: true },
      ],
    });
    expect((await visit(weekend.id)).data).toMatchObject({
      event: { id: weekend.id },
      stages: [{ current: false }, { current: false }],
    });
    expect((await visit(weekend.id, 'sr:stage:404')).status).toBe(404);
    expect((await visit('sr:match:1', race.id)).status).toBe(404);
    expect((await visit(weekend.id, 'sr:match:1')).status).toBe(404);
  });

  it('CAT-42 shows a season with its days and markets, and takes its outcomes on the slip', async () => {
    const { site } = openEvent();
    const winner = anOutcome({ id: 's1' });
    const season = aSeason({ markets: [aMarket({ id: 'winner', outcomes: [winner] })] });
    site.catalogue.held.push(season);
    const browser = openBrowser(site);
    const { data } = await browser.visit(loader, `/esportes/futebol/evento/${season.id}`, {
      params: { sportName: 'futebol', matchId: season.id },
    });
    const { scheduledAt, endsAt } = season;
    expect(data).toMatchObject({ event: { kind: 'season', scheduledAt, endsAt } });
    expect(pricedOutcomes(data)).toEqual([winner.id]);
    const tap = tapValue({ eventId: season.id, outcomeId: winner.id, seen: winner.odds });
    await browser.submit(slipAction, '/bet-slip', { tap, stay: '1' });
    const { visitor, context } = await browser.visitor();
    expect((await readBetSlip(visitor, context)).selections).toMatchObject([
      { eventId: season.id, eventName: 'Brasileirão Série A 2026', outcomeId: winner.id },
    ]);
  });

  it('shows one group of markets when the address names it', async () => {
    const { match, visit } = openEvent();
    expect((await visit('futebol', match.id, '?grupo=main')).data).toMatchObject({ group: 'main' });
    expect((await visit('futebol', match.id, '?grupo=x')).data).toMatchObject({ group: 'all' });
  });
});

describe('the video of an event', () => {
  function openStreamed(hasStreaming = true) {
    const { site, match, visit } = openEvent();
    site.catalogue.held = [{ ...match, hasStreaming }];
    const video = site.operator.at(streaming);
    const watch = async (search = '?assistir=1') => {
      const { status, data } = await visit('futebol', match.id, search);
      expect(status).toBe(200);
      return (data as { streaming: unknown }).streaming;
    };
    return { site, video, watch };
  }

  it('CAT-37 is offered without a call, and comes from the answer once it is asked for', async () => {
    const { video, watch } = openStreamed();
    video.reply(() => ({ data: { url: 'http://operator/streams/1' } }));
    expect(await watch('')).toEqual({ kind: 'offered' });
    expect(video.calls()).toEqual([]);
    expect(await watch()).toEqual({ kind: 'playing', url: 'http://operator/streams/1' });
    expect(await watch()).toEqual({ kind: 'playing', url: 'http://operator/streams/1' });
    expect(video.calls()).toHaveLength(1);
  });

  it('CAT-37 is not offered by an event without one', async () => {
    expect(await openStreamed(false).watch('')).toBeNull();
  });

  it.each([
    ['no data', () => ({ data: null })],
    [
      'a refusal',
      () => {
        throw statusError(streaming, 404, { error: 'STREAMING_NOT_AVAILABLE' });
      },
    ],
    [
      'an outage',
      () => {
        throw new UpstreamTimeout(streaming.name, 1);
      },
    ],
    [
      'an address that pages may not play',
      () => ({ data: { url: 'https://elsewhere.example/1' } }),
    ],
  ] as const)('CAT-31 is not available, in words, with %s', async (_, reply) => {
    const { video, watch } = openStreamed();
    video.reply(reply);
    expect(await watch()).toEqual({ kind: 'notAvailable' });
  });
});
