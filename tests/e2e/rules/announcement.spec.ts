import { SiteVisitor } from '../support/site-visitor.ts';
import { newPerson } from '../support/people.ts';
import { expect, testOf } from '../support/test.ts';

/** Not the world of other journeys, which would be told the announcement, too. */
const test = testOf('arara');

const TITLE = 'Pix em manutenção';

test('FLAG-09 FLAG-10 an announcement stands on every page but that of the e-mail check, until it is put away', async ({
  page,
  context,
  platform,
  servers,
}) => {
  // What the site has read holds for half a minute: a site that starts reads anew.
  const announce = async (description: string) => {
    await platform.order('announcement', { isActive: true, title: TITLE, description });
    await servers.site.kill();
    await servers.site.start();
  };
  const banner = page.getByRole('region', { name: TITLE });
  await announce('Volta às 18h.');
  await page.goto('/esportes');
  await expect(banner).toContainText('Volta às 18h.');
  await page.goto('/login');
  await expect(banner).toBeVisible();
  const visitor = new SiteVisitor(servers);
  await visitor.register(newPerson());
  await context.addCookies(visitor.cookies);
  await page.goto('/verify-email');
  await expect(page.getByLabel('Código de 6 números')).toBeVisible();
  await expect(banner).toHaveCount(0);

  await context.clearCookies();
  await page.goto('/esportes/futebol');
  await banner.getByRole('button', { name: 'Dispensar aviso' }).click();
  await expect(banner).toHaveCount(0);
  await expect(page).toHaveURL('/esportes/futebol');
  await page.goto('/esportes');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(banner).toHaveCount(0);

  await announce('Volta às 20h.');
  await page.goto('/esportes');
  await expect(banner).toContainText('Volta às 20h.');
  await platform.order('announcement', { isActive: false });
  await servers.site.kill();
  await servers.site.start();
  await page.goto('/esportes');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(banner).toHaveCount(0);
});
