import { z } from 'zod';
import { endpoint } from '../../base/endpoint.ts';

const wirePick = z.object({ eventId: z.string(), outcomeId: z.string() });

/** What the platform's bettors place most: single outcomes, and multiples put together of them. */
export const popularBets = endpoint({
  name: 'frontBack.popularBets',
  host: 'frontBack',
  method: 'GET',
  path: '/popular-bets',
  auth: 'none',
  answer: z.object({
    data: z.object({
      /** The most placed first. */
      outcomes: z.array(wirePick.extend({ bets: z.number().int().min(0) })),
      multiples: z.array(
        z.object({
          id: z.string(),
          bets: z.number().int().min(0),
          selections: z.array(wirePick).min(2),
        }),
      ),
    }),
  }),
  source: '2§7',
  assumed: [
    'the path is not shown',
    'the whole call: what is placed most of the last day, and multiples of it whose events differ',
  ],
});
