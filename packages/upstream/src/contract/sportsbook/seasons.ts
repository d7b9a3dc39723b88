import { z } from 'zod';
import { wireMarket, wireOutcome } from './catalogue.ts';
import { endpoint } from '../../base/endpoint.ts';
import { instant } from '../../base/wire-fields.ts';
import { rows } from '../../base/wire-rows.ts';

/** A season of a tournament, which is bet on as a whole. Source: 2§3. */
export const wireSeason = z.object({
  id: z.string(),
  countryCode: z.string(),
  tournamentId: z.string(),
  sportId: z.string(),
  categoryId: z.string(),
  tournamentName: z.string(),
  longTermEventLiveCoverage: z.boolean(),
  name: z.string(),
  scheduleTime: instant,
  scheduleEndTime: instant,
  countMarkets: z.number().int(),
});

const FOLDER = '/api/EventSeason/v1';

function seasonEndpoint<Answer extends z.ZodType>(
  name: string,
  call: `${string}/{id}`,
  answer: Answer,
  refusal: string,
  assumed: readonly string[],
) {
  return endpoint({
    name: `eventSeason.${name}`,
    host: 'sportsbook',
    method: 'GET',
    path: `${FOLDER}/${call}` as const,
    auth: 'optional',
    params: z.object({ id: z.string() }),
    answer: z.object({ data: answer }),
    refusals: { 404: [refusal] },
    source: '2§7',
    assumed,
  });
}

/** Reads of seasons. Source: 2§7. */
export const eventSeason = {
  season: seasonEndpoint('season', 'GetSeason/{id}', wireSeason, 'SEASON_WAS_NOT_FOUND', [
    '`id` is a season, or a tournament whose present season is meant',
    '`countryCode` has three letters; `longTermEventLiveCoverage` is a boolean: bets while it is played',
  ]),
  marketsBySeason: seasonEndpoint(
    'marketsBySeason',
    'GetMarketsBySeason/{id}',
    rows(wireMarket),
    'SEASON_WAS_NOT_FOUND',
    ['answer: every market with its outcomes'],
  ),
  outcomesByMarket: seasonEndpoint(
    'outcomesByMarket',
    'GetOutcomesByMarket/{id}',
    z.array(wireOutcome),
    'MARKET_WAS_NOT_FOUND',
    ['`id` is the id of a market of a season'],
  ),
};
