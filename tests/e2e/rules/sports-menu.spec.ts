import { expect, test } from '../support/test.ts';

/** The words of the addresses, in Portuguese, of sports that any country lists. */
const SPORTS = [
  ['Vôlei', 'volei'],
  ['Beisebol', 'beisebol'],
  ['Boxe', 'boxe'],
  ['Hóquei no Gelo', 'hoquei-no-gelo'],
] as const;

test('CAT-09 the menu leads to the sports in its order, and marks the page one is on', async ({
  page,
}) => {
  await page.goto('/esportes');
  const menu = page.getByRole('navigation', { name: 'Escolha o esporte' });
  const names = await menu.getByRole('listitem').allTextContents();
  expect(names.slice(0, 3)).toEqual(['Buscar', 'Favoritos', 'Ao vivo']);
  expect(names.indexOf('Futebol')).toBeLessThan(names.indexOf('Vôlei'));
  for (const [name, slug] of SPORTS) {
    const link = menu.getByRole('link', { name, exact: true });
    await link.click();
    await page.waitForURL(`**/esportes/${slug}`);
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(link).toBeInViewport();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(name, 'i'));
    await expect(page.getByRole('button', { name: /, odd/ }).first()).toBeAttached();
  }
});

test('CAT-09 popup shortcuts open from one entry, and close on the next page', async ({ page }) => {
  await page.goto('/esportes');
  const menu = page.getByRole('navigation', { name: 'Escolha o esporte' });
  const shortcut = menu.getByRole('link', { name: 'Jogos Principais' });
  await expect(shortcut).toBeHidden();
  await menu.getByText('Mais', { exact: true }).click();
  await shortcut.click();
  await page.waitForURL('**/esportes/futebol/jogos-principais');
  await expect(shortcut).toBeHidden();
});

test('CAT-08 the page of formula 1 begins with one event, its drivers and their prices', async ({
  page,
}) => {
  await page.goto('/esportes/formula-1');
  const special = page.getByRole('article').first();
  await expect(special.getByRole('button')).toHaveCount(20);
  await expect(page.getByRole('article').nth(1).getByRole('button')).toHaveCount(6);
  const sections = page.getByRole('group', { name: 'Seções de esportes' });
  await expect(sections.getByRole('link')).toHaveText(['Todas', 'Ao vivo', 'Próximos jogos']);
  await sections.getByRole('link', { name: 'Próximos jogos' }).click();
  await page.waitForURL('**/proximos-jogos');
  await expect(page.getByRole('article').first().getByRole('button')).toHaveCount(20);
});
