import { eventStage } from '@vitrine/upstream/contract/sportsbook/stages';
import type { Implementation } from '../../implement.ts';
import { Refusal } from '../../refusal.ts';
import { toWireMarket } from '../match/wire-match.ts';
import type { World } from '../world.ts';
import { childPlans } from './stage-plan.ts';
import { FORMULA_1, type StageNow } from './stages.ts';
import { toWireStage } from './wire-stage.ts';

/** The reads of stages. A stage that is not listed yet is not known. Source: 2§7. */
export function implementStages({ implement }: Implementation, { stages }: World): void {
  const unknown = (id: string) => new Refusal(404, 'STAGE_WAS_NOT_FOUND', `No stage ${id}`);

  function stageOf(id: string): StageNow {
    const stage = stages.find(id);
    if (!stage?.isListed) throw unknown(id);
    return stage;
  }

  function marketsOf(stage: StageNow) {
    return stage.markets.map((market) => toWireMarket(market, stage));
  }

  implement(eventStage.liveEvents, () => ({
    data: stages
      .offered()
      .filter(({ status, markets, plan }) => {
        return status === 'live' && plan.type !== 'Championship' && markets.length > 0;
      })
      .map(toWireStage),
  }));

  implement(eventStage.stages, ({ params }) => {
    const isKnown = [FORMULA_1.sportId, FORMULA_1.tournamentId].some((id) => id === params.id);
    if (!isKnown) throw unknown(params.id);
    return { data: stages.offered().map(toWireStage) };
  });

  implement(eventStage.childStages, ({ params }) => ({
    data: childPlans(stageOf(params.id).plan)
      .flatMap(({ id }) => stages.find(id) ?? [])
      .filter(({ isListed }) => isListed)
      .map(toWireStage),
  }));

  implement(eventStage.detail, ({ params }) => ({ data: toWireStage(stageOf(params.id)) }));
  implement(eventStage.markets, ({ params }) => ({ data: marketsOf(stageOf(params.id)) }));
  implement(eventStage.principalMarkets, ({ params }) => ({
    data: toWireStage(stageOf(params.id)).markets,
  }));
}
