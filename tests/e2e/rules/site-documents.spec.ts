import { expect, mexicanTest, test } from '../support/test.ts';

const DOCUMENTS = [
  ['/about-us', 'Quem somos'],
  ['/terms-conditions', 'Termos e condições'],
  ['/privacy-policy', 'Política de privacidade'],
  ['/terms-conditions-cashout', 'Termos do encerramento antecipado'],
  ['/responsable-game-policy', 'Política de jogo responsável'],
  ['/anti-laundering-policy', 'Política contra a lavagem de dinheiro'],
  ['/ayuda', 'Ajuda'],
  ['/faqs', 'Perguntas frequentes'],
] as const;

test('SHELL-05 SHELL-07 the documents are read by anybody, one beside the other', async ({
  page,
}) => {
  await page.goto('/esportes');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Quem somos' }).click();
  const pages = page.getByRole('group', { name: 'Documentos' });
  for (const [path, name] of DOCUMENTS) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await expect(pages.getByRole('link', { name, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(page.getByRole('navigation', { name: 'Nesta página' })).toBeVisible();
  }
  await page.goto('/general-rules');
  await expect(page).toHaveURL('/rules-sports/global');
  await page.goto('/live-results');
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
});

test('SHELL-07 who registers can read the terms first, and loses nothing typed', async ({
  page,
}) => {
  await page.goto('/register');
  await page.getByLabel('Nome completo').fill('Ana Souza');
  const opened = page.context().waitForEvent('page');
  await page.getByRole('main').getByRole('link', { name: 'Termos e condições' }).click();
  const terms = await opened;
  await expect(terms.getByRole('heading', { name: 'Termos e condições', level: 1 })).toBeVisible();
  await expect(page.getByLabel('Nome completo')).toHaveValue('Ana Souza');
});

test('SHELL-07 a contact can be called or written to wherever it is named; the foot of a short form is slim', async ({
  page,
}) => {
  const support = page.getByRole('link', { name: /@/ });
  const footer = page.getByRole('contentinfo');
  await page.goto('/privacy-policy');
  await expect(page.getByRole('main').locator(support).first()).toHaveAttribute('href', /^mailto:/);
  await expect(footer.getByRole('link', { name: /^0800/ }).first()).toHaveAttribute(
    'href',
    /^tel:0800\d+$/,
  );
  await expect(footer.getByRole('link', { name: 'Quem somos' })).toBeVisible();

  await page.goto('/login');
  await expect(footer.getByText('Proibido para menores de 18 anos')).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Quem somos' })).toHaveCount(0);
  await expect(footer.getByRole('link', { name: /^0800/ }).first()).not.toBeVisible();
  await footer.getByText('Informações legais').click();
  await expect(footer.getByRole('link', { name: /^0800/ }).first()).toBeVisible();
});

mexicanTest('SHELL-07 the documents in Spanish', async ({ page }) => {
  await page.goto('/terms-conditions');
  await expect(
    page.getByRole('heading', { name: 'Términos y condiciones', level: 1 }),
  ).toBeVisible();
});
