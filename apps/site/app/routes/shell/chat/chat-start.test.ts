import { maintenance } from '@vitrine/upstream/contract/shell/maintenance';
import {
  endConversation,
  openConversation,
  readConversation,
} from '@vitrine/upstream/contract/shell/support-chat';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { BETTOR, openBrowser, type TestBrowser } from '../../../../test/browser.ts';
import { statusError } from '../../../../test/operator.ts';
import { openTestSite } from '../../../../test/site.ts';
import { action as events, loader as eventsPage } from './chat-events.ts';
import { action as start, loader as startPage } from './chat-start.ts';
import { action as chat } from './chat.tsx';

const ID = '00000000-0000-4000-8000-00000000c4a7';

function open(brand = 'arara') {
  const site = openTestSite(brand);
  const talk = { id: ID, isEnded: false, messages: [] };
  site.operator.at(openConversation).reply(() => talk);
  site.operator.at(readConversation).reply(() => talk);
  return { site, browser: openBrowser(site) };
}

type Options = Parameters<TestBrowser['submit']>[3];

async function started(browser: TestBrowser, options?: Options): Promise<unknown> {
  const { body } = await browser.submit(start, '/chat/start', {}, options);
  return body && (await new Response(body).json());
}

describe('what the panel of the chat begins with', () => {
  it('CHAT-01 CHAT-03 is the widget for a bettor, in pt-BR and with the survey as given', async () => {
    const { browser } = open();
    await browser.logIn();
    expect(await started(browser)).toMatchObject({
      chat: 'widget',
      script: 'http://operator/support-chat/scripts/widget.js',
      settings: {
        language: 'pt-BR',
        surveyLabel: 'Como você avaliaria o serviço prestado pelo executivo?',
        conversation: ID,
      },
    });
  });

  it('CHAT-01 is the fallback for a guest, and for a bettor while the widget is in maintenance', async () => {
    const { site, browser } = open('quetzal');
    expect(await started(browser)).toMatchObject({
      chat: 'fallback',
      script: 'http://operator/support-chat/scripts/fallback.js',
      settings: { language: 'es' },
    });
    const value = { freeChat: true, chatDisabled: false };
    site.operator.at(maintenance.support).reply(() => ({ value }));
    site.pass(30_000);
    await browser.logIn();
    expect(await started(browser)).toMatchObject({ chat: 'fallback' });
  });

  it('EXCL-06 is nothing for a self-excluded bettor', async () => {
    const { site, browser } = open();
    await browser.logIn({ ...BETTOR, autoexclusion: true });
    expect(await started(browser)).toBeNull();
    expect(site.operator.at(openConversation).calls()).toHaveLength(0);
  });

  it('CHAT-01 is nothing in a restricted build, while the chat is disabled, and without a script', async () => {
    const { site, browser } = open();
    const { config } = site.context();
    const restricted = { brand: { ...site.brand, isRestrictedBuild: true } };
    expect(await started(browser, { context: restricted })).toBeNull();
    const chatScripts = { widget: null, fallback: null };
    expect(await started(browser, { context: { config: { ...config, chatScripts } } })).toBeNull();
    const value = { freeChat: false, chatDisabled: true };
    site.operator.at(maintenance.support).reply(() => ({ value }));
    site.pass(30_000);
    expect(await started(browser)).toBeNull();
  });

  it('is the conversation of the visitor, or another one where theirs has ended', async () => {
    const { site, browser } = open();
    const opened = site.operator.at(openConversation);
    await started(browser);
    await started(browser);
    expect(opened.calls()).toHaveLength(1);
    const ended = { id: ID, isEnded: true, messages: [] };
    site.operator.at(readConversation).reply(() => ended);
    site.operator.at(endConversation).reply(() => ended);
    await browser.submit(chat, '/chat', { order: 'end' });
    await started(browser);
    expect(opened.calls()).toHaveLength(2);
  });

  it('is no conversation of the operator’s from the 121st on that an address begins in a minute', async () => {
    const { site } = open();
    for (let count = 0; count < 120; count += 1) await started(openBrowser(site));
    expect(await started(openBrowser(site))).toMatchObject({ settings: { conversation: null } });
    expect(site.operator.at(openConversation).calls()).toHaveLength(120);
  });

  it('CHAT-02 leaves the conversation to the script when the chat does not answer', async () => {
    const { site, browser } = open();
    site.operator.at(openConversation).reply(() => {
      throw statusError(openConversation, 503);
    });
    expect(await started(browser)).toMatchObject({ settings: { conversation: null } });
  });

  it('is for forms of the site alone', async () => {
    const { browser } = open();
    expect(await started(browser, { headers: { 'Sec-Fetch-Site': 'cross-site' } })).toBeNull();
    expect((await browser.visit(startPage, '/chat/start')).location).toBe('/chat');
  });
});

describe('what browsers tell of the chat', () => {
  function openLogged() {
    const { site, browser } = open();
    browser.allow('measurement');
    const lines: { level: number; chat?: string }[] = [];
    const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
    const tell = async (event: string) =>
      (await browser.submit(events, '/chat/events', { event }, { context: { log } })).status;
    return { site, browser, lines, tell };
  }

  it('CHAT-02 TRACK-01 is tracked, and a widget that is given up is reported', async () => {
    const { site, lines, tell } = openLogged();
    for (const event of ['widgetFailed', 'widgetGivenUp', 'fallbackGivenUp']) {
      expect(await tell(event)).toBe(204);
    }
    expect(await site.tracked()).toMatchObject([
      { name: 'chatError', step: 'widgetFailed' },
      { name: 'chatError', step: 'widgetGivenUp' },
      { name: 'chatError', step: 'fallbackGivenUp' },
    ]);
    const ERROR = 50;
    expect(lines).toMatchObject([{ level: ERROR, chat: 'widget' }]);
  });

  it('CHAT-02 is nothing else, and not more than ten times a minute', async () => {
    const { browser, lines, tell } = openLogged();
    expect(await tell('anything')).toBe(400);
    expect(lines).toHaveLength(0);
    await browser.arrive();
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) statuses.push(await tell('widgetFailed'));
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect((await browser.visit(eventsPage, '/chat/events')).location).toBe('/chat');
  });
});
