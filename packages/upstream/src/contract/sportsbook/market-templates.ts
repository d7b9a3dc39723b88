import { z } from 'zod';
import { endpoint } from '../../base/endpoint.ts';
import { rows } from '../../base/wire-rows.ts';

/** One group of markets on an event's page. Source: 2§3. */
export const wireMarketGroup = z.object({
  order: z.number().int(),
  typeGroup: z.enum(['Normal', 'Main', 'CustomBet']),
  nameMarketGrouping: z.string(),
  templateMarketToSportMarkets: z.array(
    z.object({
      /** A market's type id, which all events share. */
      marketId: z.string(),
    }),
  ),
});

/** The groups of a sport's markets, in the operator's order. `id` is a sport id. */
export const templateMarkets = endpoint({
  name: 'sportMarket.templates',
  host: 'sportsbook',
  method: 'GET',
  path: '/api/SportMarket/v1/GetTemplateMarkets/{id}',
  auth: 'none',
  params: z.object({ id: z.string() }),
  query: z.object({
    /** 0 for provider one, 1 for provider two (3§9). */
    providerId: z.number().int(),
    eventType: z.enum(['match', 'stage', 'season']),
  }),
  answer: z.object({ data: rows(wireMarketGroup) }),
  source: '2§7',
  assumed: [
    '`id` is a sport id',
    'the words of `eventType`',
    'the list under `data`; none for a sport without groups',
    '`marketId` is a type id',
  ],
});
