import { UpstreamTimeout } from '@vitrine/upstream/base/errors';
import { templateMarkets } from '@vitrine/upstream/contract/sportsbook/market-templates';
import { streaming } from '@vitrine/upstream/contract/sportsbook/live-matches';
import { oddsFromDecimal } from '@vitrine/betting/base/odds';
import type { MatchEvent } from '@vitrine/betting/sportsbook/event';
import { describe, expect, it } from 'vitest';
import { textsOf } from '@vitrine/messages/texts';
import { eventHtml, pricedOutcomes, tabsIn } from '../../../test/boards.ts';
import { openBrowser } from '../../../test/browser.ts';
import { statusError } from '../../../test/operator.ts';
import { openTestSite } from '../../../test/site.ts';
import { aMarket, anOutcome, aSeason, aStage } from '@vitrine/betting/test/fixtures';
import { aMatch } from '../../../test/betting.ts';
import { readBetSlip } from '../../services/bet-slip/bet-slip.server.ts';
import { sportsbookWords } from '../../services/sportsbook/sportsbook-page.server.ts';
import { formatDate } from '../../format/date-time.ts';
import type { NamedPage } from '../../shapes/base/page-metadata.ts';
import { tapValue } from '../../shapes/bet-slip/tap-value.ts';
import { action as slipAction } from '../bet-slip/bet-slip.tsx';
import { loader } from './event.tsx';

const TEXTS = textsOf('pt-BR', 'sportsbook');

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
      page: { event: { id: match.id } },
      liveTopics: `match:${match.id}`,
    });
    expect(tabsIn(eventHtml(data).offer)[0]).toMatchObject({ label: 'Todas', current: true });
    expect(pricedOutcomes(data)).toEqual(outcomesOf(match));
    expect((data as NamedPage).metadata.title).toContain(match.home.name);
  });

  it('CAT-04 asks the operator for an event that nobody watches yet', async () => {
    const { site, visit } = openEvent();
    const other = aMatch(2);
    site.catalogue.unwatched = [other];
    const { data } = await visit('futebol', other.id);
    expect(data).toMatchObject({ page: { event: { id: other.id } } });
    expect(pricedOutcomes(data)).toEqual(outcomesOf(other));
  });

  it('CAT-04 answers 404 for an event or a sport that there is not', async () => {
    const { match, visit } = openEvent();
    expect((await visit('futebol', 'sr:match:404')).status).toBe(404);
    expect((await visit('cricket', match.id)).status).toBe(404);
  });

  it('CAT-04 says of an event that ended that it is over, and nothing of odds that come back', async () => {
    const { site, match, visit } = openEvent();
    const suspended = match.markets.map((market) => ({ ...market, status: 'suspended' as const }));
    site.catalogue.held = [{ ...match, markets: suspended }];
    expect(eventHtml((await visit('futebol', match.id)).data).offer).toContain(
      TEXTS['event.noMarkets.text'],
    );
    for (const markets of [suspended, []]) {
      site.catalogue.held = [{ ...match, status: 'ended', markets }];
      const { offer } = eventHtml((await visit('futebol', match.id)).data);
      expect(offer).toContain(TEXTS['event.ended.title']);
      expect(offer).toContain('href="/bet-history"');
      expect(offer).not.toContain(TEXTS['event.noMarkets.text']);
    }
  });

  it('CAT-25 shows the 15 likeliest of a football match’s correct scores, and no "outro"', async () => {
    const { site, match, visit } = openEvent();
    const score = (index: number) =>
      anOutcome({ id: `s${index}`, name: `${index}:0`, odds: oddsFromDecimal(2 + index) });
    const other = anOutcome({ id: 'other', name: 'Outro', odds: oddsFromDecimal(1.5) });
    const scores = Array.from({ length: 20 }, (_, index) => score(index));
    const markets = [aMarket({ layout: 'correctScore', outcomes: [other, ...scores] })];
    site.catalogue.held = [{ ...match, markets }];
    const shown = pricedOutcomes((await visit('futebol', match.id)).data);
    const likeliest = scores.slice(0, 15).map(({ id }) => id);
    expect(shown.toSorted()).toEqual(likeliest.toSorted());
    site.catalogue.held = [{ ...match, sportId: 'sr:sport:4', markets }];
    const { data } = await visit('hoquei-no-gelo', match.id);
    expect(pricedOutcomes(data)).toHaveLength(21);
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
    expect(data).toMatchObject({ page: { event: { id: match.id } }, liveTopics });
    expect(eventHtml(data).head).toContain(TEXTS['event.mainMarketOnly']);
    expect(pricedOutcomes(data)).toEqual(outcomesOf(match));
  });

  it('CAT-04 answers 503 with words while nothing can be read of an event', async () => {
    const { site, visit } = openEvent();
    site.catalogue.isReadable = false;
    const { status, data } = await visit('futebol', 'sr:match:9');
    expect(status).toBe(503);
    expect(data).toMatchObject({ page: null, liveTopics: '' });
    expect((data as NamedPage).metadata.title).toContain('não pode ser mostrado');
  });

  it('CAT-04 CAT-07 shows a stage, of a sport without pages as well, and a season', async () => {
    const { site, visit } = openEvent();
    const cycling = aStage({ id: 'sr:stage:2', sportId: 'sr:sport:17' });
    site.catalogue.held.push(aStage(), cycling, aSeason());
    expect((await visit('esporte-17', cycling.id)).status).toBe(200);
    expect((await visit('formula-1', 'sr:stage:1')).data).toMatchObject({
      metadata: { title: expect.stringContaining('Grande Prêmio de São Paulo') as string },
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
    const { data } = await visit(weekend.id, race.id);
    expect(data).toMatchObject({ page: { event: { id: race.id } } });
    expect(tabsIn(eventHtml(data).head)).toEqual([
      { href: `${base}/sr:stage:8`, label: 'Treino', current: false },
      { href: `${base}/sr:stage:9`, label: 'Corrida', current: true },
    ]);
    const whole = (await visit(weekend.id)).data;
    expect(whole).toMatchObject({ page: { event: { id: weekend.id } } });
    expect(tabsIn(eventHtml(whole).head)).toMatchObject([{ current: false }, { current: false }]);
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
    const { format } = sportsbookWords((await browser.visitor()).context);
    for (const day of [season.scheduledAt, season.endsAt]) {
      expect(eventHtml(data).head).toContain(formatDate(day, format));
    }
    expect(pricedOutcomes(data)).toEqual([winner.id]);
    const tap = tapValue({ eventId: season.id, outcomeId: winner.id, seen: winner.odds });
    await browser.submit(slipAction, '/bet-slip', { tap, stay: '1' });
    const { visitor, context } = await browser.visitor();
    expect((await readBetSlip(visitor, context)).selections).toMatchObject([
      { eventId: season.id, eventName: 'Brasileirão Série A 2026', outcomeId: winner.id },
    ]);
  });
});

