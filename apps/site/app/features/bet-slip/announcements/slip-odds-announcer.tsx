import type { BetSlip } from '@vitrine/betting/bet-slip/bet-slip-types';
import type { AnnouncedChange } from '@vitrine/betting/sportsbook/odds-announcement';
import { inOddsFormat } from '@vitrine/betting/base/odds-format';
import { formatOdds } from '@vitrine/betting/base/odds';
import { OddsAnnouncer } from '@vitrine/ui/sportsbook/odds-announcer';
import { useCallback, useMemo } from 'react';
import { useLiveOdds } from '../../../live/use-live-odds.ts';
import { useShellData } from '../../../shell-data.ts';
import { type AnnounceTexts, oddsNews } from './odds-news.ts';

export interface SlipOddsAnnouncerProps {
  readonly slip: BetSlip;
  readonly texts: AnnounceTexts;
}

/** Announces changed prices of the slip to screen readers, with pauses. Render it once on a page. */
export function SlipOddsAnnouncer({ slip, texts }: SlipOddsAnnouncerProps) {
  const { format } = useShellData();
  const { language, oddsFormat } = format;
  const selections = slip.step === 'settingBet' ? slip.selections : NONE;
  const live = useLiveOdds(selections.map(({ outcomeId }) => outcomeId));
  const prices = useMemo(
    () =>
      new Map(
        selections.map(({ outcomeId, placed, latest }) => [
          outcomeId,
          {
            taken: formatOdds(placed.odds, '.'),
            latest: live.get(outcomeId) ?? formatOdds(latest.odds, '.'),
          },
        ]),
      ),
    [selections, live],
  );
  const summaryText = useCallback(
    (changes: readonly AnnouncedChange[]) => {
      const names = selections.map(
        ({ outcomeId, latest }) => [outcomeId, latest.outcomeName] as const,
      );
      const oddsText = (decimal: string) => inOddsFormat(decimal, oddsFormat);
      return oddsNews(changes, new Map(names), { texts, language, oddsText });
    },
    [selections, texts, language, oddsFormat],
  );
  return <OddsAnnouncer prices={prices} summaryText={summaryText} />;
}

const NONE: BetSlip['selections'] = [];
