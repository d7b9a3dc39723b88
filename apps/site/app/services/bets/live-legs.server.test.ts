import { anEvent } from '@vitrine/betting/test/fixtures';
import type { Bet } from '@vitrine/upstream/bets/bet';
import { describe, expect, it } from 'vitest';
import { openTestSite } from '../../../test/site.ts';
import { liveLegs } from './live-legs.server.ts';

type GivenLeg = Pick<Bet['legs'][number], 'eventId' | 'result'>;

function bet(status: Bet['status'], ...legs: readonly GivenLeg[]): Bet {
  // Only what is read of a bet.
  return { status, legs } as unknown as Bet;
}

function openSite() {
  const site = openTestSite();
  const side = (score: number) => ({ name: 'Arara', score });
  const live = (id: string) =>
    anEvent({ id, status: 'live', statusText: '2º tempo', home: side(2), away: side(1) });
  site.catalogue.held = [
    live('sr:match:1'),
    live('sr:match:2'),
    anEvent({ id: 'sr:match:3', status: 'notStarted' }),
  ];
  return site.context();
}

describe('the live matches of open legs', () => {
  it('gives score and period of a leg that is played, and no clock where there is none', () => {
    const { live, liveTopics } = liveLegs(
      [
        bet(
          'open',
          { eventId: 'sr:match:1', result: 'pending' },
          { eventId: 'sr:match:3', result: 'pending' },
        ),
      ],
      openSite(),
    );
    expect(Object.keys(live)).toEqual(['sr:match:1']);
    expect(live['sr:match:1']).toMatchObject({
      statusText: '2º tempo',
      score: { home: 2, away: 1 },
    });
    expect(liveTopics).toBe('home');
  });

  it('follows nothing for decided legs and closed bets', () => {
    const bets = [
      bet('open', { eventId: 'sr:match:1', result: 'won' }),
      bet('cashedOut', { eventId: 'sr:match:2', result: 'pending' }),
    ];
    expect(liveLegs(bets, openSite())).toEqual({ live: {}, liveTopics: '' });
  });
});
