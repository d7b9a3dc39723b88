import { readSessionAlert } from '@vitrine/upstream/contract/account/responsible-gaming';
import { describe, expect, it } from 'vitest';
import { openBrowser } from '../../../../test/browser.ts';
import { statusError } from '../../../../test/operator.ts';
import { openTestSite } from '../../../../test/site.ts';
import { admit } from '../../../services/shell/guard.server.ts';
import { action, loader } from './reality-check.tsx';

const MINUTE_MS = 60_000;
const CHECK = '/reality-check?returnTo=%2Fbet-history';

async function playing(brand: string) {
  const site = openTestSite(brand);
  const browser = openBrowser(site);
  await browser.logIn();
  site.operator.at(readSessionAlert).reply(() => ({
    data: {
      startedAt: new Date(site.now()).toISOString(),
      minutes: 31,
      staked: 120,
      won: 45.5,
      everyMinutes: null,
      nextAlertAt: null,
    },
  }));
  /** Time passes in which the bettor opens a page now and then. */
  const play = async (minutes: number) => {
    for (let passed = 0; passed < minutes; passed += 10) {
      site.pass(10 * MINUTE_MS);
      await browser.visitor();
      await browser.visit(loader, '/reality-check');
    }
  };
  const where = async () =>
    (await browser.visit((args) => admit('betHistory', args), '/bet-history')).location;
  return { site, browser, play, where };
}

describe('the reality check', () => {
  it.each([
    ['arara', 30],
    ['axolote', 60],
  ])('is due on %s after %i minutes of play, and again after as many', async (brand, every) => {
    const { browser, play, where } = await playing(brand);
    await play(every - 10);
    expect(await where()).not.toBe(CHECK);
    await play(10);
    expect(await where()).toBe(CHECK);
    const answer = { answer: 'goOn', returnTo: '/bet-history' };
    expect((await browser.submit(action, '/reality-check', answer)).location).toBe('/bet-history');
    await play(every - 10);
    expect(await where()).not.toBe(CHECK);
    await play(10);
    expect(await where()).toBe(CHECK);
  });

  it('tells time, stakes, winnings and what they come to', async () => {
    const { browser, play } = await playing('arara');
    await play(30);
    expect((await browser.visit(loader, CHECK)).data).toMatchObject({
      returnTo: '/bet-history',
      facts: [
        { text: expect.stringMatching(/^30\smin$/) },
        { text: expect.stringMatching(/120,00/) },
        { text: expect.stringMatching(/45,50/) },
      ],
      result: { label: 'Gasto até agora', text: expect.stringMatching(/74,50/) },
    });
  });

  it('tells the time alone while the operator gives no sums', async () => {
    const { site, browser } = await playing('arara');
    site.operator.at(readSessionAlert).reply(() => {
      throw statusError(readSessionAlert, 503, null);
    });
    expect((await browser.visit(loader, CHECK)).data).toMatchObject({
      facts: [{ label: 'Tempo jogado' }],
      result: { text: 'Indisponível agora' },
    });
  });

  it('logs out a bettor who stops', async () => {
    const { browser } = await playing('arara');
    const stopped = await browser.submit(action, '/reality-check', { answer: 'stop' });
    expect(stopped.location).toBe('/login?reason=loggedOut');
    expect((await browser.visitor()).visitor.session).toBeNull();
  });
});
