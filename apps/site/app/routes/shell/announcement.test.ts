import type { LoaderFunctionArgs } from '@remix-run/node';
import { activeMessage } from '@vitrine/upstream/contract/shell/maintenance';
import { describe, expect, it } from 'vitest';
import { openBrowser, type TestBrowser } from '../../../test/browser.ts';
import { statusError } from '../../../test/operator.ts';
import { openTestSite } from '../../../test/site.ts';
import { announcementFor } from '../../services/shell/announcement.server.ts';
import type { Announcement } from '../../shell-data.ts';
import { action, loader } from './announcement.ts';

const KEPT_MS = 30_000;
const WORDS = { title: 'Pix em manutenção', description: 'Volta às 18h.' };

async function shown(browser: TestBrowser): Promise<Announcement | null> {
  const page = ({ request, context }: LoaderFunctionArgs) => announcementFor(request, context);
  return (await browser.visit(page, '/esportes')).data as Announcement | null;
}

function openAnnounced() {
  const site = openTestSite();
  const message = site.operator.at(activeMessage);
  message.reply(() => ({ isActive: true, ...WORDS }));
  return { site, message, browser: openBrowser(site) };
}

describe('the announcement', () => {
  it('FLAG-09 FLAG-10 is shown while it is active, and read at most once in half a minute', async () => {
    const { site, message, browser } = openAnnounced();
    expect(await shown(browser)).toMatchObject(WORDS);
    await shown(browser);
    expect(message.calls()).toHaveLength(1);
    message.reply(() => ({ isActive: false, ...WORDS }));
    site.pass(KEPT_MS);
    expect(await shown(browser)).toBeNull();
  });

  it('FLAG-10 is shown without a title, and without a description', async () => {
    const { site, message, browser } = openAnnounced();
    for (const words of [
      { ...WORDS, title: '' },
      { ...WORDS, description: '' },
    ]) {
      message.reply(() => ({ isActive: true, ...words }));
      expect(await shown(browser)).toMatchObject(words);
      site.pass(KEPT_MS);
    }
    message.reply(() => ({ isActive: true, title: '', description: '' }));
    expect(await shown(browser)).toBeNull();
  });

  it('FLAG-10 counts as inactive when it can’t be read', async () => {
    const { site, message, browser } = openAnnounced();
    await shown(browser);
    message.reply(() => {
      throw statusError(activeMessage, 503);
    });
    site.pass(KEPT_MS);
    expect(await shown(browser)).toBeNull();
  });

  it('stays away once it was put away, and other words are shown again', async () => {
    const { site, message, browser } = openAnnounced();
    const { id } = (await shown(browser)) ?? { id: '' };
    const form = { announcement: id, returnTo: '/esportes/futebol' };
    const { location } = await browser.submit(action, '/announcement', form);
    expect(location).toBe('/esportes/futebol');
    expect(await shown(browser)).toBeNull();
    message.reply(() => ({ isActive: true, ...WORDS, description: 'Volta às 20h.' }));
    site.pass(KEPT_MS);
    expect(await shown(browser)).toMatchObject({ description: 'Volta às 20h.' });
  });

  it('keeps nothing it does not know, and leads to no other site', async () => {
    const { browser } = openAnnounced();
    const form = { announcement: 'x', returnTo: 'https://elsewhere.example/' };
    expect((await browser.submit(action, '/announcement', form)).location).toBe('/');
    expect(await shown(browser)).toMatchObject(WORDS);
    expect((await browser.visit(loader, '/announcement')).location).toBe('/');
  });
});
