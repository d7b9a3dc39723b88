import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newPerson, type Person } from '../e2e/support/people.ts';
import { Platform } from '../e2e/support/platform.ts';
import { type Servers, startServers, STILL_WORLD } from '../e2e/support/servers.ts';
import { SiteVisitor } from '../e2e/support/site-visitor.ts';
import { textBrowser } from './text-page.ts';
import { TextBrowser } from './w3m.ts';

const NEW_PASSWORD = 'Segredo2025';

const program = textBrowser('w3m');

describe.skipIf(program === undefined)('the mails of an account, read in a text browser', () => {
  let servers: Servers;
  let platform: Platform;
  let browser: TextBrowser;
  let person: Person;
  beforeAll(async () => {
    servers = await startServers('arara', STILL_WORLD);
    platform = new Platform(servers.sandbox.url);
  });
  afterAll(() => servers.stop());
  beforeEach(async () => {
    person = newPerson();
    browser = await TextBrowser.open(program ?? '', `${servers.site.url}/register`);
  });
  afterEach(() => browser.close());

  async function register(): Promise<void> {
    expect(await browser.page()).toContain('Criar conta');
    const { fullName, cpf, birthDate, cellPhone, email, password } = person;
    browser.enter('Nome completo', fullName);
    const [year = '', month = '', day = ''] = birthDate.split('-');
    for (const text of [cpf, day, month, year, cellPhone, email, password, password]) {
      browser.enterNext(text);
    }
    browser.tickNext();
    // After the header's link and the heading.
    browser.press('Criar conta', 3);
    expect(await browser.page()).toContain('Código de 6 números');
  }

  /** Opens the newest mail to the bettor in the platform's mailbox; its words. */
  async function openMail(): Promise<string> {
    browser.go(`${servers.sandbox.url}/mailbox?address=${encodeURIComponent(person.email)}`);
    expect(await browser.page()).toContain(person.email);
    const { subject } = await platform.lastMail(person.email);
    browser.press(subject);
    return browser.page();
  }

  const step = async () => (await platform.account(person.email))['registerStep'];

  it('REG-06 a PIN is read there and typed on its page: the e-mail is proved', async () => {
    await register();
    const pin = /\b\d{6}\b/.exec(await openMail())?.[0] ?? '';
    browser.go(`${servers.site.url}/verify-email`);
    await browser.page();
    browser.enter('Código de 6 números', pin);
    browser.press('Confirmar o e-mail');
    expect(await browser.page()).toContain('Seu e-mail está confirmado');
    expect(await step()).toBe(2);
  });

  it('REG-08 the link of the same mail proves the e-mail where nobody is logged in', async () => {
    await new SiteVisitor(servers).register(person);
    await openMail();
    browser.press('Abrir o link');
    expect(await browser.page()).toContain('Entrar pelo link do e-mail');
    browser.press('Confirmar e entrar');
    expect(await browser.page()).toContain('Seu e-mail está confirmado');
    expect(await step()).toBe(2);
  });

  it('SESS-01 a link to set a password is asked for, opened and used', async () => {
    await new SiteVisitor(servers).register(person);
    browser.go(`${servers.site.url}/forgot-my-password`);
    expect(await browser.page()).toContain('Recuperar o acesso');
    browser.enter('E-mail', person.email);
    browser.press('Enviar o link');
    expect(await browser.page()).toContain('Confira seu e-mail');
    await openMail();
    browser.press('Abrir o link');
    expect(await browser.page()).toContain(`Para a conta ${person.email}`);
    // After the heading.
    browser.enter('Senha nova', NEW_PASSWORD, 2);
    browser.enterNext(NEW_PASSWORD);
    browser.press('Salvar a senha');
    expect(await browser.page()).toContain('Senha alterada. Entre com a senha nova.');

    const { location } = await new SiteVisitor(servers).post('/login', {
      username: person.email,
      password: NEW_PASSWORD,
    });
    expect(location).toBe('/esportes');
  });
});
