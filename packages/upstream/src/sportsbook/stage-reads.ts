import type { z } from 'zod';
import type { SeasonEvent, StageEvent } from '@vitrine/betting/sportsbook/event';
import type { CallSettings, UpstreamClient } from '../base/client.ts';
import { nullWhenUnknown } from '../base/null-when-unknown.ts';
import type { wireMarket } from '../contract/sportsbook/catalogue.ts';
import { eventSeason } from '../contract/sportsbook/seasons.ts';
import { eventStage } from '../contract/sportsbook/stages.ts';
import { marketFromWire } from '../mappers/market.ts';
import { seasonFromWire } from '../mappers/season.ts';
import { stageFromWire } from '../mappers/stage.ts';
import type { EventReadSettings } from './event-reads.ts';

/**
 * A stage with every market; null when the operator does not know it. Rejects as
 * `UpstreamClient.call`. Source: 2§7.
 */
export function readStage(
  client: UpstreamClient,
  id: string,
  settings: EventReadSettings,
): Promise<StageEvent | null> {
  return readStageAnd(eventStage.markets, client, id, settings);
}

/**
 * A stage with its main markets alone; null when the operator does not know it. Rejects as
 * `UpstreamClient.call`. Source: 2§7.
 */
export function readStageWithMainMarkets(
  client: UpstreamClient,
  id: string,
  settings: EventReadSettings,
): Promise<StageEvent | null> {
  return readStageAnd(eventStage.principalMarkets, client, id, settings);
}

async function readStageAnd(
  marketsCall: typeof eventStage.markets | typeof eventStage.principalMarkets,
  client: UpstreamClient,
  id: string,
  { now: _now, ...settings }: EventReadSettings,
): Promise<StageEvent | null> {
  const call = { params: { id }, ...settings };
  const [stage, markets] = await Promise.all([
    client.call(eventStage.detail, call).catch(nullWhenUnknown),
    client.call(marketsCall, call).catch(nullWhenUnknown),
  ]);
  return stage && markets && stageFromWire({ ...stage.data, markets: markets.data });
}

/**
 * The stages of a sport or a tournament on offer, with their main market, in order of start; none for
 * an id without stages. Rejects as `UpstreamClient.call`. Source: 2§7.
 */
export async function readStages(
  client: UpstreamClient,
  id: string,
  settings: CallSettings = {},
): Promise<readonly StageEvent[]> {
  const answer = await client
    .call(eventStage.stages, { params: { id }, ...settings })
    .catch(nullWhenUnknown);
  return (answer?.data ?? []).map(stageFromWire);
}

/** The sessions that are live, of every sport. Rejects as `UpstreamClient.call`. Source: 2§7. */
export async function readLiveStages(
  client: UpstreamClient,
  settings: CallSettings = {},
): Promise<readonly StageEvent[]> {
  const { data } = await client.call(eventStage.liveEvents, settings);
  return data.map(stageFromWire);
}

/**
 * The stages that a stage is made of, in order of start; none for an unknown one. Rejects as
 * `UpstreamClient.call`. Source: 2§7.
 */
export async function readChildStages(
  client: UpstreamClient,
  id: string,
  settings: CallSettings = {},
): Promise<readonly StageEvent[]> {
  const answer = await client
    .call(eventStage.childStages, { params: { id }, ...settings })
    .catch(nullWhenUnknown);
  return (answer?.data ?? []).map(stageFromWire);
}

/**
 * A season with every market; null when the operator does not know it. Rejects as
 * `UpstreamClient.call`. Source: 2§7.
 */
export async function readSeason(
  client: UpstreamClient,
  id: string,
  { now, ...settings }: EventReadSettings,
): Promise<SeasonEvent | null> {
  const call = { params: { id }, ...settings };
  const [season, markets] = await Promise.all([
    client.call(eventSeason.season, call).catch(nullWhenUnknown),
    client.call(eventSeason.marketsBySeason, call).catch(nullWhenUnknown),
  ]);
  if (!season || !markets) return null;
  const whole = await Promise.all(
    markets.data.map((market) => withOutcomes(client, market, settings)),
  );
  return seasonFromWire(season.data, whole.map(marketFromWire), now());
}

type WireMarket = z.output<typeof wireMarket>;

/** A market of a season that came without its outcomes gets them by a call of their own. */
async function withOutcomes(
  client: UpstreamClient,
  market: WireMarket,
  settings: CallSettings,
): Promise<WireMarket> {
  if (market.outcomes.length > 0) return market;
  const answer = await client
    .call(eventSeason.outcomesByMarket, { params: { id: market.id }, ...settings })
    .catch(nullWhenUnknown);
  return { ...market, outcomes: answer?.data ?? [] };
}

/**
 * The id of a tournament's present season; null when it has none on offer. Rejects as
 * `UpstreamClient.call`. Source: 2§7.
 */
export async function readSeasonIdOf(
  client: UpstreamClient,
  tournamentId: string,
  settings: CallSettings = {},
): Promise<string | null> {
  const season = await client
    .call(eventSeason.season, { params: { id: tournamentId }, ...settings })
    .catch(nullWhenUnknown);
  return season && season.data.id;
}
