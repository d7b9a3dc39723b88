import type { SportEvent } from '@vitrine/betting/sportsbook/event';
import { readEvent } from '@vitrine/upstream/sportsbook/event-reads';
import { readLiveMatches, readPrematch } from '@vitrine/upstream/sportsbook/front-back';
import {
  forgetProvider,
  readProviderSwitch,
  replaceProvider,
} from '@vitrine/upstream/sportsbook/provider-switch';
import type { CallSettings, UpstreamClient } from '@vitrine/upstream/base/client';
import { beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../storage/database.ts';
import { clientOf, sessionOf } from '../test/client.ts';
import { openTestPlatform, type TestPlatform } from '../test/platform.ts';
import type { Fixture } from '../world/competitions/fixtures.ts';
import { createProviderChoice } from './provider-choice.ts';

let test: TestPlatform;
let client: UpstreamClient;
let admin: CallSettings;
beforeEach(async () => {
  test = await openTestPlatform();
  client = clientOf(test);
  admin = { session: sessionOf(await test.login('admin@vitrine.example')) };
});

async function shown(): Promise<readonly SportEvent[]> {
  return [
    ...(await readLiveMatches(client, test)),
    ...(await readPrematch(client, 'sr:sport:1', test)),
  ];
}

/** A live match that both providers offer, as provider one has it, and the other's id. */
async function offeredByBoth(): Promise<{ readonly id: string; readonly other: string }> {
  const entries = await readProviderSwitch(client);
  const event = (await shown()).find(
    ({ id, status }) => status === 'live' && entries.get(id.replace('sr:', 'bg:'))?.replacedBy,
  );
  if (!event) throw new Error('No live match of both providers');
  return { id: event.id, other: event.id.replace('sr:', 'bg:') };
}

describe('the provider switch', () => {
  it('CAT-28 names every event of provider two: shown where it alone has it', async () => {
    const entries = await readProviderSwitch(client);
    const events = await shown();
    for (const { id, provider } of events) {
      if (provider === 'two') expect(entries.get(id)).toEqual({ isShown: true, replacedBy: null });
    }
    expect(events.some(({ provider }) => provider === 'two')).toBe(true);
    const { id, other } = await offeredByBoth();
    expect(entries.get(other)).toEqual({ isShown: false, replacedBy: id });
    expect(entries.get(id)).toEqual({ isShown: true, replacedBy: null });
  });

  it('CAT-28 puts one provider’s event in the place of the other’s, and gives it back', async () => {
    const { id, other } = await offeredByBoth();
    const idsShown = async () => (await shown()).map((event) => event.id);
    await replaceProvider(client, { eventId: other }, admin);
    const entries = await readProviderSwitch(client);
    expect(entries.get(id)).toEqual({ isShown: false, replacedBy: other });
    expect(entries.get(other)).toEqual({ isShown: true, replacedBy: null });
    expect(await idsShown()).toContain(other);
    expect(await idsShown()).not.toContain(id);
    // The provider's own reads still know it: a page that was open can say where it went.
    expect(await readEvent(client, id, test)).not.toBeNull();

    await replaceProvider(client, { eventId: other, isShown: false }, admin);
    expect(await idsShown()).toContain(id);
    await replaceProvider(client, { eventId: other }, admin);
    await forgetProvider(client, other, admin);
    expect(await idsShown()).toContain(id);
    expect(await idsShown()).not.toContain(other);
  });

  it('CAT-28 takes an event off that nobody else offers', async () => {
    const tennis = (await shown()).find(({ sportId }) => sportId === 'sr:sport:5');
    const eventId = tennis?.id ?? '';
    await replaceProvider(client, { eventId, isShown: false }, admin);
    expect((await readProviderSwitch(client)).get(eventId)).toEqual({
      isShown: false,
      replacedBy: null,
    });
    expect((await shown()).map(({ id }) => id)).not.toContain(eventId);
    await forgetProvider(client, eventId, admin);
    expect((await shown()).map(({ id }) => id)).toContain(eventId);
  });

  it('CAT-28 is changed by administrators only, and for events that exist', async () => {
    const bettor = { session: sessionOf(await test.login()) };
    const { other: eventId } = await offeredByBoth();
    const refused = { status: 403, code: 'FORBIDDEN' };
    await expect(replaceProvider(client, { eventId }, bettor)).rejects.toMatchObject(refused);
    await expect(forgetProvider(client, eventId, bettor)).rejects.toMatchObject(refused);
    await expect(replaceProvider(client, { eventId: 'bg:match:404' }, admin)).rejects.toMatchObject(
      { status: 404, code: 'MATCH_WAS_NOT_FOUND' },
    );
    await forgetProvider(client, 'bg:match:404', admin);
  });

  it('is set by a tester, neither event shown included', async () => {
    const { id: eventId, other } = await offeredByBoth();
    const order = async (body: unknown) =>
      (await test.call('POST', '/sandbox/catalogue/switch', { body })).status;
    expect(await order({ eventId, show: false })).toBe(204);
    const entries = await readProviderSwitch(client);
    for (const id of [eventId, other]) {
      expect(entries.get(id)).toEqual({ isShown: false, replacedBy: null });
    }
    expect(await order({ eventId, show: false, replace: other })).toBe(204);
    expect((await shown()).map(({ id }) => id)).toContain(other);
    expect(await order({ eventId, show: false, replace: 'bg:match:404' })).toBe(400);
    expect(await order({ eventId, show: true, replace: other })).toBe(400);
    expect(await order({ eventId: 'sr:match:404', show: true })).toBe(400);
    const { json } = await test.call('GET', '/sandbox/catalogue');
    expect(json).toMatchObject({ offeredByBoth: expect.arrayContaining([[eventId, other]]) });
  });
});

const FIRST = { id: 'sr:match:1', provider: 'one', counterpartId: 'bg:match:1' } as Fixture;

it('what the operator chose outlives the process', () => {
  const database = openDatabase(':memory:');
  createProviderChoice(database).choose(FIRST, 'two');
  const reopened = createProviderChoice(database);
  expect(reopened.of(FIRST)).toBe('two');
  reopened.forget('bg:match:1');
  expect(createProviderChoice(database).of(FIRST)).toBe('one');
});
