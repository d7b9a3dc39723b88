import { z } from 'zod';
import { PLAY_REFUSALS } from '../account/account-refusals.ts';
import { endpoint } from '../../base/endpoint.ts';

/** Asks for the free rounds of a bettor who begins to play. Source: 1§7. */
export const rounds = endpoint({
  name: 'casinoSession.rounds',
  host: 'main',
  method: 'POST',
  path: '/api/Giveaway/Rounds',
  auth: 'bearer',
  body: z.object({ userid: z.string() }),
  answer: z.object({
    data: z.object({ rounds: z.number().int().min(0) }),
  }),
  refusals: { ...PLAY_REFUSALS, 400: ['USER_DIFFERS'] },
  source: '1§7',
  assumed: ['answer: how many free rounds there are to play', 'a game session begins'],
});

/** Ends the session of the game a bettor leaves. Source: 3§7. */
export const closeGameSession = endpoint({
  name: 'casinoSession.close',
  host: 'main',
  method: 'POST',
  path: 'api/Giveaway/CloseGameSession',
  auth: 'bearer',
  source: '3§7',
  assumed: ['the main host, as the other giveaway calls', 'no body: the bettor has one session'],
});
