import type { Servers } from '../../tests/e2e/support/servers.ts';
import { SiteVisitor } from '../../tests/e2e/support/site-visitor.ts';
import type { Visitor } from './site-pages.ts';

/** Somebody with cookies, and the addresses that only what they did leads to. */
export interface PreparedVisitor {
  readonly cookies: SiteVisitor['cookies'];
  readonly addresses: readonly string[];
}

async function demoLogin(servers: Servers): Promise<{ username: string; password: string }> {
  const answer = await fetch(`${servers.sandbox.url}/sandbox/health`);
  const { demo } = (await answer.json()) as { demo: { username: string; password: string } };
  return demo;
}

/** The first event of the sportsbook's home. */
async function eventPath(visitor: SiteVisitor): Promise<string> {
  const { html } = await visitor.get('/esportes');
  const path = /href="(\/esportes\/[^/"]+\/evento\/[^/"?]+)/.exec(html)?.[1];
  if (path === undefined) throw new Error('The sportsbook shows no event');
  return path;
}

/** A bet that is placed, a deposit that is begun where Pix is, and what they lead to. */
async function bettorsAddresses(visitor: SiteVisitor, event: string): Promise<readonly string[]> {
  await visitor.addFirstPrice(event);
  const placed = await visitor.post('/bet-slip', await visitor.placementForm('5,00'));
  const deposit = await visitor.get('/deposit');
  const begun = deposit.html.includes('name="intentId"')
    ? await visitor.post('/deposit', await visitor.depositForm('50,00'))
    : null;
  return [placed.location, begun?.location].filter((address) => address != null);
}

/** A guest or the bettor of demonstrations in a scheme, with a selection on the slip. */
export async function preparedVisitor(
  servers: Servers,
  who: Visitor,
  scheme: 'light' | 'dark',
): Promise<PreparedVisitor> {
  const visitor = new SiteVisitor(servers);
  if (who === 'bettor') {
    const { username, password } = await demoLogin(servers);
    await visitor.logIn(username, password);
  }
  await visitor.post('/appearance', { scheme, returnTo: '/esportes' });
  const event = await eventPath(visitor);
  const addresses = who === 'bettor' ? await bettorsAddresses(visitor, event) : [];
  await visitor.addFirstPrice(event);
  return { cookies: visitor.cookies, addresses: [event, ...addresses] };
}
