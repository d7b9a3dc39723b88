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
    expect(answer.cookies[0]).not.toContain('Secure');
  });

  it('sends the cookie over https only where the site has https', async () => {
    const site = openTestSite('arara', { PUBLIC_URL: 'https://arara.example' });
    const answer = await openBrowser(site).visit(loader, '/wide-screen');
    expect(answer.cookies[0]).toMatch(/^lists=wide;.*; Secure$/);
  });
});
