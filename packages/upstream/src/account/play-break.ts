import type { z } from 'zod';
import type { CallSettings, UpstreamClient } from '../base/client.ts';
import { endOfFailure, type FailedCall } from '../base/failed-call.ts';
import {
  pausePlay as pauseCall,
  readExclusion,
  type restrictionAnswer,
  selfExclude as excludeCall,
} from '../contract/account/responsible-gaming.ts';
import { type SelfExclusion, selfExclusionOf } from './self-exclusion.ts';

/** A bettor's pause and self-exclusion. */
export interface PlayBreaks {
  readonly exclusion: SelfExclusion | null;
  /** Epoch milliseconds; null without a pause. */
  readonly pausedUntil: number | null;
}

export type PlayPause = { readonly kind: 'paused'; readonly until: number | null } | FailedCall;

export type Exclusion =
  | { readonly kind: 'excluded'; readonly exclusion: SelfExclusion | null }
  /** One holds that ends no sooner. */
  | { readonly kind: 'alreadyExcluded' }
  | FailedCall;

/** The bettor's pause and self-exclusion. Throws what `UpstreamClient.call` throws. Source: 2§3. */
export async function readPlayBreaks(
  client: UpstreamClient,
  settings: CallSettings,
): Promise<PlayBreaks> {
  return breaksOf(await client.call(readExclusion, settings));
}

/** Pauses bets and deposits for some hours, at once. Source: 1§8. */
export async function pausePlay(
  client: UpstreamClient,
  hours: number,
  settings: CallSettings,
): Promise<PlayPause> {
  try {
    const answer = await client.call(pauseCall, { body: { hours }, ...settings });
    return { kind: 'paused', until: breaksOf(answer).pausedUntil };
  } catch (error) {
    return endOfFailure(error, {});
  }
}

/** Excludes the bettor at once; 1216 months are for ever. Source: 2§2, 2§9. */
export async function selfExclude(
  client: UpstreamClient,
  body: { readonly exclusionMonth: number; readonly isUntilNotice: boolean },
  settings: CallSettings,
): Promise<Exclusion> {
  try {
    const answer = await client.call(excludeCall, { body, ...settings });
    return { kind: 'excluded', exclusion: breaksOf(answer).exclusion };
  } catch (error) {
    return endOfFailure<Exclusion>(error, {
      ALREADY_EXCLUDED: () => ({ kind: 'alreadyExcluded' }),
    });
  }
}

function breaksOf({ data }: z.output<typeof restrictionAnswer>): PlayBreaks {
  const { exclusion, pausedUntil } = data;
  return {
    exclusion: exclusion && selfExclusionOf(exclusion),
    pausedUntil: pausedUntil === null ? null : Date.parse(pausedUntil),
  };
}
