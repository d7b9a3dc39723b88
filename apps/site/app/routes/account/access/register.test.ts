import { registerUser } from '@vitrine/upstream/contract/account/users';
import { maintenance } from '@vitrine/upstream/contract/shell/maintenance';
import { UpstreamUnreachable } from '@vitrine/upstream/base/errors';
import { describe, expect, it, vi } from 'vitest';
import type { FormState } from '../../../forms/form-state.ts';
import { BETTOR, openBrowser } from '../../../../test/browser.ts';
import { REGISTRATION_FORM } from '../../../../test/entry-forms.ts';
import { openTestSite } from '../../../../test/site.ts';
import { statusError } from '../../../../test/operator.ts';
import { unreachableStore } from '../../../../test/unreachable-store.ts';
import { action, loader } from './register.tsx';
import { action as keepDraft } from './register-draft.ts';

const FORM = { ...REGISTRATION_FORM, email: 'Ana@Example.com' };

function openRegistration(brand = 'arara') {
  const site = openTestSite(brand);
  const users = site.operator.at(registerUser);
  users.reply(() => ({ data: BETTOR }));
  return { site, users, browser: openBrowser(site) };
}

describe('registering', () => {
  it('REG-06 leads to the PIN of the e-mail while that is pending', async () => {
    const { browser, users } = openRegistration();
    users.reply(() => ({ data: { ...BETTOR, userRegisterStep: 1 } }));
    expect((await browser.submit(action, '/register', FORM)).location).toBe('/verify-email');
  });

  it('REG-01 sends the form to the operator and begins the session', async () => {
    const { browser, users } = openRegistration();
    expect((await browser.submit(action, '/register', FORM)).location).toBe('/onboard-success');
    expect(users.calls().map(({ body }) => body)).toEqual([
      {
        email: 'ana@example.com',
        password: 'Segredo1',
        confirmPassword: 'Segredo1',
        fullName: 'Ana Souza',
        documentNumber: '52998224725',
        birthDate: '1990-05-30',
        cellPhone: '11912345678',
        country: 'BR',
        acceptTerms: true,
      },
    ]);
    expect((await browser.visitor()).visitor.session?.user.id).toBe('u-1');
  });

  it('REG-11 says what to mend field by field, keeping all but the secrets', async () => {
    const { browser, users } = openRegistration();
    const { status, data } = await browser.submit(action, '/register', {
      ...FORM,
      email: 'ana@',
      document: '529.982.247-24',
      password: 'segredo',
    });
    expect(status).toBe(400);
    const { errors, values } = data as FormState;
    expect(errors).toEqual({
      email: 'Escreva um e-mail completo, como nome@exemplo.com.',
      document: 'Este CPF não é válido. Confira os 11 números.',
      password: 'Use ao menos 8 caracteres, com letra maiúscula, minúscula e número.',
    });
    expect(values).toMatchObject({
      fullName: 'Ana Souza',
      email: 'ana@',
      document: '529.982.247-24',
      birthDate: '30/05/1990',
      acceptTerms: 'on',
    });
    expect(JSON.stringify(data)).not.toContain('egredo');
    expect(users.calls()).toEqual([]);
  });

  it.each([
    ['arara', 'Password1', 'Esta senha é fácil de adivinhar: está entre as mais usadas'],
    ['arara', 'AnaSouza1990', 'Esta senha é fácil de adivinhar: está entre as mais usadas'],
    ['axolote', 'Axolote-2026', 'Esta contraseña es fácil de adivinar: está entre las más usadas'],
  ])(
    'REG-11 on %s takes no password that is easy to guess: %s',
    async (brand, password, sentence) => {
      const { browser, users } = openRegistration(brand);
      const document = brand === 'axolote' ? 'HEGG560427MVZRRL04' : FORM.document;
      const form = { ...FORM, document, cellPhone: '11 9123 4567', birthDate: '1990-05-30' };
      const typed = { ...form, password, confirmPassword: password };
      const { status, data } = await browser.submit(action, '/register', typed);
      expect(status).toBe(400);
      expect(data).toMatchObject({
        errors: { password: expect.stringContaining(sentence) },
        values: { fullName: 'Ana Souza', document },
      });
      expect(users.calls()).toEqual([]);
      const other = { ...form, password: 'Segredo1', confirmPassword: 'Segredo1' };
      expect((await browser.submit(action, '/register', other)).location).not.toBeNull();
    },
  );

  it('takes a birth date in three parts, and keeps them as they were typed', async () => {
    const { browser, users } = openRegistration();
    const rest = Object.entries(FORM).filter(([name]) => name !== 'birthDate');
    const parts = (day: string) => ({
      ...Object.fromEntries(rest),
      'birthDate.day': day,
      'birthDate.month': '5',
      'birthDate.year': '1990',
    });
    const { data } = await browser.submit(action, '/register', parts('32'));
    expect(data).toMatchObject({
      errors: { birthDate: 'Informe uma data de nascimento válida.' },
      values: { 'birthDate.day': '32', 'birthDate.month': '5', 'birthDate.year': '1990' },
    });
    await browser.submit(action, '/register', parts('30'));
    expect(users.calls()[0]?.body).toMatchObject({ birthDate: '1990-05-30' });
  });

  it('REG-15 takes nobody on the day before the 18th birthday, where the brand’s bettors live', async () => {
    const { site, browser } = openRegistration();
    site.pass(Date.UTC(2026, 5, 2, 2, 59) - site.now());
    const born = { ...FORM, birthDate: '2008-06-02' };
    const early = await browser.submit(action, '/register', born);
    expect((early.data as FormState).errors['birthDate']).toBe(
      'É preciso ter 18 anos ou mais para abrir uma conta.',
    );
    site.pass(60_000);
    expect((await browser.submit(action, '/register', born)).location).toBe('/onboard-success');
  });

  it.each([
    [409, 'Já existe uma conta com este e-mail ou documento. Entre nela ou fale com o suporte.'],
    [451, 'Não é possível entrar a partir da sua região.'],
    [403, 'Sua conta está em autoexclusão. Não é possível entrar durante o período escolhido.'],
  ])('SESS-14 refused with %i says why and keeps the form', async (status, formError) => {
    const { browser, users } = openRegistration();
    users.reply(() => {
      throw statusError(registerUser, status);
    });
    const answer = await browser.submit(action, '/register', FORM);
    expect(answer).toMatchObject({
      status: 400,
      data: { formError, values: { email: FORM.email, birthDate: FORM.birthDate } },
    });
    expect(JSON.stringify(answer.data)).not.toContain('Segredo1');
  });

  it.each([
    ['arara', FORM],
    [
      'axolote',
      {
        ...FORM,
        document: 'HEGG560427MVZRRL04',
        cellPhone: '55 1234 5678',
        birthDate: '1956-04-27',
      },
    ],
  ])(
    'REG-01 pressed twice on %s makes one account, and the second answer leads into it',
    async (brand, form) => {
      const { browser, users } = openRegistration(brand);
      await browser.arrive();
      let made = 0;
      users.reply(() => {
        made += 1;
        if (made > 1) throw statusError(registerUser, 409);
        return { data: BETTOR };
      });
      const release = users.hold();
      const presses = [1, 2].map(() => browser.submit(action, '/register', form));
      await vi.waitFor(() => expect(users.calls()).toHaveLength(2));
      release();
      const answers = await Promise.all(presses);
      expect(answers.map(({ location }) => location)).toEqual([
        '/onboard-success',
        '/login?returnTo=%2Fverify-email&reason=registered',
      ]);
    },
  );

  it('REG-01 refused for an account of before is refused again', async () => {
    const { browser, users } = openRegistration();
    await browser.arrive();
    users.reply(() => {
      throw statusError(registerUser, 409);
    });
    await browser.submit(action, '/register', FORM);
    const again = await browser.submit(action, '/register', FORM);
    expect(again).toMatchObject({ status: 400, location: null });
  });

  it('keeps the form when the operator can’t be reached', async () => {
    const { browser, users } = openRegistration();
    users.reply(() => {
      throw new UpstreamUnreachable(registerUser.name, null);
    });
    expect(await browser.submit(action, '/register', FORM)).toMatchObject({
      status: 502,
      data: { values: { document: FORM.document } },
    });
  });

  it('says of a form from elsewhere that it is stale, and sends nothing', async () => {
    const { site, users } = openRegistration();
    const browser = openBrowser(site, { 'Sec-Fetch-Site': 'cross-site' });
    await browser.arrive();
    expect(await browser.submit(action, '/register', FORM)).toMatchObject({
      status: 403,
      data: { values: { fullName: 'Ana Souza' } },
    });
    expect(users.calls()).toEqual([]);
  });

  it('asks a Mexican for the CURP', async () => {
    const { browser, users } = openRegistration('axolote');
    const form = { ...FORM, cellPhone: '55 1234 5678' };
    const wrong = await browser.submit(action, '/register', form);
    expect((wrong.data as FormState).errors).toEqual({
      document: 'Esta CURP no es válida. Revisa los 18 caracteres.',
    });
    await browser.submit(action, '/register', { ...form, document: 'hegg560427mvzrrl04' });
    expect(users.calls()).toMatchObject([
      { body: { documentNumber: 'HEGG560427MVZRRL04', country: 'MX' } },
    ]);
  });

  it('SHELL-13 is for who has no session', async () => {
    const { browser } = openRegistration();
    expect((await browser.visit(loader, '/register')).data).toMatchObject({
      country: 'BR',
    });
    await browser.logIn();
    expect((await browser.visit(loader, '/register')).location).toBe('/esportes');
  });

  it('sends nothing while the store is gone, and says so', async () => {
    const { browser, users } = openRegistration();
    const context = { store: unreachableStore() };
    const answer = await browser.submit(action, '/register', FORM, { context });
    expect(answer).toMatchObject({ status: 503, data: { values: { email: FORM.email } } });
    expect(users.calls()).toEqual([]);
  });

  it('tells of an account that was made before the store went', async () => {
    const { site, browser, users } = openRegistration();
    const context = { store: { ...unreachableStore(), ping: () => site.store.ping() } };
    const answer = await browser.submit(action, '/register', FORM, { context });
    expect(answer).toMatchObject({
      status: 503,
      data: { formError: expect.stringContaining('Sua conta foi criada') },
    });
    expect(users.calls()).toHaveLength(1);
  });
});

