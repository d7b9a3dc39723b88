import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Platform } from '../e2e/support/platform.ts';
import { type Servers, startServers, STILL_WORLD } from '../e2e/support/servers.ts';
import { TextBrowser } from './w3m.ts';

const DEMO = { email: 'demo@vitrine.example', password: 'Vitrine!2024' };

/** The program, if this machine has it. In CI a missing one is a failure, elsewhere a skipped test. */
function w3m(): string | undefined {
  const found = process.env['VITRINE_W3M'] ?? 'w3m';
  try {
    execFileSync(found, ['-version'], { stdio: 'ignore' });
    return found;
  } catch {
    if (process.env['CI'] === 'true') throw new Error('w3m is not installed');
    return undefined;
  }
}

const program = w3m();

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
    expect(await browser.page()).toContain('Abrir o cupom de apostas com 1');
    browser.press('Abrir o cupom de apostas');
    browser.enter('Valor da aposta', '7,50');
    browser.press('Confirmar aposta');
    await expect
      .poll(
        () => {
          browser.reload();
          return browser.page();
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
