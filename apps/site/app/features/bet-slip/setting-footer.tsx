import { slipTotals } from '@vitrine/betting/bet-slip-check';
import { WARNING_SHOWN_MS } from '@vitrine/betting/bet-slip-edit';
import { hasChanged, isInactive } from '@vitrine/betting/bet-slip-selections';
import type { BetSlip } from '@vitrine/betting/bet-slip-types';
import { formatMoney } from '@vitrine/betting/money';
import { formatExactOdds } from '@vitrine/betting/odds';
import { countText, formatText } from '@vitrine/messages/format-text';
import { Alert } from '@vitrine/ui/alert';
import { BetSlipSummary, type SummaryLine } from '@vitrine/ui/bet-slip-summary';
import { Button } from '@vitrine/ui/button';
import { ChangesNotice, type ChangesNoticeProps } from '@vitrine/ui/changes-notice';
import { Link } from '@vitrine/ui/link';
import { SlipWarning } from '@vitrine/ui/slip-warning';
import { loginPath, paths } from '../../paths.ts';
import { type BrandFormat, useShellData } from '../../shell-data.ts';
import type { BetSlipAnswer, BetSlipData, PlaceObstacle } from './bet-slip-data.ts';
import { BUTTON_FIELD, buttonValue, PLACE_FIELD } from './bet-slip-form.ts';
import { obstacleTexts } from './problem-text.ts';

export interface SettingFooterProps {
  readonly data: BetSlipData;
  readonly answer: BetSlipAnswer | undefined;
  readonly isSending: boolean;
}

/** What stands between the selections and the bet: sums, and the one button that leads on. */
export function SettingFooter({ data, answer, isSending }: SettingFooterProps) {
  const { texts, slip } = data;
  const shell = useShellData();
  return (
    <>
      <Warning warning={slip.warning} texts={texts} />
      <BetSlipSummary
        label={texts['summary.label']}
        lines={summaryLines(data, shell.format)}
        note={texts['summary.returnNote']}
      />
      {answer?.obstacle ? <Obstacles obstacle={answer.obstacle} data={data} /> : null}
      <WayOn data={data} isSending={isSending} />
    </>
  );
}

/** Logging in, agreeing to what changed, or placing: never two of them at once. */
function WayOn({ data, isSending }: Omit<SettingFooterProps, 'answer'>) {
  const { format } = useShellData();
  if (!data.isLoggedIn) {
    return (
      <Button asChild fullWidth size="large">
        <a href={loginPath(paths.betSlip)}>{data.texts['place.login']}</a>
      </Button>
    );
  }
  const changes = changesOf(data, format.language);
  if (changes && !isSending) return <ChangesNotice {...changes} />;
  return <PlaceButton data={data} isSending={isSending} format={format} />;
}

function Warning({ warning, texts }: Pick<BetSlip, 'warning'> & Pick<BetSlipData, 'texts'>) {
  return (
    <SlipWarning
      text={warning ? texts[`warning.${warning.code}`] : null}
      passing={warning ? { milliseconds: WARNING_SHOWN_MS, shownAt: warning.shownAt } : undefined}
    />
  );
}

/** What the bettor has to agree to before placing; null when nothing changed. */
function changesOf({ slip, texts }: BetSlipData, language: string): ChangesNoticeProps | null {
  const inactive = slip.selections.filter(isInactive);
  if (inactive.some(({ marketStatus }) => marketStatus !== 'suspended')) {
    return {
      title: texts['changes.title'],
      text: texts['problem.inactiveSelections'],
      action: {
        name: BUTTON_FIELD,
        value: buttonValue({ kind: 'removeInactive' }),
        label: texts['changes.removeInactive'],
      },
    };
  }
  const changed = slip.selections.filter((selection) => hasChanged(selection));
  if (changed.length === 0) return null;
  return {
    title: texts['changes.title'],
    text: countText(texts, 'changes.odds', changed.length, language),
    action: {
      name: BUTTON_FIELD,
      value: buttonValue({ kind: 'acceptChanges' }),
      label: texts['changes.accept'],
    },
  };
}

function summaryLines({ slip, texts }: BetSlipData, format: BrandFormat): readonly SummaryLine[] {
  const totals = slipTotals(slip);
  return [
    {
      label: texts[slip.ticketType === 'multiple' ? 'summary.stake' : 'summary.totalStake'],
      text: formatMoney(totals.stake, format),
    },
    ...(totals.odds
      ? [{ label: texts['summary.totalOdds'], text: formatExactOdds(totals.odds, '.') }]
      : []),
    {
      label: texts['summary.potentialReturn'],
      text: formatMoney(totals.potentialReturn, format),
      isMain: true,
    },
  ];
}

interface ObstaclesProps {
  readonly obstacle: PlaceObstacle;
  readonly data: BetSlipData;
}

function Obstacles({ obstacle, data: { slip, texts } }: ObstaclesProps) {
  const sentences = obstacleTexts(obstacle, slip, texts, useShellData());
  if (sentences.length === 0) return null;
  const needsDeposit =
    obstacle.kind === 'problems' &&
    obstacle.problems.some(({ reason }) => reason === 'balanceTooLow');
  return (
    <Alert
      tone="danger"
      title={texts['problem.title']}
      announce="assertive"
      action={needsDeposit ? <Link href={paths.deposit}>{texts['place.deposit']}</Link> : null}
    >
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

/** Says what it will do: place this amount. The attempt it names is placed once. */
function PlaceButton({ data: { slip, texts }, isSending, format }: PlaceButtonProps) {
  const { stake } = slipTotals(slip);
  const isSeveral = slip.ticketType === 'singles' && slip.selections.length > 1;
  const label =
    stake === 0
      ? texts['place.withoutStake']
      : formatText(texts[isSeveral ? 'place.many' : 'place'], {
          amount: formatMoney(stake, format),
        });
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
