import {
  missingSelections,
  ownStake,
  slipTotals,
} from '@vitrine/betting/bet-slip/placing/bet-slip-check';
import { freeStake } from '@vitrine/betting/bet-slip/free-bets/free-stake';
import { asksBettor, isInactive } from '@vitrine/betting/bet-slip/bet-slip-selections';
import type { Selection } from '@vitrine/betting/bet-slip/bet-slip-types';
import { formatMoney } from '@vitrine/betting/base/money';
import { countText, formatText } from '@vitrine/messages/format-text';
import { Alert } from '@vitrine/ui/feedback/alert';
import { BetSlipSummary, type SummaryLine } from '@vitrine/ui/bet-slip/bet-slip-summary';
import { Button } from '@vitrine/ui/base/button';
import { ChangesNotice, type ChangesNoticeProps } from '@vitrine/ui/bet-slip/changes-notice';
import { MissingSelections } from '@vitrine/ui/bet-slip/missing-selections';
import { SlipWarning } from '@vitrine/ui/bet-slip/slip-warning';
import { exactOddsText } from '../../../format/exact-odds-text.ts';
import { loginPath } from '../../../paths/access-paths.ts';
import { paths } from '../../../paths.ts';
import { type BrandFormat, useShellData } from '../../../shell-data.ts';
import type { PlaceObstacle } from '../../../shapes/bet-slip/place-obstacle.ts';
import type { BetSlipAnswer, BetSlipData } from '../bet-slip-data.ts';
import { BUTTON_FIELD, buttonValue, PLACE_FIELD } from '../bet-slip-form.ts';
import PassingWarning from '../announcements/passing-warning.tsx';
import { obstacleTexts, stakeError } from '../problem-text.ts';

export interface SettingFooterProps {
  readonly data: BetSlipData;
  readonly answer: BetSlipAnswer | undefined;
  readonly isSending: boolean;
}

/** The foot of the slip: the sums, and one main button. */
export function SettingFooter({ data, answer, isSending }: SettingFooterProps) {
  const { texts, slip } = data;
  const shell = useShellData();
  const isAsked = data.isLoggedIn && !isSending;
  const changes = isAsked ? changesOf(data, shell.format) : null;
  const hasReturn = missingSelections(slip, data.rules) === 0;
  return (
    <>
      <PassingWarning warning={slip.warning} texts={texts} now={data.now} />
      <BetSlipSummary
        label={texts['summary.label']}
        lines={summaryLines(data, shell.format)}
        // The stake of a free bet is no part of the return.
        note={
          changes || !hasReturn || freeStake(slip) > 0 ? undefined : texts['summary.returnNote']
        }
      />
      <SuspendedWarning data={data} />
      {answer?.obstacle ? (
        <Obstacles obstacle={answer.obstacle} answer={answer} data={data} />
      ) : null}
      <WayOn data={data} changes={changes} isSending={isSending} />
    </>
  );
}

/**
 * What is suspended, in reach where many selections push it out of view. Beside selections that ended it is
 * not said: the button that takes those off takes it off, too.
 */
function SuspendedWarning({ data: { slip, texts } }: Pick<SettingFooterProps, 'data'>) {
  const { format } = useShellData();
  const inactive = slip.selections.filter(isInactive);
  const isSaid = inactive.length > 0 && !slip.selections.some(hasEnded);
  return (
    <SlipWarning
      text={isSaid ? countText(texts, 'suspended', inactive.length, format.language) : null}
      action={{
        name: BUTTON_FIELD,
        value: buttonValue({ kind: 'removeInactive' }),
        label: texts['suspended.remove'],
      }}
    />
  );
}

/** Whether a selection can't be bet on any more; one that is suspended may come back. */
function hasEnded(selection: Selection): boolean {
  return isInactive(selection) && selection.marketStatus !== 'suspended';
}

interface WayOnProps extends Omit<SettingFooterProps, 'answer'> {
  readonly changes: ChangesNoticeProps | null;
}

/**
 * The main button: log in, take off what ended, accept and confirm, or confirm. Only one at a time. A
 * multiple of too few selections has none: what is missing stands in its place.
 */
