import type { OwnLimit, PassedLimit } from '@vitrine/betting/bet-slip/stakes/own-limit';
import { formatMoney, minorUnits } from '@vitrine/betting/base/money';
import { countText, formatText } from '@vitrine/messages/format-text';
import type { Namespaces } from '@vitrine/messages/namespaces';
import type { BrandFormat } from '../../shell-data.ts';

type Texts = Namespaces['bet-slip'];

/** What is left of the bettor's own limits, in one line. */
export function ownLimitsText(
  limits: readonly OwnLimit[],
  texts: Texts,
  format: BrandFormat,
): string {
  const list = limits.map(({ kind, period, left }) => {
    const when = { period: texts[`ownLimit.period.${period}`] };
    return kind === 'time'
      ? countText(texts, 'ownLimit.time', left, format.language, when)
      : formatText(texts[`ownLimit.${kind}`], {
          ...when,
          amount: formatMoney(minorUnits(left), format),
        });
  });
  return formatText(texts['ownLimit.left'], { list: list.join(' · ') });
}

/** Why a stake is above a limit of the bettor's own, and what may still be staked. */
export function passedLimitText(
  { kind, period, allowed }: PassedLimit,
  texts: Texts,
  format: BrandFormat,
): string {
  if (kind === 'time') return texts['placement.OWN_TIME_LIMIT_REACHED'];
  return formatText(texts[`ownLimit.above.${kind}`], {
    period: texts[`ownLimit.period.${period}`],
    amount: formatMoney(allowed, format),
  });
}