describe('the board of a match', () => {
  const statistics = {
    periods: [{ kind: 'half', number: 1, home: 1, away: 0 } as const],
    points: null,
    serving: null,
    corners: { home: 4, away: 2 },
    yellowCards: null,
    redCards: null,
  };

  it('CAT-04 has the score by part, what is counted and the score, in words for each', async () => {
    const { site, match, visit } = openEvent();
    site.catalogue.held = [{ ...match, status: 'live', statistics }];
    const { head } = eventHtml((await visit('futebol', match.id)).data);
    const columns = ['1º tempo', '2º tempo', 'Escanteios', 'Total'];
    const places = columns.map((name) => head.indexOf(name));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(head).toMatch(/>4<.*>2</);
  });

  it('CAT-04 is not there before the start, and where nothing is counted', async () => {
    const { site, match, visit } = openEvent();
    site.catalogue.held = [{ ...match, status: 'notStarted', statistics }];
    const head = async () => eventHtml((await visit('futebol', match.id)).data).head;
    expect(await head()).not.toContain('Escanteios');
    site.catalogue.held = [{ ...match, status: 'live' }];
    expect(await head()).not.toContain('1º tempo');
  });
});

describe('the groups of an event’s markets', () => {
  function openGrouped() {
    const winner = aMarket({ id: 'm1', marketTypeId: '1', name: 'Resultado final' });
    const corners = aMarket({
      id: 'm2',
      marketTypeId: '166',
      name: 'Escanteios',
      isFavorite: false,
      outcomes: [anOutcome({ id: 'c1' }), anOutcome({ id: 'c2' })],
    });
    const { site, match, visit } = openEvent();
    site.catalogue.held = [{ ...match, markets: [winner, corners], hasStreaming: true }];
    const groups = site.operator.at(templateMarkets);
    const group = (order: number, name: string, ...marketIds: readonly string[]) => ({
      order,
      typeGroup: 'Normal' as const,
      nameMarketGrouping: name,
      templateMarketToSportMarkets: marketIds.map((marketId) => ({ marketId })),
    });
    groups.reply(() => ({
      data: [group(3, 'Placar', '45'), group(2, 'Escanteios', '166'), group(1, 'Gols', '1')],
    }));
    const look = async (search = '') => {
      const { data } = await visit('futebol', match.id, search);
      const groups = tabsIn(eventHtml(data).offer).map(({ href, current }) => ({
        slug: /grupo=([^&]+)/.exec(href)?.[1] ?? 'todas',
        current,
      }));
      return {
        slugs: groups.map(({ slug }) => slug),
        current: groups.find(({ current }) => current)?.slug,
        outcomes: pricedOutcomes(data),
      };
    };
    return { site, match, groups, look };
  }

  it('CAT-20 CAT-15 are the operator’s, in its order, those with open markets; all are shown first', async () => {
    const { match, groups, look } = openGrouped();
    const { slugs, current, outcomes } = await look();
    expect(slugs).toEqual(['todas', 'gols', 'escanteios']);
    expect(current).toBe('todas');
    expect(outcomes).toContain('c1');
    expect(groups.calls()).toMatchObject([
      { params: { id: match.sportId }, query: { providerId: 0, eventType: 'match' } },
    ]);
  });

  it('CAT-20 are opened by the address, all of them when it names none', async () => {
    const { look } = openGrouped();
    expect(await look('?grupo=escanteios')).toMatchObject({
      current: 'escanteios',
      outcomes: ['c1', 'c2'],
    });
    expect((await look('?grupo=x')).current).toBe('todas');
  });

  it('CAT-20 are asked for once for all events of a sport, provider and kind', async () => {
    const { site, groups, look } = openGrouped();
    await look();
    await look();
    expect(groups.calls()).toHaveLength(1);
    site.pass(10 * 60_000);
    await look();
    expect(groups.calls()).toHaveLength(2);
  });

  it('CAT-20 CAT-40 are made by rule when the operator has none, fails or says nonsense', async () => {
    const { groups, look } = openGrouped();
    groups.reply(() => {
      throw new UpstreamTimeout(templateMarkets.name, 1);
    });
    expect((await look()).slugs).toEqual(['todas', 'main', 'normal']);
    expect((await look('?grupo=normal')).outcomes).toEqual(['c1', 'c2']);
    groups.reply(() => ({ data: [] }));
    expect((await look('?grupo=main')).current).toBe('main');
  });
});

