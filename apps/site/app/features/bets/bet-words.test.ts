import { minorUnits } from '@vitrine/betting/base/money';
import { KICK_OFF } from '@vitrine/betting/test/fixtures';
import { brandFacts } from '@vitrine/brand-themes/brands';
import { textsOf } from '@vitrine/messages/texts';
import type { Bet, BetLeg } from '@vitrine/upstream/bets/bet';
import { expect, it } from 'vitest';
import { brandFormat } from '../../format/brand-format.ts';
import { betCard, legResultText } from './bet-words.tsx';

const texts = textsOf('pt-BR', 'bet-history');
const live = { m1: { eventId: 'm1', statusText: '1º tempo', clock: null, score: null } };

it.each([
  ['of a match to come has not begun', 'pending', KICK_OFF - 1, {}, 'Não começou'],
  ['of a match that should have begun is under way', 'pending', KICK_OFF, {}, 'Em andamento'],
  ['of a match that began early is under way', 'pending', KICK_OFF - 1, live, 'Em andamento'],
  ['that is decided says how', 'canceled', KICK_OFF - 1, {}, 'Cancelada'],
] as const)('a leg %s', (_, result, now, matches, text) => {
  // Only what is read of a leg.
  const leg = { eventId: 'm1', scheduledAt: KICK_OFF, result } as BetLeg;
  expect(legResultText(leg, texts, now, matches)).toBe(text);
});

it.each([
  ['arara', 'Situação desconhecida', 'Aposta', 'Resultado não informado'],
  ['vicuna', 'Estado desconocido', 'Apuesta', 'Resultado no informado'],
])('HIST-03 what is unknown of a bet is said so on its card: in %s', (code, status, title, leg) => {
  const brand = brandFacts(code);
  const competitor = { name: 'Flamengo', score: null };
  const bet = {
    status: 'unknown',
    type: 'unknown',
    legs: [{ home: competitor, away: competitor, result: 'unknown', odds: null }],
    payout: minorUnits(500),
    refund: minorUnits(0),
  } as unknown as Bet;
  const card = betCard(bet, textsOf(brand.locale, 'bet-history'), brandFormat(brand), KICK_OFF);
  expect(card).toMatchObject({ status: 'unknown', statusText: status, title });
  expect(card.legs[0]?.resultText).toBe(leg);
  expect(card.outcome.text).toMatch(/5[,.]00/);
});
