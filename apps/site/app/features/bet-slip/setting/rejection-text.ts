import type { StakeTarget } from '@vitrine/betting/bet-slip/bet-slip-event';
import type { BetSlip, Selection, SingleResult } from '@vitrine/betting/bet-slip/bet-slip-types';
import type { RejectionCode } from '@vitrine/betting/bet-slip/placing/placement-error';
import { formatMoney, type MinorUnits, ZERO } from '@vitrine/betting/base/money';
import { formatText } from '@vitrine/messages/format-text';
import type { Namespaces } from '@vitrine/messages/namespaces';
import type { BrandFormat } from '../../../shell-data.ts';
import type { BetSlipData } from '../bet-slip-data.ts';

type Texts = Namespaces['bet-slip'];
type SlipWithRules = Pick<BetSlipData, 'slip' | 'rules'>;

/** Whether the code means a stake above a limit, of one bet or of all bets on a match. */
export function isLimit(code: RejectionCode | null): boolean {
  return code === 'BET_STAKE_OVER_LIMIT' || code === 'ACCUMULATED_STAKE_LIMIT';
}

/** Why a selection was not placed, in a sentence. Source: 3§8. */
export function rejectionText(
  result: Selection['result'],
  texts: Texts,
  format: BrandFormat,
): string {
  const code = result?.code ?? 'REJECTED';
  return amountText(`placement.${code}`, result?.allowedStake, texts, format);
}

/**
 * The sentence of a key with an amount that is left; with other words when none is, or it is unknown. Less than
 * the brand writes, as cents of a currency without them, is none.
 */
function amountText(
  key: string,
  amount: SingleResult['allowedStake'],
  texts: Texts,
  format: BrandFormat,
): string {
  const all: Readonly<Record<string, string>> = texts;
  const whole = all[key] ?? texts['placement.REJECTED'];
  if (amount === undefined) return all[`${key}.noAmount`] ?? whole;
  const written = formatMoney(amount, format);
  if (written === formatMoney(ZERO, format)) {
    return all[`${key}.none`] ?? all[`${key}.noAmount`] ?? whole;
  }
  return formatText(whole, { amount: written });
}

/** The selections of a target whose limit refused its stake, those with the least left first. */
function limitedSelections(
  target: StakeTarget,
  { selections }: BetSlip,
): readonly { readonly selection: Selection; readonly result: SingleResult }[] {
  const amount = ({ allowedStake }: SingleResult) => allowedStake ?? Infinity;
  return selections
    .filter(({ outcomeId }) => target === 'multiple' || target.outcomeId === outcomeId)
    .flatMap((selection) => {
      const { result } = selection;
      return result && isLimit(result.code) ? [{ selection, result }] : [];
    })
    .sort((one, other) => amount(one.result) - amount(other.result));
}

/** As `limitedSelections`. What is left counts as nothing where it is less than the smallest stake. */
function stakeableLimits(target: StakeTarget, { slip, rules }: SlipWithRules) {
  return limitedSelections(target, slip).map(({ selection, result }) => {
    const isTooLittle = (result.allowedStake ?? Infinity) < rules.minStake;
    return { selection, result: isTooLittle ? { ...result, allowedStake: ZERO } : result };
  });
}

/**
 * The largest stake of a target that is left to the bettor after a limit refused its stake; null when none
 * did, nothing that can be staked is left, or the stake was changed since.
 */
export function largestStake(target: StakeTarget, data: SlipWithRules): MinorUnits | null {
  return stakeableLimits(target, data)[0]?.result.allowedStake || null;
}

/**
 * Whether a multiple was refused for what single matches still take. A limit that names no match is that of
 * the whole bet: all its selections have it. So is that of one bet, also beside a selection that came later.
 */
export function isLimitOfMatches(slip: BetSlip): boolean {
  if (slip.ticketType !== 'multiple') return false;
  const limited = limitedSelections('multiple', slip);
  if (limited.every(({ result }) => result.code === 'BET_STAKE_OVER_LIMIT')) return false;
  const amounts = new Set(limited.map(({ result }) => result.allowedStake));
  return limited.length < slip.selections.length || amounts.size > 1;
}

/**
 * Which limit refused a target's stake, and what may still be staked; of a multiple by the name of each
 * match. Null when no limit did. Source: 3§5.
 */
export function limitText(
  target: StakeTarget,
  { texts, ...data }: SlipWithRules & { readonly texts: Texts },
  format: BrandFormat,
): string | null {
  const limited = stakeableLimits(target, data);
  const [least] = limited;
  if (!least) return null;
  if (target !== 'multiple') return rejectionText(least.result, texts, format);
  if (!isLimitOfMatches(data.slip)) {
    return amountText('limit.ofBet', least.result.allowedStake, texts, format);
  }
  const sentences = limited.map(({ selection, result }) =>
    formatText(amountText('limit.ofMatch', result.allowedStake, texts, format), {
      event: selection.eventName,
    }),
  );
  return [...new Set(sentences)].join(' ');
}
