import type { Odds } from '@vitrine/betting/base/odds';
import { combineOdds } from '@vitrine/betting/base/combined-odds';
import { countText, formatText } from '@vitrine/messages/format-text';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { Button } from '@vitrine/ui/base/button';
import { ReadyMultipleCard } from '@vitrine/ui/sportsbook/ready-multiple-card';
import { oddsText } from '../../../format/odds-text.ts';
import { exactOddsText } from '../../../format/exact-odds-text.ts';
import type { TextSections } from '../../../format/text-sections.ts';
import { useLiveOdds } from '../../../live/use-live-odds.ts';
import { useSelectedOutcomes } from '../../../shapes/bet-slip/selected-outcomes.ts';
import { useShellData } from '../../../shell-data.ts';
import { oddsFromText, TAPS_FIELD, tapsValue } from '../../../shapes/bet-slip/tap-value.ts';
import type { MultipleData } from './multiple-data.ts';

export interface ReadyMultiplesProps {
  readonly multiples: readonly MultipleData[];
  readonly texts: TextSections<Namespaces['sportsbook'], 'multiples' | 'popular'>;
}

/**
 * Multiples that others placed. Their prices are calculated with, so that React renders them: the sum of
 * a card always fits its prices, and the button posts those that are seen.
 */
export default function ReadyMultiples({ multiples, texts }: ReadyMultiplesProps) {
  const live = useLiveOdds(multiples.flatMap(({ legs }) => legs.map(({ outcomeId }) => outcomeId)));
  return (
    <ul className="relative scroll-row flex scroll-px-3 gap-2 px-3 py-px md:scroll-px-0 md:px-0">
      {multiples.map((multiple, index) => (
        <li key={multiple.id} className="w-[min(88%,20rem)] shrink-0 snap-start">
          <ReadyMultiple
            multiple={multiple}
            headingId={`multiple-${index + 1}`}
            live={live}
            texts={texts}
          />
        </li>
      ))}
    </ul>
  );
}

interface ReadyMultipleProps extends Pick<ReadyMultiplesProps, 'texts'> {
  readonly multiple: MultipleData;
  readonly headingId: string;
  readonly live: ReadonlyMap<string, string>;
}

function ReadyMultiple({ multiple, headingId, live, texts }: ReadyMultipleProps) {
  const { format } = useShellData();
  const selected = useSelectedOutcomes();
  const legs = multiple.legs.map((leg) => ({
    ...leg,
    odds: oddsFromText(live.get(leg.outcomeId) ?? '') ?? leg.odds,
  }));
  const isOnSlip = legs.every(({ outcomeId }) => selected.has(outcomeId));
  return (
    <ReadyMultipleCard
      id={headingId}
      heading={formatText(texts['multiples.title'], { count: legs.length })}
      betsText={countText(texts, 'popular.bets', multiple.betCount, format.language)}
      legs={legs.map(({ odds, ...leg }) => ({ ...leg, oddsText: oddsText(odds, format) }))}
      totalLabel={texts['multiples.total']}
      totalText={exactOddsText(combineOdds(legs.map(({ odds }): Odds => odds)), format)}
      action={
        <Button
          type="submit"
          name={TAPS_FIELD}
          value={tapsValue(legs.map(({ odds, ...leg }) => ({ ...leg, seen: odds })))}
          intent="quiet"
          size="small"
          fullWidth
          aria-describedby={headingId}
        >
          {texts[isOnSlip ? 'multiples.added' : 'multiples.add']}
        </Button>
      }
    />
  );
}