describe('registration in maintenance', () => {
  it('FLAG-11 is said on the page, and refuses a submit that keeps what was typed', async () => {
    const { site, browser, users } = openRegistration();
    site.operator.at(maintenance.registration).reply(() => ({ value: true }));
    const page = await browser.visit(loader, '/register');
    expect(page.data).toMatchObject({ closed: expect.stringContaining('manutenção') });
    const answer = await browser.submit(action, '/register', FORM);
    expect(answer).toMatchObject({
      status: 503,
      data: {
        values: { fullName: 'Ana Souza' },
        formError: expect.stringContaining('manutenção'),
      },
    });
    expect(users.calls()).toEqual([]);
  });

  it('FLAG-11 is over when the flag goes down', async () => {
    const { browser } = openRegistration();
    expect((await browser.visit(loader, '/register')).data).toMatchObject({ closed: null });
  });
});

describe('a half-finished registration', () => {
  const { password, confirmPassword, acceptTerms, ...typed } = FORM;
  const draftOf = async (browser: ReturnType<typeof openBrowser>) =>
    ((await browser.visit(loader, '/register')).data as { draft: unknown }).draft;

  it('is there again after a reload, without the secrets and the consent', async () => {
    const { browser, site } = openRegistration();
    await browser.arrive();
    await browser.submit(action, '/register', { ...FORM, email: 'ana@' });
    expect(await draftOf(browser)).toEqual({ ...typed, email: 'ana@' });
    const { visitor } = await browser.visitor();
    const stored = JSON.stringify(await site.store.get(`registration:${visitor.id}`));
    for (const secret of ['Ana', '529', password, confirmPassword]) {
      expect(stored).not.toContain(secret);
    }
    site.pass(31 * 60_000);
    expect(await draftOf(browser)).toBeNull();
    expect(acceptTerms).toBe('on');
  });

  it('is kept by a script as one types, and forgotten by the bettor', async () => {
    const { browser } = openRegistration();
    await browser.arrive();
    const sent = { fullName: 'Ana Souza', password: 'Segredo1' };
    expect((await browser.submit(keepDraft, '/register/draft', sent)).status).toBe(204);
    expect(await draftOf(browser)).toEqual({ fullName: 'Ana Souza' });
    const { location } = await browser.submit(keepDraft, '/register/draft', { forget: '1' });
    expect(location).toBe('/register');
    expect(await draftOf(browser)).toBeNull();
  });

  it('is gone once the account is made, and no other browser sees it', async () => {
    const { browser, site } = openRegistration();
    await browser.arrive();
    const before = (await browser.visitor()).visitor.id;
    await browser.submit(keepDraft, '/register/draft', { fullName: 'Ana Souza' });
    const other = openBrowser(site);
    await other.arrive();
    expect(await draftOf(other)).toBeNull();
    await browser.submit(action, '/register', FORM);
    expect(await site.store.get(`registration:${before}`)).toBeUndefined();
  });

  it('is taken from no page of another site', async () => {
    const { browser } = openRegistration();
    await browser.arrive();
    const foreign = { headers: { 'Sec-Fetch-Site': 'cross-site' } };
    const sent = { fullName: 'Ana Souza' };
    expect((await browser.submit(keepDraft, '/register/draft', sent, foreign)).status).toBe(403);
    expect(await draftOf(browser)).toBeNull();
  });
});

describe('a person under 18', () => {
  it('REG-15 is told so by the site before the operator is asked', async () => {
    const { browser, users } = openRegistration();
    const young = { ...FORM, birthDate: '30/05/2015' };
    const { status, data } = await browser.submit(action, '/register', young);
    expect([status, data]).toMatchObject([400, { isUnderage: true }]);
    expect((data as FormState).errors['birthDate']).toMatch(/18 anos/);
    expect(users.calls()).toEqual([]);
  });

  it('REG-15 is told so when the operator knows it', async () => {
    const { browser, users } = openRegistration();
    users.reply(() => {
      throw statusError(registerUser, 400, { error: 'UNDERAGE' });
    });
    const { status, data } = await browser.submit(action, '/register', FORM);
    expect([status, data]).toMatchObject([400, { isUnderage: true, formError: null }]);
    expect((data as FormState).errors['birthDate']).toMatch(/18 anos/);
    expect((await browser.visitor()).visitor.session).toBeNull();
  });
});
