import { GAME_KINDS } from '@vitrine/betting/casino/casino-game';
import type { WireGame } from '@vitrine/upstream/contract/casino/casino-games';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openTestPlatform, type TestPlatform } from '../test/platform.ts';
import { seeded } from '../world/random.ts';
import { CHOICES, drawGame } from './game-draw.ts';

interface Catalogue {
  readonly games: readonly WireGame[];
  readonly providers: readonly { readonly id: number; readonly name: string }[];
}

async function catalogueOf(test: TestPlatform): Promise<Catalogue> {
  const { json } = await test.call('GET', '/main/api/Casino/Games');
  return (json as { data: Catalogue }).data;
}

async function launch(test: TestPlatform, gameId: string, username?: string) {
  const { token } = await test.login(username);
  const body = { gameId, returnUrl: 'http://site.example/casino/slots' };
  const answer = await test.call('POST', '/main/api/Casino/Launch', { token, body });
  return { token, ...answer };
}

describe('the casino of the platform', () => {
  it('CAS-09 has two hundred games of some fifty providers, ids 0 to 55, with variants of one', async () => {
    const { games: all, providers } = await catalogueOf(await openTestPlatform());
    expect(all).toHaveLength(200);
    expect(new Set(all.map(({ id }) => id)).size).toBe(200);
    expect(new Set(all.map(({ name }) => name)).size).toBe(200);
    expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(GAME_KINDS));
    expect(providers.map(({ id }) => id)).toEqual(Array.from({ length: 56 }, (_, id) => id));
    expect(new Set(all.map(({ providerId }) => providerId)).size).toBeGreaterThan(50);
    expect(providers.filter(({ name }) => name.startsWith('Pragmatic')).length).toBeGreaterThan(2);
  });

  it('plays a round once for each of its ids, and the ledger sums to zero', async () => {
    const test = await openTestPlatform();
    const { games: all } = await catalogueOf(test);
    const slot = all.find(({ kind, isInMaintenance }) => kind === 'slots' && !isInMaintenance);
    const { json, token } = await launch(test, slot?.id ?? '');
    const page = new URL((json as { data: { url: string } }).data.url).pathname;
    const play = (round: string, stake: string) =>
      test.platform.app.request(page, {
        method: 'POST',
        body: new URLSearchParams({ round, stake }),
      });
    for (const round of ['a', 'b', 'a']) expect((await play(round, '2,00')).status).toBe(200);
    expect(await (await play('c', '0,10')).text()).toMatch(/R\$\s0,50/);
    expect(await (await play('d', '999999')).text()).toMatch(/R\$\s1\.000,00/);
    const rounds = await test.call('GET', '/main/api/Casino/Rounds?page=1&size=1', { token });
    expect(rounds.json).toMatchObject({
      data: { rounds: [{ gameId: slot?.id, gameName: slot?.name, stake: 2 }], hasMore: true },
    });
    const { json: second } = await test.call('GET', '/main/api/Casino/Rounds?page=2&size=1', {
      token,
    });
    expect(second).toMatchObject({ data: { hasMore: false } });
    const { json: books } = await test.call('GET', '/sandbox/books');
    const { accounts } = books as { accounts: readonly { readonly balance: number }[] };
    expect(accounts.reduce((sum, { balance }) => sum + balance, 0)).toBe(0);
  });

  it('CAS-06 refuses with the errors of the casino', async () => {
    const test = await openTestPlatform();
    const { games: all } = await catalogueOf(test);
    const closed = all.find(({ isInMaintenance }) => isInMaintenance);
    const other = all[0]?.id ?? '';
    expect(await launch(test, closed?.id ?? '')).toMatchObject({
      status: 409,
      json: { error: 'GAME_IN_MAINTENANCE' },
    });
    expect(await launch(test, 'none')).toMatchObject({ status: 404 });
    await test.call('POST', '/sandbox/flags', { body: { name: 'max-wallet-balance', value: 1 } });
    expect(await launch(test, other)).toMatchObject({ json: { error: 'WALLET_ABOVE_LIMITS' } });
  });

  it('tells a page that was closed', async () => {
    const test = await openTestPlatform();
    expect((await test.call('GET', '/games/unknown')).status).toBe(404);
    expect((await test.call('GET', '/games/unknown/balance')).status).toBe(404);
  });
});

describe('a drawn round', () => {
  it.each(GAME_KINDS)('of %s gives back what it says, in the long run', (kind) => {
    const rtp = kind === 'roulette' ? 97.3 : 95;
    for (const choice of CHOICES[kind] ?? ['']) {
      const random = seeded('long run', kind, choice);
      const rounds = 60_000;
      let won = 0;
      for (let at = 0; at < rounds; at += 1)
        won += drawGame({ kind, rtp }, choice, random).multiplier;
      expect(Math.abs(won / rounds - rtp)).toBeLessThan(6);
    }
  });

  it('never wins less than nothing, and takes any choice', () => {
    fc.assert(
      fc.property(fc.constantFrom(...GAME_KINDS), fc.string(), fc.nat(), (kind, choice, seed) => {
        const { multiplier, shown } = drawGame({ kind, rtp: 96 }, choice, seeded('any', seed));
        expect(Number.isInteger(multiplier) && multiplier >= 0).toBe(true);
        expect(shown.length).toBeGreaterThan(0);
      }),
    );
  });
});
