import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Books, type KnownMatch, Platform } from '../e2e/support/platform.ts';
import { type Servers, startServers, STILL_WORLD } from '../e2e/support/servers.ts';
import { newBettor, type SiteVisitor } from '../e2e/support/site-visitor.ts';

const STAKE = 1000;
const NEVER_MS = 600_000;
/** The calls that place; limits are asked of the same host before. */
const PLACING = { endpoint: 'ticket.place*' };
const SOON = { timeout: 30_000, interval: 50 };

let servers: Servers;
let platform: Platform;
let match: KnownMatch;
beforeAll(async () => {
  servers = await startServers('arara', STILL_WORLD);
  platform = new Platform(servers.sandbox.url);
  match = await platform.matchToCome();
});
afterAll(() => servers.stop());

/** A bettor with a slip ready to be placed. */
async function readyBettor() {
  const { person, visitor } = await newBettor(servers);
  await visitor.addFirstPrice(`/esportes/futebol/evento/${match.id}`);
  const form = await visitor.placementForm('10,00');
  return {
    visitor,
    books: () => platform.books(person.email),
    place: () => visitor.post('/bet-slip', form),
    ticketPath: `/bet-slip/tickets/${form.place}`,
  };
}

function untilAccepted(visitor: SiteVisitor, ticketPath: string): Promise<void> {
  return expect
    .poll(async () => (await visitor.get(ticketPath)).html, { timeout: 20_000, interval: 200 })
    .toContain('Aposta aceita');
}

function stakesIn({ movements }: Books): readonly string[] {
  return movements.filter(({ kind }) => kind === 'stake').map(({ key }) => key);
}

/** Every movement takes as much as it gives, and the debits are those of the tickets. */
function expectBalanced(books: Books): void {
  for (const { entries } of books.movements) {
    expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  }
  expect([...stakesIn(books)].sort()).toEqual(books.tickets.map(({ id }) => `stake:${id}`).sort());
  expect(books.balance).toBe(100_00 - STAKE * books.tickets.length);
}

describe('a placement', () => {
  it('PLACE-12 PLACE-05 is one accepted ticket after the site died between the click and the answer', async () => {
    const { visitor, books, place, ticketPath } = await readyBettor();
    await platform.order('failures', { ...PLACING, failure: { delayMs: NEVER_MS }, count: 1 });
    const answer = place().then(
      () => 'answered',
      () => 'lost',
    );
    await expect.poll(async () => (await books()).tickets.length, SOON).toBe(1);
    await servers.site.kill();
    expect(await answer).toBe('lost');

    await servers.site.start();
    await untilAccepted(visitor, ticketPath);
    expect(await place()).toMatchObject({ location: ticketPath });
    const after = await books();
    expect(stakesIn(after)).toHaveLength(1);
    expectBalanced(after);
  });

  it('PLACE-12 is one ticket after the site died before anything was sent', async () => {
    const { visitor, books, place, ticketPath } = await readyBettor();
    await servers.site.kill();
    await expect(place()).rejects.toThrow();
    await servers.site.start();
    expect((await books()).tickets).toEqual([]);
    expect(await place()).toMatchObject({ location: ticketPath });
    await untilAccepted(visitor, ticketPath);
    expectBalanced(await books());
  });

  it('PLACE-12 sent eight times at once is one ticket', async () => {
    const { visitor, books, place, ticketPath } = await readyBettor();
    const answers = await Promise.all(Array.from({ length: 8 }, place));
    for (const answer of answers) expect(answer).toMatchObject({ location: ticketPath });
    await untilAccepted(visitor, ticketPath);
    const after = await books();
    expect(after.tickets).toHaveLength(1);
    expectBalanced(after);
  });

  it('PLACE-12 PLACE-05 keeps the operator’s ledger balanced when it dies among placements', async () => {
    const bettors = await Promise.all(Array.from({ length: 6 }, readyBettor));
    await platform.order('failures', { ...PLACING, failure: { delayMs: NEVER_MS }, count: 3 });
    const placing = bettors.map(({ place }) => place());
    await expect
      .poll(
        async () =>
          (await Promise.all(bettors.map(({ books }) => books()))).flatMap(({ tickets }) => tickets)
            .length,
        { ...SOON, interval: 10 },
      )
      .toBeGreaterThanOrEqual(3);
    await servers.sandbox.kill();
    for (const { status } of await Promise.all(placing)) expect([302, 409]).toContain(status);

    await servers.sandbox.start();
    for (const { visitor, books, ticketPath } of bettors) {
      const { tickets } = await books();
      expect(tickets.length).toBeLessThanOrEqual(1);
      if (tickets.length === 1) await untilAccepted(visitor, ticketPath);
      else expect((await visitor.get(ticketPath)).html).not.toContain('Aposta aceita');
      expectBalanced(await books());
    }
  });
});

describe('a deposit', () => {
  it('WAL-20 sent eight times at once is one charge', async () => {
    const { person, visitor } = await newBettor(servers);
    const form = await visitor.depositForm('25,00');
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => visitor.post('/deposit', form)),
    );
    expect(new Set(answers.map(({ location }) => location)).size).toBe(1);
    const { charges } = await platform.books(person.email);
    expect(charges.filter(({ amount }) => amount === 25_00)).toHaveLength(1);
  });

  it('WAL-20 whose answer the site did not live to hear is found after its restart', async () => {
    const { person, visitor } = await newBettor(servers);
    const form = await visitor.depositForm('35,00');
    await platform.order('failures', {
      host: 'payments',
      failure: { delayMs: NEVER_MS },
      count: 1,
    });
    const answer = visitor.post('/deposit', form).catch(() => 'lost');
    const charges = async () =>
      (await platform.books(person.email)).charges.filter(({ amount }) => amount === 35_00);
    await expect.poll(async () => (await charges()).length, SOON).toBe(1);
    await servers.site.kill();
    expect(await answer).toBe('lost');
    await servers.site.start();
    const [charge] = await charges();
    expect(await visitor.post('/deposit', form)).toMatchObject({
      location: `/deposit/${charge?.id}`,
    });
    expect(await charges()).toHaveLength(1);
  });
});
