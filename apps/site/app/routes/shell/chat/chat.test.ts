import type { LoaderFunctionArgs } from '@remix-run/node';
import { maintenance } from '@vitrine/upstream/contract/shell/maintenance';
import {
  endConversation,
  openConversation,
  readConversation,
  sendMessage,
} from '@vitrine/upstream/contract/shell/support-chat';
import { describe, expect, it } from 'vitest';
import { BETTOR, openBrowser, type TestBrowser } from '../../../../test/browser.ts';
import { statusError } from '../../../../test/operator.ts';
import { openTestSite, type TestSite } from '../../../../test/site.ts';
import { visitorOf } from '../../../services/base/session/visitor.server.ts';
import { shellChat } from '../../../services/shell/support-chat.server.ts';
import { action, loader } from './chat.tsx';

const ID = '00000000-0000-4000-8000-00000000c4a7';
const AT = '2025-03-08T15:00:00.000Z';

/** A chat that repeats what it is told. */
function openChat(site: TestSite) {
  let talk = conversationOf([]);
  const { operator } = site;
  operator.at(openConversation).reply(() => (talk = conversationOf([])));
  operator.at(readConversation).reply(() => talk);
  operator.at(sendMessage).reply(({ body }) => {
    const { text } = body as { text: string };
    return (talk = conversationOf([...talk.messages.map((each) => each.text), text]));
  });
  operator.at(endConversation).reply(() => (talk = { ...talk, isEnded: true }));
}

function conversationOf(texts: readonly string[]) {
  const messages = texts.map((text, at) => ({
    id: String(at),
    author: 'visitor' as const,
    text,
    sentAt: AT,
  }));
  return { id: ID, isEnded: false, messages };
}

function open(brand = 'arara') {
  const site = openTestSite(brand);
  openChat(site);
  return { site, browser: openBrowser(site) };
}

async function page(browser: TestBrowser): Promise<unknown> {
  return (await browser.visit(loader, '/chat')).data;
}

/** What the frame of every page offers. */
async function launcher(
  browser: TestBrowser,
  context: Parameters<TestBrowser['visit']>[2] = {},
): Promise<unknown> {
  const frame = async ({ request, context: given }: LoaderFunctionArgs) =>
    shellChat(await visitorOf(request, given), given);
  return (await browser.visit(frame, '/esportes', context)).data;
}

function setSupport(site: TestSite, value: { freeChat: boolean; chatDisabled: boolean }) {
  site.operator.at(maintenance.support).reply(() => ({ value }));
}

describe('the way to the support', () => {
  it('CHAT-01 leads guests and bettors to the chat', async () => {
    const { browser } = open();
    expect(await launcher(browser)).toMatchObject({ href: '/chat' });
    await browser.logIn();
    expect(await launcher(browser)).toMatchObject({ href: '/chat' });
  });

  it('CHAT-01 is there for nobody while the chat is disabled', async () => {
    const { site, browser } = open();
    setSupport(site, { freeChat: false, chatDisabled: true });
    expect(await launcher(browser)).toBeNull();
    expect(await page(browser)).toMatchObject({ chat: { kind: 'closed' } });
  });

  it('EXCL-06 is not there for a self-excluded bettor', async () => {
    const { browser } = open();
    await browser.logIn({ ...BETTOR, autoexclusion: true });
    expect(await launcher(browser)).toBeNull();
    expect((await browser.visit(loader, '/chat')).location).toBe('/account-stopped');
  });

  it('CHAT-01 opens as a page for a bettor blocked by the operator, too', async () => {
    const { browser } = open();
    await browser.logIn({ ...BETTOR, status: 'InternalBlocked' });
    expect(await launcher(browser)).toMatchObject({ href: '/chat' });
    expect(await page(browser)).toMatchObject({ chat: { kind: 'talk' } });
    expect((await browser.submit(action, '/chat', { message: 'Olá' })).location).toBe(
      '/chat#newest',
    );
  });

  it('CHAT-01 is a letter to the brand in a restricted build', async () => {
    const { site, browser } = open('mare');
    const context = { brand: { ...site.brand, isRestrictedBuild: true } };
    const { supportEmail } = site.brand.licensee;
    expect(await launcher(browser, { context })).toEqual({
      href: `mailto:${supportEmail}`,
      opensPanel: false,
    });
    const { data } = await browser.visit(loader, '/chat', { context });
    expect(data).toMatchObject({ chat: { kind: 'mail' }, contacts: { email: supportEmail } });
    const fields = { message: 'Olá' };
    expect((await browser.submit(action, '/chat', fields, { context })).location).toBe('/chat');
    expect(site.operator.at(sendMessage).calls()).toHaveLength(0);
  });
});

