import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';
import { type Servers, startServers, STILL_WORLD } from '../support/servers.ts';
import { stakeField } from '../support/slip.ts';

interface Received {
  readonly by: string;
  readonly name: string;
}

/** A site whose third parties the embedded platform plays. */
const test = base.extend<object, { servers: Servers }>({
  servers: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what is needed
    async ({}, use) => {
      const servers = await startServers('arara', STILL_WORLD, (sandbox) => {
        const scripts = `${sandbox}/tracking/scripts`;
        return {
          TRACKING_COLLECTOR_URL: `${sandbox}/tracking/events`,
          TAG_MANAGER_URL: `${scripts}/tag-manager.js`,
          CRM_SCRIPT_URL: `${scripts}/crm.js`,
          RECORDING_SCRIPT_URL: `${scripts}/recording.js`,
        };
      });
      await use(servers);
      await servers.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ servers }, use) => use(servers.site.url),
});

/** Names of what third parties got so far, such as `collector pageShown`. */
async function got({ sandbox }: Servers): Promise<readonly string[]> {
  const answer = await fetch(`${sandbox.url}/sandbox/tracking/events`);
  const { received } = (await answer.json()) as { readonly received: readonly Received[] };
  return received.map(({ by, name }) => `${by} ${name}`);
}

/** What the browser asks of others than the site. */
function foreignRequests(context: BrowserContext, { site }: Servers): readonly string[] {
  const asked: string[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).origin !== site.url) asked.push(request.url());
  });
  return asked;
}

const question = (page: Page) => page.getByRole('region', { name: 'Cookies: você escolhe' });

test('TRACK-06 nothing third-party is asked before consent, and a refusal keeps the silence', async ({
  page,
  context,
  servers,
}) => {
  const before = await got(servers);
  const asked = foreignRequests(context, servers);
  await page.goto('/esportes/futebol');
  await question(page).getByRole('button', { name: 'Recusar' }).click();
  await expect(page).toHaveURL('/esportes/futebol');
  await expect(question(page)).toHaveCount(0);
  await page.goto('/register');
  await page.getByLabel('E-mail').fill('ana@example.com');
  await page.getByLabel('Nome completo').focus();
  await page.goto('/esportes');
  expect(asked).toEqual([]);
  expect(await got(servers)).toEqual(before);
});

test('the question about cookies leaves the slip in reach', async ({ page, viewport }) => {
  await page.goto('/esportes/futebol');
  const prices = page.locator('main button[name="tap"]:visible');
  await prices.first().click();
  await expect(question(page)).toBeVisible();
  // On a wide screen the slip is a column, and a long one ends at the foot of the window.
  if (viewport && viewport.width >= 1024) {
    const slip = page.getByRole('complementary', { name: 'Cupom de apostas' });
    for (const count of [2, 3, 4]) {
      await prices.nth(8 * count).click();
      await expect(slip.getByRole('button', { name: /^Remover/ })).toHaveCount(count);
    }
    await slip.getByRole('link', { name: 'Entrar para apostar' }).click();
    await expect(page).toHaveURL(/login/);
    return;
  }
  await page.locator('[data-dock] > a').click();
  await expect(stakeField(page).filter({ visible: true })).toHaveCount(1);
});

test('TRACK-01 TRACK-06 an event reaches the collector after consent, which can be taken back', async ({
  page,
  context,
  servers,
  javaScriptEnabled,
}) => {
  const before = (await got(servers)).length;
  const news = async () => (await got(servers)).slice(before);
  await page.goto('/esportes');
  await question(page).getByText('Escolher').click();
  await question(page)
    .getByRole('checkbox', { name: /Medição/ })
    .check();
  await question(page).getByRole('button', { name: 'Salvar escolha' }).click();
  await expect(question(page)).toHaveCount(0);
  // A log-in is noted by the server; with scripts the pages tell of themselves, too.
  await page.goto('/login');
  await page.getByLabel('E-mail').fill('demo@vitrine.example');
  await page.getByLabel('Senha', { exact: true }).fill('Vitrine!2024');
  await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL('/esportes');
  await expect.poll(news).toContain('collector logIn');
  if (javaScriptEnabled !== false) {
    await expect.poll(news).toContain('collector pageShown');
    await expect.poll(news).toContain('tagManager logIn');
    await expect.poll(news).toContain('recording start');
    expect(await news()).not.toContain('crm identify');
  }
  await page.goto('/cookies');
  await page.getByRole('button', { name: 'Recusar tudo' }).click();
  await expect(page.getByText('Sua escolha foi salva.')).toBeVisible();
  const asked = foreignRequests(context, servers);
  await page.goto('/esportes');
  await expect(page.getByRole('contentinfo')).toBeAttached();
  expect(asked).toEqual([]);
});