/** The address of the video, or what stands in its place. */
function videoIn(head: string): string | null {
  const address = /<video [^>]*src="([^"]+)"/.exec(head)?.[1];
  if (address !== undefined) return address;
  if (head.includes(TEXTS['event.noStreaming'])) return 'notAvailable';
  return head.includes('?assistir=1') ? 'offered' : null;
}

describe('the video of an event', () => {
  function openStreamed(hasStreaming = true) {
    const { site, match, visit } = openEvent();
    site.catalogue.held = [{ ...match, hasStreaming }];
    const video = site.operator.at(streaming);
    const watch = async (search = '?assistir=1') => {
      const { status, data } = await visit('futebol', match.id, search);
      expect(status).toBe(200);
      return videoIn(eventHtml(data).head);
    };
    return { site, video, watch };
  }

  it('CAT-37 is offered without a call, and comes from the answer once it is asked for', async () => {
    const { video, watch } = openStreamed();
    video.reply(() => ({ data: { url: 'http://operator/streams/1' } }));
    expect(await watch('')).toBe('offered');
    expect(video.calls()).toEqual([]);
    expect(await watch()).toBe('http://operator/streams/1');
    expect(await watch()).toBe('http://operator/streams/1');
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
    expect(await watch()).toBe('notAvailable');
  });
});

describe('the list beside an event', () => {
  const matches = [1, 2, 3].map((number) => aMatch(number));

  async function pageOf(match: MatchEvent, cookie: string) {
    const site = openTestSite('arara', { events: matches });
    const { data } = await openBrowser(site).visit(loader, `/esportes/futebol/evento/${match.id}`, {
      params: { sportName: 'futebol', matchId: match.id },
      headers: { Cookie: cookie },
    });
    return data as {
      readonly liveTopics: string;
      readonly beside: { readonly href: string; readonly board: { readonly html: string } | null };
    };
  }

  it('has the events of its list with the page’s own marked, and hears of them', async () => {
    const [match] = matches;
    if (!match) throw new Error('no match');
    const { beside, liveTopics } = await pageOf(match, 'lists=wide');
    const html = beside.board?.html ?? '';
    for (const { id } of matches) expect(html).toContain(`/evento/${id}"`);
    expect(html.match(/aria-current="page"/g)).toHaveLength(1);
    expect(html).toContain(`/evento/${match.id}" aria-current="page"`);
    expect(liveTopics.split(',')).toEqual(expect.arrayContaining([`match:${match.id}`, 'home']));
  });

  it('comes to wide screens alone', async () => {
    const [match] = matches;
    if (!match) throw new Error('no match');
    const { beside, liveTopics } = await pageOf(match, '');
    expect(beside).toMatchObject({
      href: expect.stringContaining('/esportes/futebol/'),
      board: null,
    });
    expect(liveTopics).toBe(`match:${match.id}`);
  });
});
