import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joinedWords } from '../e2e/support/joined-words.ts';
import { Platform } from '../e2e/support/platform.ts';
import { type Servers, startServers, STILL_WORLD } from '../e2e/support/servers.ts';
import { SiteVisitor } from '../e2e/support/site-visitor.ts';
import { printedPage, textBrowser, type TextBrowserName } from './text-page.ts';
import { TextBrowser } from './w3m.ts';

const DEMO = { email: 'demo@vitrine.example', password: 'Vitrine!2024' };

const program = textBrowser('w3m');

describe.skipIf(program === undefined)('a text browser', () => {
  let servers: Servers;
  let browser: TextBrowser;
  beforeAll(async () => {
    servers = await startServers('arara', STILL_WORLD);
    browser = await TextBrowser.open(program ?? '', `${servers.site.url}/esportes`);
  });
  afterAll(async () => {
    await browser.close();
    await servers.stop();
  });

  it('logs in, takes a price, stakes, places, and reads the accepted ticket', async () => {
    expect(await browser.page()).toContain('Ao vivo');
    browser.press('Entrar');
    expect(await browser.page()).toContain('Acesse sua conta');
    browser.enter('E-mail', DEMO.email);
    browser.enter('Senha', DEMO.password);
    // After the header's link and the heading.
    browser.press('Entrar', 3);
    expect(await browser.page()).toContain('R$ 500,00');

    browser.pressAfter('ximos jogos', 'Resultado Final');
    const tapped = await browser.page();
    expect(tapped).toMatch(/^Ir para o conteúdo Ir para o cupom: 1 seleção no cupom /);
    // The tap counted: the first line after the bar says so, and so does the price.
    expect(tapped).toMatch(/Depositar (\S+ )*?[^[]* \d+\.\d\d no cupom/);
    expect(tapped).toMatch(/ \d+\.\d\d selecionada/);
    // The cursor stands on the link behind the price.
    browser.pressHere();
    browser.enter('Valor da aposta', '7,50');
    browser.press('Confirmar aposta');
    await expect
      .poll(
        async () => {
          const page = await browser.page();
          // A busy site may say what is missing for a moment. A reload of that answer would be sent to the address that
          // it leads to, again with each further reload.
          if (page.includes('Confirmar aposta')) browser.press('Confirmar aposta');
          else browser.reload();
          return page;
        },
        { timeout: 20_000 },
      )
      .toContain('Aposta aceita');

    const { tickets, movements } = await new Platform(servers.sandbox.url).books(DEMO.email);
    expect(tickets).toMatchObject([{ stake: 750 }]);
    expect(await browser.page()).toContain(tickets[0]?.id);
    expect(movements.filter(({ kind }) => kind === 'stake')).toHaveLength(1);
  });
});

const PAGES = [
  '/esportes',
  '/esportes/futebol',
  '/esportes/basquete/proximos-jogos',
  '/esportes/formula-1',
  '/esportes/busca',
  '/live-results',
  '/bet-slip',
] as const;

describe('the words of a page', () => {
  let servers: Servers;
  beforeAll(async () => {
    servers = await startServers('arara', STILL_WORLD);
  });
  afterAll(() => servers.stop());

  it('never run together where nothing is styled', async () => {
    const visitor = new SiteVisitor(servers);
    const { html } = await visitor.get('/esportes/futebol');
    const [event = ''] = /\/esportes\/futebol\/evento\/[\w:]+/.exec(html) ?? [];
    const [tournament = ''] = /\/esportes\/futebol\/torneio\/[\w:]+/.exec(html) ?? [];
    await visitor.addFirstPrice(event);
    const found: Record<string, readonly string[]> = {};
    for (const path of [...PAGES, event, tournament]) {
      const joined = joinedWords((await visitor.get(path)).html);
      if (joined.length > 0) found[path] = joined.slice(0, 5);
    }
    expect(found).toEqual({});
  });

  describe.each<TextBrowserName>(['w3m', 'lynx'])('in %s', (name) => {
    const found = textBrowser(name);
    const read = (path: string) => printedPage(name, found ?? '', { site: servers.site.url, path });

    it.skipIf(found === undefined)('lead to the events of every sport, and to their prices', () => {
      const home = read('/esportes');
      expect(home.text).toMatch(/^ ?\[?\d*\]?Ir para o conteúdo .*?Ir para o cupom/);
      const sports = new Set(home.links.filter((link) => /^\/esportes\/[a-z0-9-]+$/.test(link)));
      for (const other of ['busca', 'favoritos']) sports.delete(`/esportes/${other}`);
      expect(sports.size).toBeGreaterThan(10);
      const unreached = [...sports].filter((sport) => {
        const event = read(sport).links.find((link) => link.includes('/evento/'));
        return !event || !/, odd .{0,40}?\d+\.\d\d/.test(read(event).text);
      });
      expect(unreached).toEqual([]);
    });
  });
});
