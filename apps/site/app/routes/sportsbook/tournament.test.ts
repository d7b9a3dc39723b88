import { aSeason } from '@vitrine/betting/test/fixtures';
import { describe, expect, it } from 'vitest';
import { aMatch } from '../../../test/betting.ts';
import type { BoardData } from '../../shapes/base/boards.ts';
import { listedEvents } from '../../../test/boards.ts';
import { openBrowser } from '../../../test/browser.ts';
import { openTestSite } from '../../../test/site.ts';
import { loader, meta } from './tournament.tsx';

const ID = 'sr:tournament:325';
const live = aMatch(1, { status: 'live' });
const later = aMatch(2);
const elsewhere = aMatch(3, { tournamentId: 'sr:tournament:17', tournamentName: 'Premier League' });

function openTournament(events: Parameters<typeof openTestSite>[1] = {}) {
  const site = openTestSite('arara', { events: [live, later, elsewhere, aSeason()], ...events });
  const visit = (tournamentId = ID, search = '', sportName = 'futebol') =>
    openBrowser(site).visit(loader, `/esportes/${sportName}/torneio/${tournamentId}${search}`, {
      params: { sportName, tournamentId },
    });
  return { site, visit };
}

interface Page {
  readonly page: { readonly outrights: BoardData | null };
}

describe('/esportes/:sportName/torneio/:tournamentId', () => {
  it('CAT-02 shows the live and coming matches of a competition, and follows them live', async () => {
    const { data, status } = await openTournament().visit();
    expect(status).toBe(200);
    expect(data).toMatchObject({
      metadata: { title: expect.stringContaining('Brasileirão Série A') as string },
      liveTopics: 'home,prematch:sr:sport:1',
      page: {
        tournament: { id: ID, categoryName: 'Brasil' },
        sport: { name: 'Futebol' },
        section: 'matches',
        liveCount: 1,
        upcomingCount: 1,
        hasOutrights: true,
      },
    });
    expect(listedEvents((data as Page).page)).toEqual([live.id, later.id]);
  });

  it('CAT-02 names the competition over its lists for readers only: the page has it as its title', async () => {
    const { data } = await openTournament().visit();
    const { live: board } = (data as { page: { live: BoardData } }).page;
    expect(board.html).toContain('<span class="sr-only">Brasileirão Série A</span>');
    expect(board.html).not.toContain('/torneio/');
  });

  it('FEED-01 follows the topic of a competition that no list has', async () => {
    const { site, visit } = openTournament();
    site.catalogue.unlisted.add(ID);
    expect((await visit()).data).toMatchObject({ liveTopics: `tournament:${ID}` });
  });

  it('CAT-15 says of a competition whether winners of its matches are paid early', async () => {
    const { site, visit } = openTournament();
    expect((await visit()).data).toMatchObject({ page: { isPaidEarly: false } });
    site.catalogue.earlyPayoutIds.add(ID);
    expect((await visit()).data).toMatchObject({ page: { isPaidEarly: true } });
  });

  it('CAT-02 shows who may win it when the address asks for that', async () => {
    const { data } = await openTournament().visit(ID, '?secao=vencedores');
    expect(data).toMatchObject({
      liveTopics: 'season:sr:season:1',
      page: { section: 'outrights', live: null, upcoming: null },
    });
    expect((data as Page).page.outrights?.html).toContain(aSeason().name);
  });

  it('CAT-02 shows who may win it while no match of it is on offer', async () => {
    const { data } = await openTournament({ events: [aSeason()] }).visit();
    expect(data).toMatchObject({ page: { section: 'outrights', upcomingCount: 0 } });
  });

  it('META-02 is not for search engines', async () => {
    const { data } = await openTournament().visit();
    expect(meta({ data } as never)).toContainEqual({ name: 'robots', content: 'noindex' });
  });

  it('CAT-02 answers 404 for a competition or a sport that there is not', async () => {
    const { visit } = openTournament();
    expect((await visit('sr:tournament:404')).status).toBe(404);
    expect((await visit(ID, '', 'curling')).status).toBe(404);
  });

  it('CAT-02 answers 503 with words while nothing can be read of a competition', async () => {
    const { site, visit } = openTournament({ events: [] });
    site.catalogue.isReadable = false;
    const { status, data } = await visit();
    expect(status).toBe(503);
    expect(data).toMatchObject({
      metadata: { title: expect.stringContaining('não podem ser mostrados') as string },
      page: null,
    });
  });
});
