import { expect, it } from 'vitest';
import { createTestSchedule } from '../test/schedule.ts';
import {
  followEnabledMatches,
  readEnabledMatches,
  type EnabledMatches,
} from './enabled-matches.ts';
import { createTestOperator } from '../test/catalogue-operator.ts';

const ENABLED = 'GET /frontBack/live-matches/enabled-events';

function answer(...enabledMatches: readonly string[]) {
  return { json: { data: { enabledMatches, replacements: { 'sr:match:2': 'bg:match:2' } } } };
}

it('FEED-09 tells the enabled matches and what replaces others', async () => {
  const { client } = createTestOperator({ [ENABLED]: answer('sr:match:1') });
  const { enabled, replacements } = await readEnabledMatches(client);
  expect(enabled).toEqual(new Set(['sr:match:1']));
  expect(replacements.get('sr:match:2')).toBe('bg:match:2');
});

it('FEED-09 is polled every 10 s; a failed poll is told and the next one comes', async () => {
  const { client, answers, calls } = createTestOperator({ [ENABLED]: answer('sr:match:1') });
  const time = createTestSchedule();
  const heard: EnabledMatches[] = [];
  const failures: unknown[] = [];
  const stop = followEnabledMatches({
    client,
    schedule: time.schedule,
    onRead: (matches) => heard.push(matches),
    onFailed: (error) => failures.push(error),
  });
  await time.pass(9_999);
  expect(calls.length).toBe(1);
  answers.set(ENABLED, { json: { data: {} } });
  await time.pass(1);
  answers.set(ENABLED, answer('sr:match:3'));
  await time.pass(10_000);
  expect(calls.length).toBe(3);
  expect(failures).toHaveLength(1);
  expect(heard.map(({ enabled }) => [...enabled])).toEqual([['sr:match:1'], ['sr:match:3']]);
  stop();
  await time.pass(60_000);
  expect(calls.length).toBe(3);
});
