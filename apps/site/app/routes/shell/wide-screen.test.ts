import { describe, expect, it } from 'vitest';
import { openBrowser } from '../../../test/browser.ts';
import { openTestSite } from '../../../test/site.ts';
import { hasWideLists } from '../../services/base/wide-lists.server.ts';
import { loader } from './wide-screen.ts';

describe('/wide-screen', () => {
  it('gives a browser without scripts the cookie of a wide screen, and no picture', async () => {
    const answer = await openBrowser(openTestSite()).visit(loader, '/wide-screen');
    expect(answer.status).toBe(204);
    const [Cookie = ''] = (answer.cookies[0] ?? '').split(';');
    expect(hasWideLists(new Request('http://site/', { headers: { Cookie } }))).toBe(true);
  });
});
