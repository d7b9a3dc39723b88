import type { Page } from '@playwright/test';
import { matchPath, tap } from './support/slip.ts';
import { expect, test } from './support/test.ts';

const SECTIONS = [
  ['Ao vivo', 'ao-vivo'],
  ['Próximos jogos', 'proximos-jogos'],
  ['Internacionais', 'ligas-internacionais'],
  ['Principais', 'jogos-principais'],
] as const;

function heading(page: Page) {
  return page.getByRole('heading', { level: 1 });
}

test('CAT-03 a guest goes through the sections of a sport and the days of its coming events', async ({
  page,
}) => {
  await page.goto('/esportes/futebol');
  const sections = page.getByRole('group', { name: 'Seções de esportes' });
  for (const [name, section] of SECTIONS) {
    await sections.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(`/esportes/futebol/${section}`);
    await expect(heading(page)).toHaveText(`Futebol: ${name}`);
    await expect(page.locator('main article').first()).toBeVisible();
  }
  await page.goto('/esportes/futebol/proximos-jogos');
  const days = page.getByRole('group', { name: 'Dias dos próximos jogos' });
  await days.getByRole('link', { name: 'Amanhã' }).click();
  await expect(page).toHaveURL('/esportes/futebol/proximos-jogos?dia=amanha');
  await expect(page.locator('main article').first()).toContainText('Amanhã');
});

test('CAT-02 CAT-42 a guest goes from a list to its competition and taps who will win it', async ({
  page,
}) => {
  await page.goto('/esportes/futebol/jogos-principais');
  await page.getByRole('main').getByRole('link', { name: 'Brasileirão Série A' }).first().click();
  await expect(heading(page)).toHaveText('Brasileirão Série A');
  await expect(page.locator('main article').first()).toBeVisible();

  const sections = page.getByRole('group', { name: 'Seções da competição' });
  const winners = sections.getByRole('link', { name: 'Vencedores' });
  await winners.click();
  await expect(winners).toHaveAttribute('aria-current', 'page');
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/evento\/sr:season:\d+$/);
  await expect(page.getByText(/^De \d\d\/\d\d\/\d{4} a \d\d\/\d\d\/\d{4}$/)).toBeVisible();

  const open = page.locator('main button[data-outcome]:not([aria-disabled])');
  const name = (await open.first().getAttribute('aria-label')) ?? (await open.first().innerText());
  await tap(page, open.first());
  await expect(page.locator('main button[aria-pressed=true]').first()).toBeVisible();
  await page.goto('/bet-slip');
  await expect(page.getByText(name.split(/[,\n]/)[0] ?? '').first()).toBeVisible();
});

test('CAT-05 old addresses lead to the present ones, and unknown ids to the not-found page', async ({
  page,
  platform,
}) => {
  const match = await platform.matchToCome();
  await page.goto(`/sport/sr:sport:1/${match.id}`);
  await expect(page).toHaveURL(matchPath(match));
  await page.goto('/sport/sr:sport:1/tournament/sr:tournament:325');
  await expect(heading(page)).toHaveText('Brasileirão Série A');
  const answer = await page.goto('/special-sport/sr:sport:99999');
  expect(answer?.status()).toBe(404);
  await expect(heading(page)).toHaveText('Esta página não existe');
});

test('CAT-04 CAT-13 a guest reaches a stage of a race weekend', async ({ page }) => {
  await page.goto('/esportes/formula-1/proximos-jogos');
  await page.locator('main article a').first().click();
  await expect(page).toHaveURL(/\/esportes\/formula-1\/evento\/sr:stage:\d+$/);
  await expect(page.locator('main button[data-outcome]').first()).toBeVisible();
});

test('META-01 META-03 META-04 search engines are told what a page is, and where it stands', async ({
  page,
  platform,
  servers,
}) => {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  const match = await platform.matchToCome();
  await page.goto(matchPath(match));
  await expect(page).toHaveTitle(`${match.home} x ${match.away}: odds e mercados | Arara`);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    servers.site.url + matchPath(match),
  );
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /Arara/);
  const script = page.locator('script[type="application/ld+json"]');
  expect(JSON.parse((await script.textContent()) ?? '')).toMatchObject({
    '@type': 'SportsEvent',
    homeTeam: { name: match.home },
    awayTeam: { name: match.away },
  });
  const html = await (await fetch(servers.site.url + matchPath(match))).text();
  expect(html).toMatch(/<script type="application\/ld\+json" nonce="[^"]+"/);

  const sitemap = await (await fetch(`${servers.site.url}/sitemap.xml`)).text();
  expect(sitemap).toContain(`<loc>${servers.site.url}${matchPath(match)}</loc>`);
  expect(sitemap).not.toContain('/torneio/');
  const robots = await (await fetch(`${servers.site.url}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${servers.site.url}/sitemap.xml`);
  expect(problems).toEqual([]);
});

test('a guest looks for a team without its accents, and opens its match', async ({
  page,
  platform,
}) => {
  const match = await platform.matchToCome();
  await page.goto('/esportes');
  await page.getByRole('link', { name: 'Buscar' }).first().click();
  await expect(heading(page)).toHaveText('Buscar');
  const typed = match.home.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  await page.getByRole('searchbox').fill(typed);
  await page.getByRole('search').getByRole('button', { name: 'Buscar' }).click();
  await expect(page).toHaveURL(/\/esportes\/busca\?q=/);
  await page
    .locator(`main article a[href="${matchPath(match)}"]`)
    .first()
    .click();
  await expect(page).toHaveURL(matchPath(match));

  await page.goto('/esportes/busca?q=zzzz');
  await expect(page.getByText('Nada encontrado para “zzzz”')).toBeVisible();
});

test('CAT-33 a match that ends stands among the live results with its score', async ({
  page,
  platform,
}) => {
  await page.goto('/live-results?esporte=futebol');
  const href = await page
    .getByRole('main')
    .locator('li > a[href*="/evento/"]')
    .first()
    .getAttribute('href');
  const row = page.getByRole('main').locator(`a[href="${href}"]`);
  await expect(row).not.toContainText('Final');
  await platform.order('world/end', { eventId: href?.split('/').at(-1) });
  await expect(async () => {
    await page.goto('/live-results?esporte=futebol');
    await expect(row).toContainText('Final', { timeout: 1_000 });
  }).toPass();
});
