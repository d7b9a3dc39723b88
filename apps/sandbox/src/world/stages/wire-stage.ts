import { EVENT_STATUS } from '@vitrine/upstream/contract/sportsbook/catalogue';
import type { wireStage } from '@vitrine/upstream/contract/sportsbook/stages';
import type { z } from 'zod';
import { PROVIDER_IDS, toWireMarket } from '../match/wire-match.ts';
import type { StageNow } from './stages.ts';

type WireStage = z.input<typeof wireStage>;

/** A stage with its main market, as the platform's reads spell it. */
export function toWireStage(stage: StageNow): WireStage {
  const { plan, markets, mainMarkets: main } = stage;
  return {
    id: stage.id,
    name: stage.name,
    stageType: plan.type,
    parentId: plan.parentId,
    countMarkets: markets.length,
    matchStatusDescription: stage.statusText,
    status: EVENT_STATUS[stage.status],
    scheduleTime: new Date(stage.scheduledAt).toISOString(),
    scheduleEndTime: new Date(stage.endsAt).toISOString(),
    producerId: stage.producerId,
    providerId: PROVIDER_IDS[stage.provider],
    tournamentId: stage.tournamentId,
    tournamentName: stage.tournamentName,
    categoryName: stage.categoryName,
    sportId: stage.sportId,
    bookingStatus: stage.isBooked ? 'Booked' : 'NotBooked',
    lap: stage.lap,
    laps: stage.laps,
    competitors: stage.standings.map(({ driver, position, isRetired }) => ({
      ...driver,
      position,
      isRetired,
    })),
    markets: main.map((market) => toWireMarket(market, stage)),
    mainMarket: main[0]?.id ?? null,
    mainMarketType: main[0]?.typeId ?? null,
  };
}
