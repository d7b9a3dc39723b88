import type { Page } from '@playwright/test';
import { logIn } from '../support/forms.ts';
import { expect, mexicanTest, test, testOf } from '../support/test.ts';

const LAUNCHER = 'Falar com o suporte';
const SURVEY = 'Como você avaliaria o serviço prestado pelo executivo?';

function launcher(page: Page) {
  return page.getByRole('link', { name: LAUNCHER });
}

/** The chat in the panel that a tap on the launcher opens. */
async function openPanel(page: Page) {
  // Before its script has come it leads to the page of the chat.
  await expect(launcher(page)).toHaveAttribute('aria-expanded', 'false');
  await launcher(page).click();
  const panel = page.getByRole('dialog', { name: LAUNCHER });
  await expect(panel).toBeVisible();
  return panel;
}

/** The scripts of chats that the page asks for, by their names. */
function askedScripts(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const name = /support-chat\/scripts\/(\w+)\.js$/.exec(request.url())?.[1];
    if (name) asked.push(name);
  });
  return asked;
}

/** What the page tells the site of its chat. */
function toldEvents(page: Page): string[] {
  const told: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/chat/events')) return;
    told.push(new URLSearchParams(request.postData() ?? '').get('event') ?? '');
  });
  return told;
}

test('CHAT-01 CHAT-03 a conversation needs no scripts, and ends with the survey', async ({
  page,
}) => {
  await page.goto('/chat');
  await page.getByLabel('Sua mensagem').fill('Meu saque não chegou');
  await page.getByRole('button', { name: 'Enviar' }).click();
  const messages = page.getByRole('log', { name: 'Conversa' }).getByRole('listitem');
  await expect(messages).toHaveCount(3);
  await expect(messages.nth(1)).toContainText('Meu saque não chegou');
  await expect(messages.nth(2)).toContainText('Transações');
  await expect(messages.nth(2)).toBeInViewport({ ratio: 1 });
  await expect(page.getByLabel('Sua mensagem')).toHaveValue('');

  // Found again by whoever comes back.
  await page.goto('/chat');
  await expect(messages).toHaveCount(3);
  await page.locator('summary', { hasText: 'Encerrar a conversa' }).click();
  await page.getByRole('radiogroup', { name: SURVEY }).getByLabel('Bom').check();
  await page.getByRole('button', { name: 'Encerrar a conversa' }).click();
  await expect(page.getByText('Conversa encerrada')).toBeVisible();
  await page.getByRole('button', { name: 'Começar outra conversa' }).click();
  await expect(page.getByLabel('Sua mensagem')).toBeVisible();
  await expect(messages).toHaveCount(0);
});

test('CHAT-02 a message that the chat does not take is kept, and can be sent again', async ({
  page,
  platform,
}) => {
  await page.goto('/chat');
  await platform.order('failures', {
    endpoint: 'supportChat.open',
    failure: { status: 503 },
    count: 9,
  });
  await page.getByLabel('Sua mensagem').fill('Não consigo entrar');
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByRole('alert')).toContainText('O atendimento não respondeu');
  await expect(page.getByLabel('Sua mensagem')).toHaveValue('Não consigo entrar');
  await platform.giveBack();
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByRole('log').getByText(/Esqueceu a senha/)).toBeVisible();
});

test('EXCL-06 CHAT-01 a self-excluded bettor finds no chat anywhere', async ({ page }) => {
  await page.goto('/login');
  await expect(launcher(page)).toBeVisible();
  await logIn(page, 'autoexclusao-24@vitrine.example', 'Vitrine!2024');
  await expect(page.getByRole('heading', { name: 'Não é possível entrar' })).toBeVisible();
  await page.goto('/chat');
  await expect(page).toHaveURL('/account-stopped');
  await page.goto('/terms-conditions');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(launcher(page)).toHaveCount(0);
});

test('CHAT-01 the launcher leads to the chat from the pages of sports and the account', async ({
  page,
  bettor: _bettor,
}) => {
  await page.goto('/account');
  const menu = page.getByRole('main').getByRole('link', { name: LAUNCHER });
  await expect(menu).toHaveAttribute('href', '/chat');
  await page.goto('/esportes');
  await expect(launcher(page)).toHaveAttribute('href', '/chat');
});

