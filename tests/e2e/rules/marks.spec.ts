import type { Page } from '@playwright/test';
import { matchPath, placeButton, stakeField, tap, untilShown } from '../support/slip.ts';
import { expect, test } from '../support/test.ts';

const EARLY = 'Pagamento antecipado';

/** The id of the first event of a list with an open price whose row has a mark. */
async function markedEvent(page: Page, mark: 'streaming' | 'earlyPayout'): Promise<string> {
  const row = page
    .locator('article')
    .filter({ has: page.locator(`[data-mark=${mark}]`) })
    .filter({ has: page.locator('button[data-outcome]:not([data-suspended])') })
    .first();
  const href = await row.locator('a[href*="/evento/"]').first().getAttribute('href');
  return (href ?? '').slice((href ?? '').lastIndexOf('/') + 1);
}

test('CAT-37 CAT-31 a video is marked in lists and played on its page, or said not to be there', async ({
  page,
  platform,
  javaScriptEnabled,
}) => {
  await page.goto('/esportes/futebol/ao-vivo');
  const id = await markedEvent(page, 'streaming');
  await expect(page.locator('[data-mark=streaming]').first()).toContainText('Com transmissão');
  await page.goto(matchPath({ id }));
  await expect(page.locator('video')).toHaveCount(0);
  await page.getByRole('link', { name: 'Assistir ao jogo' }).click();
  const video = page.locator('video');
  await expect(video).toBeVisible();
  const clip = await page.request.get((await video.getAttribute('src')) ?? '');
  expect(clip.headers()['content-type']).toBe('video/webm');
  if (javaScriptEnabled) {
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
      .toBeGreaterThan(0.2);
  }
  await page.getByRole('link', { name: 'Fechar a transmissão' }).click();
  await expect(video).toHaveCount(0);

  await platform.order('catalogue/streaming', { eventId: id, isAvailable: false });
  const other = `${matchPath({ id })}?assistir=1`;
  // The address of a video is kept for a minute, and an event without one is asked for at once.
  await page.goto(other.replace(id, await withoutVideo(page)));
  await expect(page.getByText('Transmissão não disponível')).toBeVisible();
});

/** The id of a live event whose row has no mark of a video. */
async function withoutVideo(page: Page): Promise<string> {
  await page.goto('/esportes/futebol/ao-vivo');
  const row = page.locator('article').filter({ hasNot: page.locator('[data-mark=streaming]') });
  const href = (await row.first().locator('a').first().getAttribute('href')) ?? '';
  return href.slice(href.lastIndexOf('/') + 1);
}

test('CAT-38 early payout is shown in the list, on the event, the slip and the history', async ({
  page,
  bettor: _bettor,
  javaScriptEnabled,
}) => {
  await page.goto('/esportes/futebol/proximos-jogos');
  const id = await markedEvent(page, 'earlyPayout');
  await expect(page.locator('[data-mark=earlyPayout]').first()).toContainText(EARLY);
  await page.goto(matchPath({ id }));
  await expect(page.locator('main header').getByText(EARLY)).toBeVisible();
  await tap(page, page.locator('main button[data-outcome]:not([data-suspended])').first());
  await expect(page.locator('button[aria-pressed=true]').first()).toBeVisible();
  await page.goto('/bet-slip');
  await expect(page.getByRole('listitem').getByText(EARLY)).toBeVisible();
  await stakeField(page).fill('5');
  await placeButton(page).click();
  await untilShown(page, 'Aposta aceita', javaScriptEnabled ?? true);
  await page.goto('/bet-history');
  await expect(page.getByRole('main').getByText(EARLY)).toBeVisible();
});
