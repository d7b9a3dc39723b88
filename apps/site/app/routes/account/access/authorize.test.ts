import { describe, expect, it } from 'vitest';
import { openBrowser } from '../../../../test/browser.ts';
import { openTestSite } from '../../../../test/site.ts';
import { action, loader } from './authorize.tsx';

const AUTHORIZED = { headers: { Cookie: 'authorized=1' } };
const sentFrom = (site: 'same-origin' | 'cross-site') => ({
  headers: { ...AUTHORIZED.headers, 'Sec-Fetch-Site': site },
});
const gated = (brand = 'arara') => openBrowser(openTestSite(brand, { AUTHORIZATION_GATE: '1' }));

describe('the page of the authorization gate', () => {
  it('SHELL-12 opens in a build with the gate for a browser with the flag, and leads in', async () => {
    const { data } = await gated().visit(loader, '/authorize', AUTHORIZED);
    expect(data).toMatchObject({
      metadata: { title: 'Acesso liberado | Arara', canonical: null },
      text: 'Este navegador pode usar esta versão da Arara, que ainda não está aberta a todos.',
    });
  });

  it.each(['', 'authorized=0', 'authorized=10', 'notauthorized=1'])(
    'SHELL-12 leads a browser with the cookie "%s" to the landing',
    async (cookie) => {
      const answer = await gated().visit(loader, '/authorize', { headers: { Cookie: cookie } });
      expect(answer.location).toBe('/esportes');
    },
  );

  it('SHELL-12 leads to the landing in a build without the gate, whatever the flag says', async () => {
    const browser = openBrowser(openTestSite());
    const answer = await browser.visit(loader, '/authorize', AUTHORIZED);
    expect(answer.location).toBe('/esportes');
  });

  it('SHELL-12 takes the flag back', async () => {
    const answer = await gated().submit(action, '/authorize', {}, sentFrom('same-origin'));
    expect(answer.location).toBe('/');
    expect(answer.cookies).toContainEqual(expect.stringMatching(/^authorized=; Max-Age=0;/));
  });

  it('takes nothing back for a form of another site, and says so', async () => {
    const answer = await gated('axolote').submit(action, '/authorize', {}, sentFrom('cross-site'));
    expect(answer.status).toBe(403);
    expect(answer.data).toEqual({ notice: expect.stringMatching(/\.$/) });
    expect(answer.cookies.join()).not.toContain('authorized=');
  });
});
