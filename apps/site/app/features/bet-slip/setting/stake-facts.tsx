import { ownStake } from '@vitrine/betting/bet-slip/placing/bet-slip-check';
import { isBalanceFull } from '@vitrine/betting/bet-slip/placing/bet-slip-result';
import { formatAmountForField, formatMoney, minorUnits } from '@vitrine/betting/base/money';
import { formatText } from '@vitrine/messages/format-text';
import { Link } from '@vitrine/ui/base/link';
import { paths } from '../../../paths.ts';
import { depositPath } from '../../../paths/wallet-paths.ts';
import { useShellData } from '../../../shell-data.ts';
import type { BetSlipData } from '../bet-slip-data.ts';

/**
 * The balance and the limits, beside the stake while it is typed; and how much is missing, with the link
 * that deposits it, or as much of it as one deposit takes. After the operator refused a bet because the
 * balance is above its upper limit, the links to what that means and to the withdrawal. Source: 3§8.
 */
export function StakeFacts({ data }: { readonly data: BetSlipData }) {
  const { slip, rules, texts, minDeposit, maxDeposit } = data;
  const { format } = useShellData();
  const { balance } = rules;
  const limits = {
    minimum: formatMoney(rules.minStake, format),
    maximum: formatMoney(rules.maxStake, format),
  };
  const missing = balance === null ? 0 : ownStake(slip) - balance;
  const amount = minorUnits(Math.min(Math.max(missing, minDeposit), maxDeposit));
  return (
    <div className="text-xs text-text-muted tabular-nums">
      <p>
        {balance === null
          ? formatText(texts['stake.hint'], limits)
          : formatText(texts['stake.factsWithBalance'], {
              ...limits,
              balance: formatMoney(balance, format),
            })}
      </p>
      <p
        role="status"
        className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm font-medium text-text"
      >
        {missing > 0 ? (
          <>
            <span>
              {formatText(texts['stake.missing'], {
                amount: formatMoney(minorUnits(missing), format),
              })}
            </span>{' '}
            <Link href={depositPath(formatAmountForField(amount, format))}>
              {formatText(texts['place.depositMissing'], { amount: formatMoney(amount, format) })}
            </Link>
          </>
        ) : isBalanceFull(slip) ? (
          <>
            <Link href={paths.balanceLimit}>{texts['balanceLimit.title']}</Link>{' '}
            <Link href={paths.withdrawal}>{texts['place.withdraw']}</Link>
          </>
        ) : null}
      </p>
    </div>
  );
}
