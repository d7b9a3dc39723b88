import { describe, expect, it } from 'vitest';
import {
  readEndedMatches,
  readHiddenEvents,
  readLiveMatch,
  readLiveMatches,
  readPrematch,
  readVisibility,
} from './front-back.ts';
import { createTestOperator } from '../test/catalogue-operator.ts';
import { aWireMatch } from '../test/wire-match.ts';

const now = () => 5_000;

describe('front-back reads', () => {
  it('CAT-16 ask for one live match by device, past every cache', async () => {
    const { client, calls } = createTestOperator({
      'GET /frontBack/live-matches/sr:match:1': { json: { data: aWireMatch() } },
    });
    const event = { eventId: 'sr:match:1', device: 'mobile' } as const;
    expect(await readLiveMatch(client, event, { now })).toMatchObject({
      id: 'sr:match:1',
      clock: { readAt: 5_000 },
    });
    await readLiveMatch(client, { ...event, device: 'desktop' }, { now: () => 6_000 });
    expect(calls.map(({ call }) => call)).toEqual([
      'GET /frontBack/live-matches/sr:match:1?deviceType=Mobile&t=5000',
      'GET /frontBack/live-matches/sr:match:1?deviceType=Desktop&t=6000',
    ]);
    const other = { ...event, eventId: 'sr:match:2' };
    expect(await readLiveMatch(client, other, { now })).toBeNull();
  });

  it('CAT-33 list what ended, and nothing where the operator has no such list', async () => {
    const path = 'GET /frontBack/live-results';
    const { client, answers } = createTestOperator({
      [path]: { json: { data: [aWireMatch({ status: 3, time: null })] } },
    });
    expect(await readEndedMatches(client, { now })).toMatchObject([{ status: 'ended' }]);
    answers.set(path, { status: 404, json: { error: 'NO_ROUTE' } });
    expect(await readEndedMatches(client, { now })).toBeNull();
    answers.set(path, { text: 'oops' });
    await expect(readEndedMatches(client, { now })).rejects.toThrow();
  });

  it('CAT-16 list what is live, and what is to come of a sport', async () => {
    const { client } = createTestOperator({
      'GET /frontBack/live-matches': { json: { data: [aWireMatch()] } },
      'GET /frontBack/prematch/sr:sport:1': {
        json: { data: [aWireMatch({ status: 0, time: null })] },
      },
    });
    expect((await readLiveMatches(client, { now })).map(({ status }) => status)).toEqual(['live']);
    const upcoming = await readPrematch(client, 'sr:sport:1', { now });
    expect(upcoming.map(({ status }) => status)).toEqual(['notStarted']);
    await expect(readPrematch(client, 'sr:sport:2', { now })).rejects.toMatchObject({
      status: 404,
    });
  });

  it('CAT-16 tell the hidden events of a sport, none when that fails', async () => {
    const path = 'GET /frontBack/prematch/sr:sport:1/hidden';
    const { client, answers } = createTestOperator({
      [path]: { json: { prematchEventsHidden: ['sr:match:1'] } },
    });
    expect(await readHiddenEvents(client, 'sr:sport:1')).toEqual(new Set(['sr:match:1']));
    answers.set(path, { text: 'oops' });
    expect(await readHiddenEvents(client, 'sr:sport:1')).toEqual(new Set());
  });

  it('CAT-16 tell the visibility of an event, live and visible when that fails', async () => {
    const path = 'GET /frontBack/visibility/sr:match:1';
    const { client, answers } = createTestOperator({
      [path]: { json: { timeType: 'Prematch', visibility: 'Hidden' } },
    });
    expect(await readVisibility(client, 'sr:match:1')).toEqual({
      timeType: 'prematch',
      isHidden: true,
    });
    answers.delete(path);
    expect(await readVisibility(client, 'sr:match:1')).toEqual({
      timeType: 'live',
      isHidden: false,
    });
  });

  it('assume nothing for a caller who has given up', async () => {
    const { client } = createTestOperator();
    const signal = AbortSignal.abort(new Error('gone'));
    await expect(readHiddenEvents(client, 'sr:sport:1', { signal })).rejects.toThrow('gone');
    await expect(readVisibility(client, 'sr:match:1', { signal })).rejects.toThrow('gone');
  });
});
