import type { SlipProblem } from '@vitrine/betting/bet-slip/placing/bet-slip-check';
import type { StakeTarget } from '@vitrine/betting/bet-slip/bet-slip-event';
import { isSameTarget } from '@vitrine/betting/bet-slip/stakes/stake-target';
import type { BetSlip } from '@vitrine/betting/bet-slip/bet-slip-types';
import {
  decimalsOf,
  formatAmountForField,
  formatMoney,
  type MinorUnits,
  minorUnits,
} from '@vitrine/betting/base/money';
import { countText, formatText } from '@vitrine/messages/format-text';
import type { Namespaces } from '@vitrine/messages/namespaces';
import type { BrandFormat, ShellData } from '../../shell-data.ts';
import type { PlaceObstacle } from '../../shapes/bet-slip/place-obstacle.ts';
import type { BetSlipAnswer, BetSlipData } from './bet-slip-data.ts';
import { passedLimitText } from './own-limit-text.ts';
import type { UnreadStake } from './read-bet-slip-form.ts';
import { limitText } from './setting/rejection-text.ts';

type Texts = Namespaces['bet-slip'];

/** A reason why the slip can't be placed, in a sentence that says what to do. Source: 3§5. */
export function problemText(
  problem: SlipProblem,
  slip: BetSlip,
  texts: Texts,
  format: BrandFormat,
): string {
  const outcome = (outcomeId: string | undefined) => outcomeNameOf(outcomeId, slip);
  switch (problem.reason) {
    case 'noSelections':
    case 'inactiveSelections':
      return texts[`problem.${problem.reason}`];
    // Said beside the button that accepts the change.
    case 'needsAttention':
      return '';
    case 'tooFewSelections':
      return countText(texts, 'problem.tooFewSelections', problem.minimum, format.language);
    case 'singlesOnly':
      return formatText(texts['problem.singlesOnly'], { outcome: outcome(problem.outcomeIds[0]) });
    case 'sameEventTwice': {
      const event =
        slip.selections.find(({ eventId }) => eventId === problem.eventId)?.eventName ?? '';
      return formatText(texts['problem.sameEventTwice'], { event });
    }
    case 'stakeMissing':
      return problem.target === 'multiple' || slip.selections.length === 1
        ? texts['problem.stakeMissing']
        : formatText(texts['problem.stakeMissingOf'], {
            outcome: outcome(problem.target.outcomeId),
          });
    case 'stakeBelowMinimum':
      return formatText(texts['problem.stakeBelowMinimum'], {
        minimum: formatMoney(problem.minimum, format),
      });
    case 'stakeAboveMaximum':
      return formatText(texts['problem.stakeAboveMaximum'], {
        maximum: formatMoney(problem.maximum, format),
      });
    case 'balanceTooLow':
      return formatText(texts['problem.balanceTooLow'], {
        balance: formatMoney(problem.balance, format),
      });
    case 'aboveOwnLimit':
      return passedLimitText(problem, texts, format);
  }
}

/** Why placing failed, as sentences. */
export function obstacleTexts(
  obstacle: PlaceObstacle,
  slip: BetSlip,
  texts: Texts,
  { format, texts: shell }: ShellData,
): readonly string[] {
  switch (obstacle.kind) {
    case 'problems':
      return obstacle.problems
        .map((problem) => problemText(problem, slip, texts, format))
        .filter((sentence) => sentence !== '');
    case 'slipChanged':
    case 'feedDown':
      return [texts[`problem.${obstacle.kind}`]];
    case 'barred':
      return [texts[`barred.${obstacle.reason}`]];
    case 'undecided': {
      const outcome = outcomeNameOf(obstacle.outcomeId, slip);
      return [formatText(texts['problem.undecided'], { outcome })];
    }
    case 'failed':
      return [texts['placement.failed']];
    case 'freeBetsUnread':
      return [texts['freeBet.unread']];
    case 'staleForm':
    case 'cookiesNeeded':
      return [shell[obstacle.kind]];
  }
}

function outcomeNameOf(outcomeId: string | undefined, { selections }: BetSlip): string {
  return selections.find((each) => each.outcomeId === outcomeId)?.latest.outcomeName ?? '';
}

/** The typed text of a target's stake, when it could not be read. */
export function unreadStake(
  target: StakeTarget,
  answer: BetSlipAnswer | undefined,
): string | undefined {
  return answer?.unread.find((stake) => isSameTarget(stake.target, target))?.text;
}

/** The error of a target's stake: a text that can't be read, or a stake out of bounds. */
export function stakeError(
  target: StakeTarget,
  answer: BetSlipAnswer | undefined,
  { slip, rules, texts }: Pick<BetSlipData, 'slip' | 'rules' | 'texts'>,
  format: BrandFormat,
): string | null {
  const unread = answer?.unread.find((stake) => isSameTarget(stake.target, target));
  if (unread) return unreadText(unread, rules.maxStake, texts, format);
  const limited = limitText(target, { slip, rules, texts }, format);
  if (limited !== null) return limited;
  if (answer?.obstacle?.kind !== 'problems') return null;
  const problem = answer.obstacle.problems.find(
    (candidate) => 'target' in candidate && isSameTarget(candidate.target, target),
  );
  return problem ? problemText(problem, slip, texts, format) : null;
}

/** An example amount, with cents where the currency has cents. */
function exampleOf({ currency }: BrandFormat): MinorUnits {
  return minorUnits(decimalsOf(currency) > 0 ? 1050 : 1_050_000);
}

function unreadText(
  { reason }: UnreadStake,
  maxStake: MinorUnits,
  texts: Texts,
  format: BrandFormat,
): string {
  return formatText(texts[`stake.${reason}`], {
    example: formatAmountForField(exampleOf(format), format),
    maximum: formatMoney(maxStake, format),
    separator: texts[format.decimalSeparator === ',' ? 'separatorComma' : 'separatorDot'],
  });
}
