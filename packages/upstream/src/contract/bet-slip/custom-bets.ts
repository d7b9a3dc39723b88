import { CUSTOM_BET_SELECTIONS } from '@vitrine/betting/bet-slip/custom-bets/custom-bet';
import { z } from 'zod';
import { wireMarket } from '../sportsbook/catalogue.ts';
import { endpoint } from '../../base/endpoint.ts';
import { rows } from '../../base/wire-rows.ts';

/** An outcome of a custom bet, by the ids a placement names it with. Source: 3§7. */
export const marketPunterSelection = z.object({
  /** The outcome's type id, not its own id. */
  outcomeId: z.string(),
  /** The market's own id, unique over events. */
  marketId: z.string(),
  specifiers: z.string(),
});

const selections = (least: number) =>
  z.object({
    urnEvent: z.string(),
    marketPunterSelections: z
      .array(marketPunterSelection)
      .min(least)
      .max(CUSTOM_BET_SELECTIONS.most),
  });

const NOT_FOUND = ['MATCH_WAS_NOT_FOUND', 'CUSTOM_BET_WAS_NOT_FOUND'];
const NOT_OFFERED = ['EVENT_MATCH_NOT_ACTIVED', 'EVENT_MARKET_NOT_ACTIVED', 'MARKET_WAS_NOT_FOUND'];

/** The markets of an event that custom bets are made of; 404 where there are none. Source: 3§7. */
export const availableSelections = endpoint({
  name: 'customBet.availableSelections',
  host: 'betting',
  method: 'GET',
  path: '/api/CustomBet/AvailableSelections/{eventId}',
  auth: 'optional',
  params: z.object({ eventId: z.string() }),
  answer: z.object({ data: z.object({ markets: rows(wireMarket) }) }),
  refusals: { 404: NOT_FOUND },
  source: '3§7',
  assumed: ['a market as the catalogue has it', 'a guest may ask'],
});

/** The price of several outcomes of one event winning together. Source: 3§7. */
export const calculateOdds = endpoint({
  name: 'customBet.calculateOdds',
  host: 'betting',
  method: 'POST',
  path: '/api/CustomBet/CalculateOdds',
  auth: 'optional',
  onlyAsks: true,
  body: selections(CUSTOM_BET_SELECTIONS.least),
  answer: z.object({ data: z.object({ odds: z.number() }) }),
  refusals: { 400: [...NOT_OFFERED, 'SELECTIONS_NOT_COMPATIBLE'], 404: NOT_FOUND },
  source: '3§7',
  assumed: ['a guest may ask', 'SELECTIONS_NOT_COMPATIBLE for outcomes that make no bet together'],
});

/** Which further outcomes go together with those chosen. Source: 3§7. */
export const calculateFilter = endpoint({
  name: 'customBet.calculateFilter',
  host: 'betting',
  method: 'POST',
  path: '/api/CustomBet/CalculateFilter',
  auth: 'optional',
  onlyAsks: true,
  body: selections(1),
  answer: z.object({ data: z.object({ marketPunterSelections: z.array(marketPunterSelection) }) }),
  refusals: { 400: [...NOT_OFFERED, 'SELECTIONS_NOT_COMPATIBLE'], 404: NOT_FOUND },
  source: '3§7',
  assumed: ['body as that of CalculateOdds', 'answer: the outcomes that may be added'],
});
