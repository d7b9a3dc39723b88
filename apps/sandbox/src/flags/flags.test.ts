import { rm, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FLAG_NAMES } from '@vitrine/upstream/contract/shell/flags';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestPlatform, type TestPlatform } from '../test/platform.ts';
import { MAINTENANCE_NAMES } from './maintenance.ts';

let folder: string;
let test: TestPlatform;

const open = () => openTestPlatform({ SANDBOX_DATA: join(folder, 'sandbox.sqlite') });

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sandbox-'));
  test = await open();
});
afterEach(async () => {
  test.platform.close();
  await rm(folder, { recursive: true });
});

async function restart(): Promise<void> {
  test.platform.close();
  test = await open();
}

async function documentOf(name: string): Promise<unknown> {
  const { json } = await test.call('GET', `/flags/${name}.json`);
  return (json as { value: unknown }).value;
}

const order = async (path: string, body: unknown) =>
  (await test.call('POST', `/sandbox/${path}`, { body })).status;

describe('flags', () => {
  it('FLAG-01 are all on, and limits are numbers, until a tester says otherwise', async () => {
    for (const name of FLAG_NAMES) {
      expect(await documentOf(name)).toEqual(name.startsWith('max-') ? expect.any(Number) : true);
    }
    expect((await test.call('GET', '/flags/show-bingo.json')).status).toBe(400);
  });

  it.each([
    ['arara', 50_000],
    ['cafetal', 20_000_000],
    ['axolote', 100_000],
  ])('WAL-16 limit a deposit of %s by a sum of its currency', async (brand, highest) => {
    const other = await openTestPlatform({ BRAND: brand });
    const { json } = await other.call('GET', '/flags/max-deposit-limit.json');
    expect(json).toEqual({ value: highest });
    other.platform.close();
  });

  it('FLAG-01 take a switch, a number or an object, and keep it over a restart', async () => {
    const values = { 'show-casino': false, 'max-deposit-limit': 250, 'freebet-promo': { from: 5 } };
    for (const [name, value] of Object.entries(values)) {
      expect(await order('flags', { name, value })).toBe(204);
    }
    await restart();
    for (const [name, value] of Object.entries(values)) {
      expect(await documentOf(name)).toEqual(value);
    }
    expect(await order('flags', { name: 'show-casino', value: 'yes' })).toBe(400);
  });
});

describe('maintenance', () => {
  it('FLAG-04 has a switch for everything, each closed by itself and over a restart', async () => {
    const everything = async () => ({
      ...((await documentOf('maintenance')) as object),
      ...((await documentOf('support-maintenance')) as object),
      ...((await documentOf('payment-maintenance')) as object),
      giveaway: await documentOf('giveaway-maintenance'),
      registration: await documentOf('register-maintenance'),
    });
    const open = Object.fromEntries(MAINTENANCE_NAMES.map((name) => [name, false]));
    expect(MAINTENANCE_NAMES).toHaveLength(18);
    expect(await everything()).toEqual(open);
    for (const name of ['casino', 'pix', 'freeChat', 'registration']) {
      await order('maintenance', { name, value: true });
    }
    await order('maintenance', { name: 'casino', value: false });
    await restart();
    expect(await everything()).toEqual({ ...open, pix: true, freeChat: true, registration: true });
    expect(await order('maintenance', { name: 'boleto', value: true })).toBe(400);
  });
});

describe('the announcement', () => {
  const read = async () =>
    (await test.call('GET', '/main/api/MaintenanceMessage/GetActiveMessage')).json;

  it('FLAG-09 is inactive until a tester announces something, also over a restart', async () => {
    expect(await read()).toEqual({ isActive: false, title: '', description: '' });
    const announcement = { isActive: true, title: 'Hoje', description: 'Manutenção às 3h' };
    expect(await order('announcement', announcement)).toBe(204);
    await restart();
    expect(await read()).toEqual(announcement);
    expect(await order('announcement', { title: 'Hoje' })).toBe(400);
    await order('announcement', { isActive: false });
    expect(await read()).toMatchObject({ isActive: false });
  });
});