function WayOn({ data, changes, isSending }: WayOnProps) {
  const { format } = useShellData();
  const { slip, rules, texts } = data;
  const missing = missingSelections(slip, rules);
  if (!data.isLoggedIn) {
    return (
      <Button asChild fullWidth size="large">
        <a href={loginPath(paths.betSlip)}>{texts['place.login']}</a>
      </Button>
    );
  }
  if (changes) return <ChangesNotice {...changes} />;
  if (missing > 0) {
    const total = rules.minSelectionsMultiple;
    return (
      <MissingSelections
        text={countText(texts, 'place.missing', missing, format.language, { total })}
      />
    );
  }
  return <PlaceButton data={data} isSending={isSending} format={format} />;
}

/**
 * What the bettor has to agree to before the bet, with the one button for it; null when nothing asks. The
 * button that accepts worse odds also places the bet, at the odds that the form shows.
 */
function changesOf(
  { slip, rules, texts }: BetSlipData,
  format: BrandFormat,
): ChangesNoticeProps | null {
  if (slip.selections.some(hasEnded)) {
    return {
      text: texts['problem.inactiveSelections'],
      action: {
        name: BUTTON_FIELD,
        value: buttonValue({ kind: 'removeInactive' }),
        label: texts['changes.removeInactive'],
      },
    };
  }
  const asking = slip.selections.filter((selection) => asksBettor(selection, slip));
  if (asking.length === 0 || missingSelections(slip, rules) > 0) return null;
  const areWorse = asking.every(({ placed, latest }) => latest.odds < placed.odds);
  const { stake } = slipTotals(slip);
  return {
    text: countText(
      texts,
      areWorse ? 'changes.odds' : 'changes.other',
      asking.length,
      format.language,
    ),
    action: {
      name: PLACE_FIELD,
      value: slip.intentId,
      label:
        stake === 0
          ? texts['place.withoutStake']
          : formatText(texts['place.accept'], { amount: formatMoney(stake, format) }),
    },
  };
}

function summaryLines(
  { slip, rules, texts }: BetSlipData,
  format: BrandFormat,
): readonly SummaryLine[] {
  const totals = slipTotals(slip);
  return [
    {
      label: texts[slip.ticketType === 'multiple' ? 'summary.stake' : 'summary.totalStake'],
      text: formatMoney(totals.stake, format),
    },
    ...(totals.odds
      ? [{ label: texts['summary.totalOdds'], text: exactOddsText(totals.odds, format) }]
      : []),
    ...(missingSelections(slip, rules) > 0
      ? []
      : [
          {
            label: texts['summary.potentialReturn'],
            text: formatMoney(totals.potentialReturn, format),
            isMain: true,
          },
        ]),
  ];
}

interface ObstaclesProps {
  readonly obstacle: PlaceObstacle;
  readonly answer: BetSlipAnswer;
  readonly data: BetSlipData;
}

function Obstacles({ obstacle, answer, data }: ObstaclesProps) {
  const shell = useShellData();
  const { slip, texts } = data;
  const unread = answer.unread.map(({ target }) => stakeError(target, answer, data, shell.format));
  // The same sentence is true of several stakes.
  const sentences = [...new Set([...obstacleTexts(obstacle, slip, texts, shell), ...unread])];
  if (sentences.length === 0) return null;
  return (
    <Alert tone="danger" title={texts['problem.title']} announce="assertive">
      <ul className="grid gap-1">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Alert>
  );
}

interface PlaceButtonProps {
  readonly data: BetSlipData;
  readonly isSending: boolean;
  readonly format: BrandFormat;
}

/** The button names the amount that it places. The attempt in it is placed at most once. */
function PlaceButton({ data: { slip, texts }, isSending, format }: PlaceButtonProps) {
  const { stake } = slipTotals(slip);
  const isSeveral = slip.ticketType === 'singles' && slip.selections.length > 1;
  const label =
    stake === 0
      ? texts['place.withoutStake']
      : formatText(
          texts[ownStake(slip) === 0 ? 'place.freeBet' : isSeveral ? 'place.many' : 'place'],
          {
            amount: formatMoney(stake, format),
          },
        );
  return (
    <Button
      type="submit"
      size="large"
      fullWidth
      name={PLACE_FIELD}
      value={slip.intentId}
      pending={isSending}
    >
      {isSending ? texts['place.pending'] : label}
    </Button>
  );
}
