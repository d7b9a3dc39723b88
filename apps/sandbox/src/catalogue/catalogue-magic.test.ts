import { beforeAll, expect, it } from 'vitest';
import { openTestPlatform, type TestPlatform } from '../test/platform.ts';
import { CATALOGUE_MAGIC } from './catalogue-magic.ts';

let test: TestPlatform;
beforeAll(async () => {
  test = await openTestPlatform();
});

it.each(CATALOGUE_MAGIC.map(({ value }) => [value]))('%s is known to nobody', async (eventId) => {
  const isFirst = eventId.startsWith('sr:');
  const folder = `/sportsbook/api/EventFixture/${isFirst ? 'v1' : 'v2'}`;
  const label = isFirst
    ? `/labels/outcome/es/${eventId}/1/-/1`
    : `/labels/bg/outcome/es/${encodeURIComponent(`${eventId}/1//1`)}/-`;
  const answers = await Promise.all(
    [
      `${folder}/GetFixtureDetail/${eventId}`,
      `${folder}/markets/${eventId}`,
      `/front-back/visibility/${eventId}`,
      label,
    ].map((path) => test.call('GET', path)),
  );
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect(answers.map(({ json }) => (json as { error: string }).error)).toEqual([
    'MATCH_WAS_NOT_FOUND',
    'MATCH_WAS_NOT_FOUND',
    'MATCH_WAS_NOT_FOUND',
    'LABEL_WAS_NOT_FOUND',
  ]);
  const { token } = await test.login('admin@vitrine.example');
  const body = { EventId: eventId };
  const path = '/provider-switch/api/providerswitch/replace';
  expect((await test.call('POST', path, { token, body })).status).toBe(404);
});
