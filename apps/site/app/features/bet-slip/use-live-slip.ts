import { useRevalidator } from '@remix-run/react';
import type { ShownSlipEvent } from '@vitrine/betting/bet-slip/bet-slip-event';
import type { BetSlip } from '@vitrine/betting/bet-slip/bet-slip-types';
import { nextScheduledStart } from '@vitrine/betting/bet-slip/play-news';
import { reduceShownSlip } from '@vitrine/betting/bet-slip/shown-bet-slip';
import { useEffect } from 'react';
import { loadLive } from '../../live/load-live.ts';
import { useLiveOdds } from '../../live/use-live-odds.ts';
import { oddsFromText } from '../../shapes/bet-slip/tap-value.ts';

const CUSTOM_PRICE_MS = 5_000;
/** Timers can't wait much longer. */
const LONGEST_WAIT_MS = 24 * 60 * 60 * 1000;

/**
 * The slip with the live prices. When a market of the slip is suspended or opened again, or a match
 * begins by its schedule, which are rare, the slip is read from the server. `now` is the server's time
 * when it read the slip, in epoch milliseconds.
 */
export function useLiveSlip(slip: BetSlip, now: number): BetSlip {
  const odds = useLiveOdds(slip.selections.map(({ outcomeId }) => outcomeId));
  useMarketStatuses(
    slip.selections.flatMap(
      ({ marketId, picks }) => picks?.map((pick) => pick.marketId) ?? marketId,
    ),
  );
  useScheduledStarts(slip, now);
  useCustomBetPrices(slip);
  const events = [...odds].flatMap(([outcomeId, text]): ShownSlipEvent[] => {
    const latest = oddsFromText(text);
    return latest === null ? [] : [{ kind: 'oddsChanged', outcomeId, odds: latest }];
  });
  return slip.step === 'settingBet' ? events.reduce(reduceShownSlip, slip) : slip;
}

/** The feed does not tell of these starts: the slip is read again when the next one is due. Source: 3§4. */
function useScheduledStarts(slip: BetSlip, now: number): void {
  const { revalidate } = useRevalidator();
  const startsIn = nextScheduledStart(slip, now) - now;
  useEffect(() => {
    if (startsIn > LONGEST_WAIT_MS) return;
    const timer = setTimeout(revalidate, startsIn);
    return () => clearTimeout(timer);
  }, [startsIn, revalidate]);
}

/** The feed has no price of a custom bet: the slip is read again while one stands on it and is seen. */
function useCustomBetPrices({ step, selections }: BetSlip): void {
  const { revalidate } = useRevalidator();
  const isPriced = step === 'settingBet' && selections.some(({ isCustom }) => isCustom);
  useEffect(() => {
    if (!isPriced) return;
    const timer = setInterval(() => {
      if (!document.hidden) revalidate();
    }, CUSTOM_PRICE_MS);
    return () => clearInterval(timer);
  }, [isPriced, revalidate]);
}

function useMarketStatuses(marketIds: readonly string[]): void {
  const { revalidate } = useRevalidator();
  const key = marketIds.join(' ');
  useEffect(() => {
    if (key === '') return;
    const ids = key.split(' ');
    let isLeft = false;
    let unsubscribe: (() => void) | undefined;
    void loadLive().then((live) => {
      if (isLeft) return;
      unsubscribe = live?.subscribe(({ m }) => {
        if (m && ids.some((id) => id in m)) revalidate();
      });
    });
    return () => {
      isLeft = true;
      unsubscribe?.();
    };
  }, [key, revalidate]);
}
