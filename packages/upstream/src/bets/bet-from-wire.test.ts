import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { wireBet } from '../contract/bets/bets.ts';
import { betFromWire, unnamedIn } from './bet-from-wire.ts';

const LEG = {
  matchId: 'bg:match:1',
  sportId: 'sr:sport:5',
  marketId: 'm',
  outcomeId: 'm/1',
  tournamentId: 't',
  nameDefault: 'ATP Rio',
  scheduleTime: '2026-01-02T20:00:00Z',
  sportSummaryName: 'Tênis',
  homeCompetitorName: 'A',
  awayCompetitorName: 'B',
  homeScore: 2,
  awayScore: 0,
  outcomeValue: -118,
  outcomeValueDecimal: 1.85,
  outcomeState: 1,
  outcomeIsActive: true,
  outcomeName: 'A',
  providerId: 1,
  legStateType: 'Win',
  marketStatus: 'Trading',
  marketName: 'Vencedor',
  eventState: 3,
  producerId: 3,
  marketTypeId: '186',
  outcomeTypeId: '4',
  bookingStatus: 'Booked',
} as const;

const BET = {
  betNumber: '9007199254740993123',
  betStatus: 6,
  betType: 2,
  date: '2026-01-01T12:00:00Z',
  amountOfBets: 10.1,
  amountRefund: 0,
  amountWin: 18.68,
  amountWon: 18.69,
  isFreeBet: false,
  isCashoutBlocked: true,
  odds: -118,
  oddsDecimal: 1.8505,
  possibleWinnings: 18.69,
  userId: 'u',
  matches: [LEG, { ...LEG, matchId: 'sr:match:2', scheduleTime: '2026-01-01T20:00:00Z' }],
};

function bet(changes: object = {}) {
  return betFromWire(wireBet.parse({ ...BET, ...changes }) satisfies z.output<typeof wireBet>);
}

describe('bet', () => {
  it('HIST-02 is read with its number as text, exact money and legs by their start', () => {
    expect(bet()).toMatchObject({
      betNumber: '9007199254740993123',
      stake: 1010,
      refund: 0,
      wonSoFar: 1868,
      payout: 1869,
      potentialReturn: 1869,
      multipleBonus: 0,
      odds: 1851,
      isCashOutBlocked: true,
    });
    expect(bet().legs.map(({ eventId, provider }) => [eventId, provider])).toEqual([
      ['sr:match:2', 'one'],
      ['bg:match:1', 'two'],
    ]);
  });

  it.each([
    [0, 'pending'],
    [1, 'cashedOut'],
    [2, 'canceled'],
    [4, 'open'],
    [6, 'won'],
    [7, 'lost'],
    [8, 'recovered'],
    [9, 'voided'],
  ] as const)('HIST-03 bet status %i is %s', (betStatus, status) => {
    expect(bet({ betStatus }).status).toBe(status);
  });

  it.each([
    [1, 'single'],
    [2, 'multiple'],
    [3, 'custom'],
    [4, 'parlay'],
    [5, 'multipleManyProviders'],
    [6, 'customBetParlay'],
  ] as const)('HIST-03 bet type %i is %s', (betType, type) => {
    expect(bet({ betType }).type).toBe(type);
  });

  it.each([
    ['Lost', 'lost'],
    ['Win', 'won'],
    ['Pending', 'pending'],
    ['Void', 'void'],
    ['Canceled', 'canceled'],
  ] as const)('HIST-03 leg result %s is %s', (legStateType, result) => {
    expect(bet({ matches: [{ ...LEG, legStateType }] }).legs[0]?.result).toBe(result);
  });

  it.each([
    [undefined, 'normal'],
    ['Normal', 'normal'],
    ['EarlyPayout', 'earlyPayout'],
    ['Manual', 'manual'],
  ] as const)('HIST-03 a leg settled as %s is of mode %s', (settlementType, mode) => {
    expect(bet({ matches: [{ ...LEG, settlementType }] }).legs[0]?.mode).toBe(mode);
  });

  it('HIST-02 a leg of a season or a race, which has no sides, is called by the event’s own name', () => {
    const season = {
      ...LEG,
      matchId: 'sr:season:7',
      nameDefault: 'Brasileirão 2026',
      homeCompetitorName: '',
      awayCompetitorName: '',
    };
    const { legs } = betFromWire(wireBet.parse({ ...BET, matches: [LEG, season] }));
    expect(legs.map(({ eventName }) => eventName)).toEqual(['A – B', 'Brasileirão 2026']);
  });

  it('HIST-03 what the specification does not name is unknown, and told for the log', () => {
    const strange = { betStatus: 3, betType: 7, matches: [{ ...LEG, legStateType: 'Draw' }] };
    expect(bet(strange)).toMatchObject({
      status: 'unknown',
      type: 'unknown',
      legs: [{ result: 'unknown' }],
    });
    const said = ['betStatus 3', 'betType 7', 'legStateType Draw'];
    expect(unnamedIn(wireBet.parse({ ...BET, ...strange }))).toEqual(said);
    expect(unnamedIn(wireBet.parse(BET))).toEqual([]);
  });
});
