import { describe, expect, it, vi } from 'vitest';
import { openTestSite } from '../../../test/site.ts';
import { pageBoards } from '../../shapes/base/page-boards.ts';
import { pageMoment } from './pages/page-moment.ts';
import { sharedLoad } from './shared-load.server.ts';

const asked = vi.fn<(cookie: string | null) => void>();
const load = sharedLoad(({ request, context }) => {
  asked(request.headers.get('Cookie'));
  return { path: request.url, list: context.boards.put('live', '<ul></ul>') };
});

describe('a load for all who ask at the same moment', () => {
  const site = openTestSite();
  const moment = pageMoment('epoch.1', site.now());

  function ask(cookie: string, path = '/esportes') {
    const boards = pageBoards(true);
    const context = site.context({ moment, boards });
    const request = new Request(`http://site${path}`, { headers: { Cookie: cookie } });
    return { boards, answer: load({ request, params: {}, context }) };
  }

  it('runs once, without a visitor, and each answer has its boards', async () => {
    const asks = [ask('vitrine=one'), ask('vitrine=other')];
    const answers = await Promise.all(asks.map(({ answer }) => answer));
    expect(asked.mock.calls).toEqual([[null]]);
    expect(answers[1]).toBe(answers[0]);
    expect(answers[0]?.list).toEqual({ name: 'live', html: null });
    for (const { boards } of asks) expect(boards.made.get('live')?.html).toBe('<ul></ul>');
  });

  it('runs for each room that lists have', async () => {
    await ask('vitrine=one; lists=wide').answer;
    await ask('vitrine=other; lists=wide').answer;
    expect(asked.mock.calls).toEqual([['lists=wide']]);
  });

  it('runs for each address', async () => {
    const answer = await ask('vitrine=one', '/esportes/futebol?dia=1').answer;
    expect(answer.path).toBe('http://site/esportes/futebol?dia=1');
    expect(asked).toHaveBeenCalledTimes(1);
  });
});
