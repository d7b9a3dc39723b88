import { beforeEach, describe, expect, it } from 'vitest';
import { REGISTRATION, openTestAccounts, type TestAccounts } from '../test/account.ts';

let test: TestAccounts;
beforeEach(async () => {
  test = await openTestAccounts();
});

const restore = (email: string) =>
  test.call('POST', '/main/api/Users/RestorePassword', { body: { email, tokenCaptcha: '' } });
const page = async (path: string) => (await test.call('GET', path)).text.replaceAll(/\s+/g, ' ');

describe('mailbox', () => {
  it('lists every mail, the newest first, and finds those to an address', async () => {
    expect(await page('/mailbox')).toContain('Nenhum e-mail encontrado.');
    await restore('demo@vitrine.example');
    test.pass(1000);
    await test.register();
    const all = await page('/mailbox');
    expect(all.indexOf('Seu código é')).toBeGreaterThan(0);
    expect(all.indexOf('Crie uma nova senha')).toBeGreaterThan(all.indexOf('Seu código é'));
    const found = await page('/mailbox?address=DEMO@');
    expect(found).toContain('Crie uma nova senha');
    expect(found).not.toContain('Seu código é');
    expect(found).toContain('value="DEMO@"');
  });

  it('shows a mail whole, with its link, to its address and at its time', async () => {
    await test.register();
    const [mail] = await test.mails(REGISTRATION.email);
    const shown = await page(`/mailbox/${mail?.id}`);
    expect(shown).toContain(`Seu código é ${mail?.pin}`);
    expect(shown).toContain(REGISTRATION.email);
    expect(shown).toContain('08/03/2025, 12:00:00');
    expect(shown).toContain(`<a href="${mail?.link?.replaceAll('&', '&amp;')}">Abrir o link</a>`);
    expect(shown).toContain('<html lang="pt-BR">');
  });

  it('answers an unknown mail with 404 in words', async () => {
    for (const id of ['99', 'x']) {
      const { status, text } = await test.call('GET', `/mailbox/${id}`);
      expect(status).toBe(404);
      expect(text).toContain('Este e-mail não existe.');
    }
  });

  it('shows what a bettor wrote as text, never as markup', async () => {
    await test.register({ fullName: '<b>Ana</b> {pin}' });
    const [mail] = await test.mails(REGISTRATION.email);
    expect(mail?.body).toContain('Olá, <b>Ana</b> {pin}.');
    expect(await page(`/mailbox/${mail?.id}`)).not.toContain('<b>Ana');
    expect(await page('/mailbox?address="><script>')).not.toContain('<script>');
  });

  it('speaks Spanish outside Brazil, and leads to the site of the configuration', async () => {
    test = await openTestAccounts({ BRAND: 'vicuna', SANDBOX_SITE_URL: 'https://site.example/' });
    await restore('demo@vitrine.example');
    const [mail] = await test.mails('demo@vitrine.example');
    expect(mail?.subject).toBe('Crea una nueva contraseña');
    expect(mail?.link).toMatch(/^https:\/\/site\.example\/RestorePassword\?Token=/);
    expect(await page('/mailbox')).toContain('<title>Buzón de pruebas</title>');
  });
});
