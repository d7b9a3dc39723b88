import { formatMoney, type MinorUnits, minorUnits } from '@vitrine/betting/base/money';
import { missingSelections } from '@vitrine/betting/bet-slip/placing/bet-slip-check';
import {
  multipleOutlook,
  type VoidOutlook,
} from '@vitrine/betting/bet-slip/stakes/multiple-outlook';
import { formatText } from '@vitrine/messages/format-text';
import { type OutlookRow, ReturnOutlook } from '@vitrine/ui/bet-slip/return-outlook';
import { useShellData } from '../../../shell-data.ts';
import type { BetSlipData } from '../bet-slip-data.ts';

/** More selections than these are told as a range. */
const NAMED_SELECTIONS = 5;

/** What the multiple pays for each way it can end, once it has a stake and can be placed. Source: 3§3. */
export function SlipOutlook({ slip, rules, texts }: Pick<BetSlipData, 'slip' | 'rules' | 'texts'>) {
  const { format } = useShellData();
  const outlook = multipleOutlook(slip);
  if (!outlook || missingSelections(slip, rules) > 0) return null;
  const { allWin, oneVoid, oneLost, allVoid } = outlook;
  const money = (amount: MinorUnits) => formatMoney(amount, format);
  return (
    <ReturnOutlook
      label={texts['outlook.title']}
      note={texts['outlook.note']}
      rows={[
        { label: texts['outlook.allWin'], text: money(allWin) },
        ...voidRows(oneVoid, texts, money),
        { label: texts['outlook.oneLost'], text: money(oneLost) },
        ...(allVoid === null ? [] : [{ label: texts['outlook.allVoid'], text: money(allVoid) }]),
      ]}
    />
  );
}

function voidRows(
  oneVoid: readonly VoidOutlook[],
  texts: BetSlipData['texts'],
  money: (amount: MinorUnits) => string,
): readonly OutlookRow[] {
  if (oneVoid.length <= NAMED_SELECTIONS && areNamesDistinct(oneVoid)) {
    return oneVoid.map(({ outcomeName, payout }) => ({
      label: formatText(texts['outlook.void'], { outcome: outcomeName }),
      text: money(payout),
    }));
  }
  const payouts = oneVoid.map(({ payout }) => payout);
  return [
    { label: texts['outlook.voidLeast'], text: money(minorUnits(Math.min(...payouts))) },
    { label: texts['outlook.voidMost'], text: money(minorUnits(Math.max(...payouts))) },
  ];
}

/** Two draws of different matches have one name, which would not say which of them is void. */
function areNamesDistinct(oneVoid: readonly VoidOutlook[]): boolean {
  return new Set(oneVoid.map(({ outcomeName }) => outcomeName)).size === oneVoid.length;
}
