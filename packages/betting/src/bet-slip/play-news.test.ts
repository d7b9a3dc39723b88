import { describe, expect, it } from 'vitest';
import { anEvent, aSelection, aStage, KICK_OFF } from '../test/fixtures.ts';
import { emptyBetSlip, reduceBetSlip } from './bet-slip.ts';
import type { Selection } from './bet-slip-types.ts';
import { isOutOfPlay, nextScheduledStart, playNews, scheduleNews } from './play-news.ts';

const UNSEEN = { id: 'bg:match:2', provider: 'two', bookingStatus: 'notBooked' } as const;
const unseen = anEvent({ ...UNSEEN, status: 'notStarted', clock: null });
const { id: eventId, ...booking } = UNSEEN;
const onUnseen = aSelection(2, { eventId, ...booking });
const inPlay = aSelection(1, { eventStatus: 'live' });
const uncovered = anEvent({ bookingStatus: 'notBooked' });

function slipOf(...selections: readonly Selection[]) {
  return selections.reduce(
    (slip, selection) =>
      reduceBetSlip(slip, { kind: 'selectionAdded', selection, isEventShown: true, at: 0 }),
    emptyBetSlip('i1'),
  );
}

describe('a match that begins by its schedule', () => {
  it('SLIP-14 is an unbooked one of provider two, at its scheduled time', () => {
    const started = [{ kind: 'eventStarted', eventId }];
    expect(playNews(onUnseen, unseen, KICK_OFF - 1)).toBeNull();
    expect(playNews(onUnseen, unseen, KICK_OFF)).toEqual(started);
    expect(scheduleNews(onUnseen, KICK_OFF)).toEqual(started);
    const booked = { bookingStatus: 'booked' } as const;
    expect(playNews({ ...onUnseen, ...booked }, { ...unseen, ...booked }, KICK_OFF)).toBeNull();
    expect(playNews(aSelection(1), anEvent({ status: 'notStarted' }), KICK_OFF)).toBeNull();
    expect(scheduleNews(aSelection(1), KICK_OFF)).toBeNull();
  });

  it('SLIP-14 begins by the schedule of now, and by its own while nobody tells another', () => {
    const postponed = { ...unseen, scheduledAt: KICK_OFF + 1 };
    expect(playNews(onUnseen, postponed, KICK_OFF)).toBeNull();
    expect(playNews(onUnseen, null, KICK_OFF)).toHaveLength(1);
  });

  it('SLIP-14 says when the next one is due', () => {
    const later = { ...onUnseen, outcomeId: 'o3', scheduledAt: KICK_OFF + 1 };
    const slip = slipOf(aSelection(1), later, onUnseen);
    expect(nextScheduledStart(slip, KICK_OFF - 1)).toBe(KICK_OFF);
    expect(nextScheduledStart(slip, KICK_OFF)).toBe(KICK_OFF + 1);
    expect(nextScheduledStart(slip, KICK_OFF + 1)).toBe(Infinity);
    expect(nextScheduledStart({ ...slip, step: 'waiting' }, 0)).toBe(Infinity);
  });
});

describe('a match in play', () => {
  it.each([
    ['loses its coverage', uncovered, 'coverageLost'],
    ['ends', anEvent({ status: 'ended' }), 'eventLeftLive'],
    ['is gone', null, 'eventLeftLive'],
  ] as const)('SLIP-14 takes its selection off sale when it %s', (_, event, kind) => {
    expect(playNews(inPlay, event, KICK_OFF)).toEqual([{ kind, eventId: inPlay.eventId }]);
    const closed = { ...inPlay, marketStatus: 'inactive' } as const;
    expect(playNews(closed, event, KICK_OFF)).toEqual([]);
  });

  it('is no such news while it goes on, nor is another event without coverage', () => {
    expect(playNews(inPlay, anEvent(), KICK_OFF)).toBeNull();
    expect(playNews(inPlay, anEvent({ status: 'interrupted' }), KICK_OFF)).toBeNull();
    const stage = aStage({ status: 'live', bookingStatus: 'notBooked' });
    const onStage = aSelection(1, { eventId: stage.id, eventStatus: 'live' });
    expect(playNews(onStage, stage, KICK_OFF)).toBeNull();
  });

  it('SLIP-05 takes no new selection without coverage, nor after a start that nobody saw', () => {
    expect(isOutOfPlay(uncovered, KICK_OFF)).toBe(true);
    expect(isOutOfPlay(unseen, KICK_OFF)).toBe(true);
    expect(isOutOfPlay(unseen, KICK_OFF - 1)).toBe(false);
    expect(isOutOfPlay(anEvent(), KICK_OFF)).toBe(false);
  });
});
