import { selectionOf } from '@vitrine/betting/bet-slip/selection';
import { oddsFromDecimal } from '@vitrine/betting/base/odds';
import { describe, expect, it } from 'vitest';
import { aMatch } from '../../../test/betting.ts';
import { openBrowser } from '../../../test/browser.ts';
import { openTestSite } from '../../../test/site.ts';
import { changeBetSlip } from './bet-slip-store.server.ts';
import { readBetSlip } from './bet-slip.server.ts';

/** A bettor with one selection, whose event the site's memory has lost since, as at a new start. */
async function openForgottenSlip() {
  const match = aMatch(1);
  const site = openTestSite('arara', { events: [match] });
  const browser = openBrowser(site);
  await browser.logIn();
  const priced = site.catalogue.outcome('o1');
  if (!priced) throw new Error('No such outcome');
  const { visitor, context } = await browser.visitor();
  const selection = selectionOf(priced, priced.outcome.odds);
  await changeBetSlip(visitor, context, [
    { kind: 'selectionAdded', selection, isEventShown: true, at: site.now() },
  ]);
  site.catalogue.held = [];
  async function slip() {
    const now = await browser.visitor();
    return readBetSlip(now.visitor, now.context);
  }
  return {
    catalogue: site.catalogue,
    match,
    slip,
    async marketStatus() {
      return (await slip()).selections[0]?.marketStatus;
    },
  };
}

describe('a selection whose event the site does not hold', () => {
  it('SLIP-14 stays on sale as long as the operator does not answer', async () => {
    const { catalogue, marketStatus } = await openForgottenSlip();
    catalogue.isReadable = false;
    expect(await marketStatus()).toBe('active');
  });

  it('SLIP-14 stays on sale where only the main market of its event can be read', async () => {
    const { catalogue, match, marketStatus } = await openForgottenSlip();
    catalogue.isReadable = false;
    catalogue.held = [{ ...match, markets: [] }];
    expect(await marketStatus()).toBe('active');
  });

  it('CAT-12 SLIP-14 follows the outcomes of its market where its event can’t be read', async () => {
    const { catalogue, match, slip } = await openForgottenSlip();
    catalogue.isReadable = false;
    const [outcome] = match.markets[0]?.outcomes ?? [];
    if (!outcome) throw new Error('No such outcome');
    catalogue.outcomes = [{ ...outcome, odds: oddsFromDecimal(2.4) }];
    expect((await slip()).selections).toMatchObject([{ latest: { odds: 2400 } }]);
    catalogue.outcomes = [{ ...outcome, status: 'inactive' }];
    expect((await slip()).selections).toMatchObject([{ outcomeActive: false }]);
  });

  it('SLIP-14 goes off sale when the operator no longer knows the event', async () => {
    const { marketStatus } = await openForgottenSlip();
    expect(await marketStatus()).toBe('suspended');
  });

  it('SLIP-14 goes off sale when its event is offered without it', async () => {
    const { catalogue, match, marketStatus } = await openForgottenSlip();
    catalogue.unwatched = [{ ...match, markets: [] }];
    expect(await marketStatus()).toBe('suspended');
  });

  it('stays as it is while the feed is down', async () => {
    const { catalogue, marketStatus } = await openForgottenSlip();
    catalogue.isFeedUp = false;
    expect(await marketStatus()).toBe('active');
  });
});
