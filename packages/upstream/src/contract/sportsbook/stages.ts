import { z } from 'zod';
import { wireBookingStatus, wireMarket } from './catalogue.ts';
import { endpoint } from '../../base/endpoint.ts';
import { instant, maybe, textOrBlank } from '../../base/wire-fields.ts';
import { rows } from '../../base/wire-rows.ts';

/** A competitor of a stage, and its place. Fields assumed. */
export const wireStageCompetitor = z.object({
  id: z.string(),
  name: z.string(),
  teamName: z.string(),
  /** From 1; null before the stage has begun. */
  position: maybe(z.number().int()),
  isRetired: z.boolean(),
});

/**
 * A stage of a sport without sides: a championship, a race weekend of it, or a session of that. The
 * fields of a match that a stage has too are spelled as there. Source: 2§2, 2§3.
 */
export const wireStage = z.object({
  id: z.string(),
  name: z.string(),
  stageType: z.enum(['Championship', 'GrandPrix', 'Practice', 'Qualifying', 'Race']),
  /** The stage it is part of; null for a championship. */
  parentId: maybe(z.string()),
  countMarkets: z.number().int(),
  matchStatusDescription: textOrBlank,
  /** Event status 0 to 11 (2§4); another number is read as unknown. */
  status: z.number().int(),
  scheduleTime: instant,
  scheduleEndTime: instant,
  producerId: z.number().int(),
  providerId: z.number().int(),
  tournamentId: z.string(),
  tournamentName: textOrBlank,
  categoryName: textOrBlank,
  sportId: z.string(),
  bookingStatus: wireBookingStatus,
  /** Laps of a race and those its leader has completed; null where laps do not count. */
  lap: maybe(z.number().int()),
  laps: maybe(z.number().int()),
  /** The best placed first; in the order of their teams before the stage has begun. */
  competitors: z.array(wireStageCompetitor),
  markets: z.array(wireMarket),
  mainMarket: z.string().nullish(),
  mainMarketType: z.string().nullish(),
});

const FOLDER = '/api/EventStage/v1';
const UNKNOWN_STAGE = { 404: ['STAGE_WAS_NOT_FOUND'] };
const STAGE_FIELDS = 'fields of a stage, of which the specification shows its id alone';

function stageEndpoint<Answer extends z.ZodType>(
  name: string,
  call: `${string}/{id}`,
  answer: Answer,
  assumed: readonly string[],
) {
  return endpoint({
    name: `eventStage.${name}`,
    host: 'sportsbook',
    method: 'GET',
    path: `${FOLDER}/${call}` as const,
    auth: 'optional',
    params: z.object({ id: z.string() }),
    answer: z.object({ data: answer }),
    refusals: UNKNOWN_STAGE,
    source: '2§7',
    assumed,
  });
}

/** Reads of stages. Source: 2§7. */
export const eventStage = {
  liveEvents: endpoint({
    name: 'eventStage.liveEvents',
    host: 'sportsbook',
    method: 'GET',
    path: `${FOLDER}/GetLiveEvents`,
    auth: 'optional',
    answer: z.object({ data: rows(wireStage) }),
    source: '2§7',
    assumed: [STAGE_FIELDS, 'answer: the sessions that are live, with their main market'],
  }),
  principalMarkets: stageEndpoint(
    'principalMarkets',
    'GetPrincipalMarkets/{id}',
    rows(wireMarket),
    ['answer: the main market of a stage'],
  ),
  childStages: stageEndpoint('childStages', 'GetChildStages/{id}', rows(wireStage), [
    STAGE_FIELDS,
    'answer: the stages a stage is made of, with their main market, in order of start',
  ]),
  stages: stageEndpoint('stages', 'GetStages/{id}', rows(wireStage), [
    STAGE_FIELDS,
    '`id` is a sport or a tournament; answer: its stages on offer, in order of start',
  ]),
  detail: stageEndpoint('detail', 'GetStageDetail/{id}', wireStage, [
    STAGE_FIELDS,
    'answer: the stage with its main market',
  ]),
  markets: stageEndpoint('markets', 'GetMarkets/{id}', rows(wireMarket), [
    'answer: every market of a stage with its outcomes',
  ]),
};