test.describe('with scripts', () => {
  test.skip(({ javaScriptEnabled }) => !javaScriptEnabled, 'the panel is a script');

  test('CHAT-01 CHAT-03 a guest gets the fallback, loaded with the tap alone', async ({ page }) => {
    const scripts = askedScripts(page);
    await page.goto('/esportes');
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([]);
    const panel = await openPanel(page);
    await panel.getByLabel('Sua mensagem').fill('Como deposito por Pix?');
    await panel.getByRole('button', { name: 'Enviar' }).click();
    await expect(panel.getByText(/Um Pix pago costuma cair/)).toBeVisible();
    expect(scripts).toEqual(['fallback']);

    await panel.getByRole('button', { name: 'Encerrar a conversa' }).click();
    const survey = panel.getByRole('group', { name: SURVEY });
    await survey.getByLabel('5').check();
    await panel.getByRole('button', { name: 'Enviar avaliação' }).click();
    await expect(panel.getByText('Conversa encerrada')).toBeVisible();
    await panel.getByRole('button', { name: 'Fechar o atendimento' }).click();
    await expect(panel).toBeHidden();
    await expect(launcher(page)).toBeFocused();
  });

  test('CHAT-01 a bettor gets the widget, whose conversation is also that of the page', async ({
    page,
    bettor: _bettor,
  }) => {
    const scripts = askedScripts(page);
    await page.goto('/account/details');
    const panel = await openPanel(page);
    await panel.getByLabel('Sua mensagem').fill('Quero uma pausa');
    await panel.getByLabel('Sua mensagem').press('Enter');
    await expect(panel.getByText(/188/)).toBeVisible();
    expect(scripts).toEqual(['widget']);
    await page.goto('/chat');
    await expect(page.getByRole('log')).toContainText('Quero uma pausa');
  });

  test('CHAT-02 a widget that fails once is loaded again', async ({ page, bettor: _bettor }) => {
    const told = toldEvents(page);
    await page.route('**/scripts/widget.js', (route) => route.abort(), { times: 1 });
    await page.goto('/account/details');
    const panel = await openPanel(page);
    await expect(panel.getByLabel('Sua mensagem')).toBeVisible();
    expect(told).toEqual(['widgetFailed']);
  });

  test('CHAT-02 a widget that fails twice is reported, and the page remains', async ({
    page,
    bettor: _bettor,
  }) => {
    const told = toldEvents(page);
    await page.route('**/scripts/widget.js', (route) => route.abort());
    await page.goto('/account/details');
    const panel = await openPanel(page);
    await expect(panel.getByText('O chat não abriu aqui')).toBeVisible();
    expect(told).toEqual(['widgetFailed', 'widgetGivenUp']);
    await expect(panel.getByRole('link', { name: /^Escrever para/ })).toBeVisible();
    await panel.getByRole('link', { name: 'Abrir a página do atendimento' }).click();
    await expect(page).toHaveURL('/chat');
    await expect(page.getByLabel('Sua mensagem')).toBeVisible();
  });

  test('CHAT-02 a panel that can’t be loaded gives way to the page of the chat', async ({
    page,
  }) => {
    await page.route('**/assets/chat-panel-*.js', (route) => route.abort());
    await page.goto('/login');
    await expect(launcher(page)).toHaveAttribute('aria-expanded', 'false');
    // As for every script of the site, the page is loaded again once.
    const reloaded = page.waitForEvent('load');
    await launcher(page).click();
    await reloaded;
    // The address still asks for the panel, which gives way now.
    await expect(page).toHaveURL('/chat');
    await expect(page.getByLabel('Sua mensagem')).toBeVisible();
  });

  test('CHAT-02 the fallback is tried three times, 3000 ms apart, and then told of', async ({
    page,
  }) => {
    const told = toldEvents(page);
    const askedAt: number[] = [];
    // A script that comes and defines nothing.
    await page.route('**/scripts/fallback.js', (route) => {
      askedAt.push(Date.now());
      return route.fulfill({ contentType: 'text/javascript', body: '' });
    });
    await page.goto('/login');
    const panel = await openPanel(page);
    await expect(panel.getByText('O chat não abriu aqui')).toBeVisible({ timeout: 20_000 });
    expect(told).toEqual(['fallbackGivenUp']);
    const [first = 0, second = 0, third = 0] = askedAt;
    expect(askedAt).toHaveLength(3);
    // What a timer of the browser and the way of a request may differ by.
    for (const gap of [second - first, third - second]) expect(gap).toBeGreaterThan(2900);
    await expect(panel.getByRole('link', { name: 'Abrir a página do atendimento' })).toBeVisible();
  });
});

mexicanTest('CHAT-03 another language has a chat of its own', async ({ page }) => {
  await page.goto('/chat');
  await page.getByLabel('Tu mensaje').fill('No llega mi retiro');
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByRole('log').getByText(/Transacciones/)).toBeVisible();
});

/** What the site has read of the operator's switches is kept for half a minute: a world of its own. */
const switched = testOf('arara');
for (const { name, title } of [
  { name: 'chatDisabled', title: 'CHAT-01 nobody finds a chat while it is disabled' },
  {
    name: 'freeChat',
    title: 'CHAT-01 a bettor gets the fallback while the widget is in maintenance',
  },
]) {
  switched(title, async ({ page, platform, servers, javaScriptEnabled }) => {
    await platform.order('maintenance', { name, value: true });
    const { url } = await servers.addSite();
    const scripts = askedScripts(page);
    await page.goto(`${url}/login`);
    if (name === 'chatDisabled') {
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(launcher(page)).toHaveCount(0);
      await page.goto(`${url}/chat`);
      await expect(page.getByText('O chat está fechado agora')).toBeVisible();
      await expect(page.getByRole('link', { name: /^Escrever para/ })).toBeVisible();
    } else {
      await logIn(page, 'demo@vitrine.example', 'Vitrine!2024');
      await page.goto(`${url}/account/details`);
      await expect(launcher(page)).toBeVisible();
      if (javaScriptEnabled !== false) {
        const panel = await openPanel(page);
        await expect(panel.getByLabel('Sua mensagem')).toBeVisible();
        expect(scripts).toEqual(['fallback']);
      }
    }
    await platform.order('maintenance', { name, value: false });
  });
}
