import type { StageEvent } from '@vitrine/betting/sportsbook/event';
import { isListed } from '@vitrine/betting/sportsbook/catalogue/event-visibility';
import type { UpstreamClient } from '@vitrine/upstream/base/client';
import {
  readChildStages,
  readLiveStages,
  readStages,
} from '@vitrine/upstream/sportsbook/stage-reads';
import { keptAnswers } from './kept-answers.ts';

interface StageListsOptions {
  readonly upstream: UpstreamClient;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly isShown: (stage: StageEvent) => boolean;
}

/**
 * The stages of sports without sides, with their main market. The feed has no list of them, so they
 * are read when a page asks, at most every 15 seconds. Each rejects as `UpstreamClient.call`.
 */
export interface StageLists {
  /** The live and coming stages of a sport, in order of start. */
  ofSport(sportId: string, signal: AbortSignal): Promise<readonly StageEvent[]>;
  /** The stages that a stage is made of, in order of start. */
  childrenOf(stageId: string, signal: AbortSignal): Promise<readonly StageEvent[]>;
}

const KEPT_FOR_MS = 15_000;
const WITHIN_MS = 1_500;

/** Source: 2§7. */
export function createStageLists({ upstream, now, isShown }: StageListsOptions): StageLists {
  const ofSports = keptAnswers<readonly StageEvent[]>(now, KEPT_FOR_MS);
  const children = keptAnswers<readonly StageEvent[]>(now, KEPT_FOR_MS);
  const settingsOf = (signal: AbortSignal) => ({ signal, deadlineMs: WITHIN_MS });
  return {
    async ofSport(sportId, signal) {
      const stages = await ofSports.get(sportId, async () => {
        const [live, all] = await Promise.all([
          readLiveStages(upstream, settingsOf(signal)),
          readStages(upstream, sportId, settingsOf(signal)),
        ]);
        const own = [...live.filter((stage) => stage.sportId === sportId), ...all];
        return [...new Map(own.map((stage) => [stage.id, stage])).values()]
          .filter((stage) => isListed(stage, 'live') || isListed(stage, 'prematch'))
          .sort((one, other) => one.scheduledAt - other.scheduledAt);
      });
      return stages.filter(isShown);
    },
    async childrenOf(stageId, signal) {
      const stages = await children.get(stageId, () =>
        readChildStages(upstream, stageId, settingsOf(signal)),
      );
      return stages.filter(isShown);
    },
  };
}
