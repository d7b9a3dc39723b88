import { ownStake } from '@vitrine/betting/bet-slip/placing/bet-slip-check';
import type { StakeTarget } from '@vitrine/betting/bet-slip/bet-slip-event';
import { passedLimit } from '@vitrine/betting/bet-slip/stakes/own-limit';
import { formatMoney } from '@vitrine/betting/base/money';
import { formatText } from '@vitrine/messages/format-text';
import { LimitNotice } from '@vitrine/ui/account/limit-notice';
import { Link } from '@vitrine/ui/base/link';
import { useShellData } from '../../../shell-data.ts';
import type { BetSlipData } from '../bet-slip-data.ts';
import { BUTTON_FIELD, buttonValue } from '../bet-slip-form.ts';
import { ownLimitsText, passedLimitText } from '../own-limit-text.ts';

interface OwnLimitsProps {
  readonly data: BetSlipData;
  /** The stake that the most still allowed can be put into; null when there are several. */
  readonly target: StakeTarget | null;
}

/** What the bettor's own limits leave, beside the stake; and the one that it passes, as it is typed. */
export function OwnLimits({ data: { slip, rules, texts }, target }: OwnLimitsProps) {
  const { format, playLimits } = useShellData();
  const limits = rules.ownLimits ?? [];
  if (limits.length === 0) return null;
  const link = playLimits === null ? null : { href: playLimits, label: texts['ownLimit.see'] };
  const passed = passedLimit(limits, ownStake(slip));
  if (!passed) {
    return (
      <p className="text-xs text-text-muted tabular-nums">
        {ownLimitsText(limits, texts, format)}{' '}
        {link ? <Link href={link.href}>{link.label}</Link> : null}
      </p>
    );
  }
  const { allowed } = passed;
  const canUse = target !== null && allowed >= rules.minStake;
  return (
    <LimitNotice
      text={passedLimitText(passed, texts, format)}
      link={link}
      action={
        canUse
          ? {
              name: BUTTON_FIELD,
              value: buttonValue({ kind: 'setStake', target, amount: allowed }),
              label: formatText(texts['limit.use'], { amount: formatMoney(allowed, format) }),
            }
          : null
      }
    />
  );
}
