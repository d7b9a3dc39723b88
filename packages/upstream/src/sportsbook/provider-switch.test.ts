import { expect, it } from 'vitest';
import { UpstreamShapeError, UpstreamStatusError } from '../base/errors.ts';
import { SESSION as session } from '../test/answers.ts';
import { createTestSchedule } from '../test/schedule.ts';
import {
  followProviderSwitch,
  forgetProvider,
  ProviderSwitchInvalidJson,
  readProviderSwitch,
  replaceProvider,
} from './provider-switch.ts';
import { createTestOperator } from '../test/catalogue-operator.ts';

const MAP = 'GET /providerSwitch/api/providerswitch';
const ENTRIES = {
  'sr:match:1': { show: false, replace: 'bg:match:1' },
  'bg:match:1': { show: true },
};

it('CAT-28 reads what each event is shown as, and what stands in its place', async () => {
  const { client } = createTestOperator({ [MAP]: { json: ENTRIES } });
  expect(await readProviderSwitch(client)).toEqual(
    new Map([
      ['sr:match:1', { isShown: false, replacedBy: 'bg:match:1' }],
      ['bg:match:1', { isShown: true, replacedBy: null }],
    ]),
  );
});

it.each([
  ['a string', JSON.stringify(JSON.stringify(ENTRIES))],
  ['text that is no JSON', '{"sr:match:1": {"show": tr'],
  ['a page', '<html>down</html>'],
])('CAT-28 rejects %s as invalid JSON', async (_, text) => {
  const { client } = createTestOperator({ [MAP]: { text } });
  const failure = await readProviderSwitch(client).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ProviderSwitchInvalidJson);
  expect((failure as Error).message).toContain('providerSwitch.map answered invalid JSON');
});

it('CAT-28 names a wrong entry, and an outage, as what they are', async () => {
  const { client, answers } = createTestOperator({ [MAP]: { json: { 'sr:match:1': {} } } });
  const wrong = await readProviderSwitch(client).catch((error: unknown) => error);
  expect(wrong).toBeInstanceOf(UpstreamShapeError);
  expect(wrong).not.toBeInstanceOf(ProviderSwitchInvalidJson);
  answers.delete(MAP);
  await expect(readProviderSwitch(client)).rejects.toThrow(UpstreamStatusError);
});

it('CAT-28 is polled every 60000 ms and keeps the last good map when a poll fails', async () => {
  const { client, answers, calls } = createTestOperator({ [MAP]: { json: ENTRIES } });
  const time = createTestSchedule();
  const failures: unknown[] = [];
  const followed = followProviderSwitch({
    client,
    schedule: time.schedule,
    onFailed: (error) => failures.push(error),
  });
  expect(followed.entries().size).toBe(0);
  await time.pass(59_999);
  expect(followed.entries().size).toBe(2);
  expect(calls.length).toBe(1);

  answers.set(MAP, { text: '"broken"' });
  await time.pass(1);
  expect(calls.length).toBe(2);
  expect(failures).toEqual([expect.any(ProviderSwitchInvalidJson)]);
  expect(followed.entries().size).toBe(2);

  answers.set(MAP, { json: {} });
  await time.pass(60_000);
  expect(followed.entries().size).toBe(0);
  followed.stop();
  await time.pass(120_000);
  expect(calls.length).toBe(3);
});

it('CAT-28 replaces and deletes in the session of an administrator', async () => {
  const REPLACE = 'POST /providerSwitch/api/providerswitch/replace';
  const { client, calls, answers } = createTestOperator({
    [REPLACE]: { status: 204 },
    'DELETE /providerSwitch/api/providerswitch/delete/bg:match:1': { status: 204 },
  });
  await replaceProvider(client, { eventId: 'bg:match:1' }, { session });
  await replaceProvider(client, { eventId: 'bg:match:1', isShown: false }, { session });
  await forgetProvider(client, 'bg:match:1', { session });
  expect(calls).toEqual([
    { call: REPLACE, body: { EventId: 'bg:match:1' } },
    { call: REPLACE, body: { EventId: 'bg:match:1', Show: false } },
    { call: 'DELETE /providerSwitch/api/providerswitch/delete/bg:match:1', body: undefined },
  ]);
  answers.set(REPLACE, { status: 403, json: { error: 'FORBIDDEN', message: 'Admins only' } });
  const order = replaceProvider(client, { eventId: 'bg:match:1' }, { session });
  await expect(order).rejects.toMatchObject({ status: 403, code: 'FORBIDDEN' });
});
