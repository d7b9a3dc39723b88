import { beforeEach, describe, expect, it } from 'vitest';
import { DEMO } from '../../accounts/demo-users.ts';
import { openTestPlatform, type TestPlatform } from '../../test/platform.ts';

const GIVEAWAY = '/main/api/Giveaway';
const HOUR = 3_600_000;

let test: TestPlatform;
let token: string;
beforeEach(async () => {
  test = await openTestPlatform();
  ({ token } = await test.login());
});

interface Window {
  readonly isOpen: boolean;
  readonly opensAt: string;
  readonly closesAt: string;
  readonly spin: {
    readonly spinId: string;
    readonly state: string;
    readonly reward: unknown;
  } | null;
}

async function windowOf(promotionType: string): Promise<Window> {
  const path = `${GIVEAWAY}/GetSpinWindow?promotionType=${promotionType}`;
  return ((await test.call('GET', path, { token })).json as { data: Window }).data;
}

const claim = (spinId: string | undefined) =>
  test.call('POST', `${GIVEAWAY}/ClaimSpinReward`, { token, body: { spinId } });

describe('a spin', () => {
  it('is one in each window: what it brings is told and given when it is claimed, once', async () => {
    const first = await windowOf('giramania');
    expect(first).toMatchObject({ isOpen: true, spin: { state: 'ReadyToClaim', reward: null } });
    expect((await windowOf('giramania')).spin).toEqual(first.spin);
    const { json } = await claim(first.spin?.spinId);
    const { data } = json as { data: { reward: { type: string } } };
    expect(await claim(first.spin?.spinId)).toMatchObject({
      status: 409,
      json: { error: 'GIVEAWAY_ALREADY_CLAIMED' },
    });
    test.pass(2000);
    expect((await windowOf('giramania')).spin).toEqual({
      spinId: first.spin?.spinId,
      state: 'Claimed',
      reward: data.reward,
    });

    test.pass(24 * HOUR);
    ({ token } = await test.login());
    expect((await windowOf('giramania')).spin?.spinId).not.toBe(first.spin?.spinId);
  });

  it('is drawn anew for each day and bettor', async () => {
    const kinds = new Set<string>();
    for (let day = 0; day < 20; day += 1) {
      const { spin } = await windowOf('giramania');
      const { json } = await claim(spin?.spinId);
      kinds.add((json as { data: { reward: { type: string } } }).data.reward.type);
      test.pass(24 * HOUR);
      ({ token } = await test.login());
    }
    expect(kinds.size).toBeGreaterThan(1);
  });

  it('expires with its window', async () => {
    test.pass(12 * HOUR);
    ({ token } = await test.login());
    // Midnight of São Paulo: the windows of the evening have closed.
    const asked = await windowOf('fortunaBrasileira');
    expect(asked).toMatchObject({ isOpen: false, spin: null });
    test.pass(18 * HOUR);
    ({ token } = await test.login());
    const { spin, closesAt } = await windowOf('fortunaBrasileira');
    expect(spin?.state).toBe('ReadyToClaim');
    test.pass(Date.parse(closesAt) - test.now());
    ({ token } = await test.login());
    expect((await claim(spin?.spinId)).json).toMatchObject({ error: 'GIVEAWAY_EXPIRED' });
  });

  it('is being claimed until its free spins are credited', async () => {
    const body = { email: DEMO.username, reward: 'freeSpins', value: 10 };
    await test.call('POST', '/sandbox/promotions/spins', { body });
    const { spin } = await windowOf('giramania');
    const answer = await claim(spin?.spinId);
    expect(answer.json).toMatchObject({
      data: { state: 'BeingClaimed', reward: { type: 'freeSpins', spins: 10 } },
    });
    expect((await windowOf('giramania')).spin?.state).toBe('BeingClaimed');
  });

  it('is nobody else’s, and no other giveaway', async () => {
    const { spin } = await windowOf('giramania');
    ({ token } = await test.login('outra@vitrine.example'));
    expect((await claim(spin?.spinId)).status).toBe(404);
    const body = { email: 'outra@vitrine.example', stake: 5, isOffered: true };
    await test.call('POST', '/sandbox/promotions/free-bet', { body });
    const { json } = await test.call('GET', `${GIVEAWAY}/PendingFreebet`, { token });
    const { giveawayId } = (json as { data: { giveawayId: string } }).data;
    expect((await claim(giveawayId)).status).toBe(404);
  });
});

describe('the window for guests', () => {
  it('tells when it is open, in hours of the country', async () => {
    const path = `${GIVEAWAY}/GetSpinWindowPublic?promotionType=mysticBox`;
    const { json } = await test.call('GET', path);
    // 12:00 in São Paulo, as 15:00 UTC is.
    expect(json).toEqual({
      data: {
        promotionType: 'mysticBox',
        isOpen: true,
        opensAt: '2025-03-08T15:00:00.000Z',
        closesAt: '2025-03-08T17:00:00.000Z',
      },
    });
    test.pass(2 * HOUR);
    expect((await test.call('GET', path)).json).toMatchObject({ data: { isOpen: false } });
  });

  it('is refused for a promotion without one', async () => {
    const path = `${GIVEAWAY}/GetSpinWindowPublic?promotionType=cashback`;
    expect((await test.call('GET', path)).status).toBe(400);
  });
});