describe('the conversation', () => {
  it('opens with the first message, and is found again', async () => {
    const { site, browser } = open();
    expect(await page(browser)).toMatchObject({ chat: { kind: 'talk', messages: [] } });
    expect(site.operator.at(openConversation).calls()).toHaveLength(0);
    const { location } = await browser.submit(action, '/chat', { message: ' Meu saque ' });
    expect(location).toBe('/chat#newest');
    await browser.submit(action, '/chat', { message: 'Obrigado' });
    expect(site.operator.at(openConversation).calls()).toHaveLength(1);
    expect(await page(browser)).toMatchObject({
      chat: { messages: [{ text: 'Meu saque', isOwn: true, time: '12:00' }, { text: 'Obrigado' }] },
    });
  });

  it('CHAT-03 speaks the language of the brand', async () => {
    for (const [brand, language] of [
      ['arara', 'pt-BR'],
      ['quetzal', 'es'],
    ] as const) {
      const { site, browser } = open(brand);
      await browser.submit(action, '/chat', { message: 'a' });
      expect(site.operator.at(openConversation).calls()).toMatchObject([{ body: { language } }]);
    }
  });

  it('is nobody else’s: not of another browser, nor of the bettor who logs in', async () => {
    const { site, browser } = open();
    await browser.submit(action, '/chat', { message: 'segredo' });
    expect(await page(openBrowser(site))).toMatchObject({ chat: { messages: [] } });
    await browser.logIn();
    expect(await page(browser)).toMatchObject({ chat: { messages: [] } });
  });

  it.each([
    ['', 'Escreva a mensagem'],
    ['  ', 'Escreva a mensagem'],
    ['a'.repeat(1001), '1000 caracteres'],
  ])('sends no message of the wrong length', async (message, words) => {
    const { site, browser } = open();
    const { status, data } = await browser.submit(action, '/chat', { message });
    expect(status).toBe(422);
    expect(JSON.stringify(data)).toContain(words);
    expect(site.operator.at(sendMessage).calls()).toHaveLength(0);
  });

  it('keeps what was typed when the chat does not answer', async () => {
    const { site, browser } = open();
    site.operator.at(openConversation).reply(() => {
      throw statusError(openConversation, 503);
    });
    const { status, data } = await browser.submit(action, '/chat', { message: 'Olá' });
    expect(status).toBe(502);
    expect(data).toMatchObject({ form: { values: { message: 'Olá' } } });
  });

  it('says so when it can’t be read', async () => {
    const { site, browser } = open();
    await browser.submit(action, '/chat', { message: 'Olá' });
    site.operator.at(readConversation).reply(() => {
      throw statusError(readConversation, 500);
    });
    expect(await page(browser)).toMatchObject({ chat: { kind: 'unread' } });
  });

  it('goes on in another one when the chat no longer has it', async () => {
    const { site, browser } = open();
    await browser.submit(action, '/chat', { message: 'Olá' });
    site.operator.at(sendMessage).reply(() => {
      site.operator.at(sendMessage).reply(() => conversationOf(['De novo']));
      throw statusError(sendMessage, 404);
    });
    await browser.submit(action, '/chat', { message: 'De novo' });
    expect(site.operator.at(openConversation).calls()).toHaveLength(2);
  });

  it('CHAT-03 ends with the answer to the survey, or without one', async () => {
    for (const [rating, given] of [
      ['4', 4],
      ['', null],
      ['9', null],
    ] as const) {
      const { site, browser } = open();
      await browser.submit(action, '/chat', { message: 'Olá' });
      await browser.submit(action, '/chat', { order: 'end', rating });
      expect(site.operator.at(endConversation).calls()).toMatchObject([
        { body: { rating: given } },
      ]);
      expect(await page(browser)).toMatchObject({ chat: { isEnded: true } });
      await browser.submit(action, '/chat', { order: 'again' });
      expect(await page(browser)).toMatchObject({ chat: { isEnded: false, messages: [] } });
    }
  });

  it('takes twenty messages a minute', async () => {
    const { browser } = open();
    await browser.arrive();
    const statuses: number[] = [];
    for (let count = 0; count < 21; count += 1) {
      statuses.push((await browser.submit(action, '/chat', { message: 'a' })).status);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });
});
