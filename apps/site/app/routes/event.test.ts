import { describe, expect, it } from 'vitest';
import { openBrowser } from '../services/test-browser.ts';
import { openTestSite } from '../services/test-context.ts';
import { aMatch } from '../services/test-slip.ts';
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

describe('/esportes/:sportName/evento/:matchId', () => {
  it('CAT-04 shows an event with its markets, and follows it live', async () => {
    const { match, visit } = openEvent();
    const { status, data } = await visit('futebol', match.id);
    expect(status).toBe(200);
    expect(data).toMatchObject({ events: [match], group: 'all', liveTopics: `match:${match.id}` });
    expect((data as { title: string }).title).toContain(match.home.name);
  });

  it('CAT-04 asks the operator for an event that nobody watches yet', async () => {
    const { site, visit } = openEvent();
    const other = aMatch(2);
    site.catalogue.unwatched = [other];
    expect((await visit('futebol', other.id)).data).toMatchObject({ events: [other] });
  });

  it('CAT-04 answers 404 for an event or a sport that there is not', async () => {
    const { match, visit } = openEvent();
    expect((await visit('futebol', 'sr:match:404')).status).toBe(404);
    expect((await visit('cricket', match.id)).status).toBe(404);
  });

  it('shows one group of markets when the address names it', async () => {
    const { match, visit } = openEvent();
    expect((await visit('futebol', match.id, '?grupo=main')).data).toMatchObject({ group: 'main' });
    expect((await visit('futebol', match.id, '?grupo=x')).data).toMatchObject({ group: 'all' });
  });
});
