import type { SeasonEvent, StageEvent } from '@vitrine/betting/sportsbook/event';
import type { CallSettings, UpstreamClient } from '../base/client.ts';
import { nullWhenUnknown } from '../base/null-when-unknown.ts';
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
export async function readStage(
  client: UpstreamClient,
  id: string,
  { now: _now, ...settings }: EventReadSettings,
): Promise<StageEvent | null> {
  const call = { params: { id }, ...settings };
  const [stage, markets] = await Promise.all([
    client.call(eventStage.detail, call).catch(nullWhenUnknown),
    client.call(eventStage.markets, call).catch(nullWhenUnknown),
  ]);
  return stage && markets && stageFromWire({ ...stage.data, markets: markets.data });
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
  return season && markets && seasonFromWire(season.data, markets.data.map(marketFromWire), now());
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
