import { KICK_OFF } from '@vitrine/betting/test/fixtures';
import { textsOf } from '@vitrine/messages/texts';
import type { BetLeg } from '@vitrine/upstream/bets/bet';
import { expect, it } from 'vitest';
import { legResultText } from './bet-words.tsx';

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
