import type { StakeTarget } from '@vitrine/betting/bet-slip-event';
import { formatMoney, type MinorUnits, ZERO } from '@vitrine/betting/money';
import { potentialReturn } from '@vitrine/betting/odds';
import { formatText } from '@vitrine/messages/format-text';
import { BetSlipItem } from '@vitrine/ui/bet-slip-item';
import { useShellData } from '../../shell-data.ts';
import type { BetSlipAnswer, BetSlipData } from './bet-slip-data.ts';
import { stakeError } from './problem-text.ts';
import { selectionItem } from './selection-item.ts';
import { SlipStakeField } from './slip-stake-field.tsx';

export interface SettingItemsProps {
  readonly data: BetSlipData;
  readonly answer: BetSlipAnswer | undefined;
  readonly onStake: (target: StakeTarget, stake: MinorUnits | null) => void;
}

/** The selections of a slip that is being set, each with its stake where they are singles. */
export function SettingItems({ data, answer, onStake }: SettingItemsProps) {
  const { slip, texts } = data;
  const { format } = useShellData();
  return (
    <ul>
      {slip.selections.map((selection) => {
        const item = selectionItem(selection, slip, texts, format);
        if (slip.ticketType === 'multiple') return <BetSlipItem key={item.outcomeId} {...item} />;
        const target = { outcomeId: selection.outcomeId };
        return (
          <BetSlipItem
            key={item.outcomeId}
            {...item}
            stake={
              <SlipStakeField
                target={target}
                stake={selection.stake}
                label={texts['stake.single']}
                accessibleName={formatText(texts['stake.singleOf'], { outcome: item.outcomeName })}
                error={stakeError(target, answer, data, format)}
                onStake={onStake}
              />
            }
            potentialReturn={{
              label: texts['item.potentialReturn'],
              text: formatMoney(
                potentialReturn(selection.stake ?? ZERO, [selection.latest.odds]),
                format,
              ),
            }}
          />
        );
      })}
    </ul>
  );
}
