import type { Page } from '@playwright/test';
import { logIn } from '../support/forms.ts';
import { newPerson, type Person } from '../support/people.ts';
import { SiteVisitor } from '../support/site-visitor.ts';
import { expect, test } from '../support/test.ts';

/** Failed log-ins of an account after which the form asks for a proof. */
const FAILED = 3;
const LEGEND = 'Confirme que você é uma pessoa';
const SECOND_BYTES = 8_000;

const answerField = (page: Page) => page.getByLabel('Sua resposta');
const challengeId = (page: Page) => page.locator('input[name=captchaId]').inputValue();

/** Fails to log in until the form asks for a proof. */
async function untilAsked(page: Page, { email }: Person): Promise<void> {
  await page.goto('/login');
  for (let tried = 0; tried <= FAILED; tried += 1) {
    await logIn(page, email, `Errada${2000 + tried}`);
    await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
  }
  await expect(page.getByRole('group', { name: LEGEND })).toBeVisible();
}

test('SESS-19 after failed log-ins the picture or the sound of the operator lets the right password in', async ({
  page,
  servers,
  platform,
}) => {
  const person = newPerson();
  await new SiteVisitor(servers).register(person);
  await untilAsked(page, person);

  await test.step('the picture is there, and the sound is audio', async () => {
    await expect(page.getByRole('img', { name: 'Imagem com letras e números' })).toBeVisible();
    const link = page.getByRole('link', { name: 'Abrir o som' });
    const sound = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(sound.headers()['content-type']).toBe('audio/wav');
    const bytes = await sound.body();
    expect(bytes.subarray(0, 4).toString('latin1')).toBe('RIFF');
    expect(bytes.subarray(8, 12).toString('latin1')).toBe('WAVE');
    expect(bytes.length).toBeGreaterThan(SECOND_BYTES);
    // Tones, not silence.
    expect(new Set(bytes.subarray(44)).size).toBeGreaterThan(10);
  });

  await test.step('a wrong answer is named and brings another challenge', async () => {
    const first = await challengeId(page);
    await answerField(page).fill('xxxx');
    await logIn(page, person.email, person.password);
    await expect(page.getByText('A resposta não confere.').first()).toBeVisible();
    expect(await challengeId(page)).not.toBe(first);
  });

  await test.step('a proof that was used is named', async () => {
    const id = await challengeId(page);
    const { letters } = await platform.captchaAnswers(id);
    await answerField(page).fill(letters);
    await logIn(page, person.email, 'Errada1999');
    await expect(page.getByText('E-mail ou senha não conferem.').first()).toBeVisible();
    const again = await page.request.post('/login', {
      headers: { Origin: new URL(page.url()).origin },
      form: {
        username: person.email,
        password: person.password,
        captchaId: id,
        captchaAnswer: letters,
      },
    });
    expect(again.status()).toBe(400);
    expect(await again.text()).toContain('Esta verificação já foi usada.');
  });

  await test.step('what is heard opens the form as well', async () => {
    await page.goto('/login');
    await logIn(page, person.email, person.password);
    const { counts } = await platform.captchaAnswers(await challengeId(page));
    await answerField(page).fill(counts);
    await logIn(page, person.email, person.password);
    await expect(page).toHaveURL('/esportes');
  });
});
