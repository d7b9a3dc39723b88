import { slipTotals } from '@vitrine/betting/bet-slip-check';
import type { StakeTarget } from '@vitrine/betting/bet-slip-event';
import { hasChanged, isInactive } from '@vitrine/betting/bet-slip-selections';
import type { BetSlip } from '@vitrine/betting/bet-slip-types';
import { formatMoney, type MinorUnits } from '@vitrine/betting/money';
import { formatExactOdds } from '@vitrine/betting/odds';
import { countText, formatText } from '@vitrine/messages/format-text';
import { Alert } from '@vitrine/ui/alert';
import { BetSlipSummary, type SummaryLine } from '@vitrine/ui/bet-slip-summary';
import { Button } from '@vitrine/ui/button';
import { ChangesNotice } from '@vitrine/ui/changes-notice';
import { Link } from '@vitrine/ui/link';
import { QuickStakes } from '@vitrine/ui/quick-stakes';
import { SlipWarning } from '@vitrine/ui/slip-warning';
import { loginPath, paths } from '../../paths.ts';
import { type BrandFormat, useShellData } from '../../shell-data.ts';
import type { BetSlipAnswer, BetSlipData, PlaceObstacle } from './bet-slip-data.ts';
import { BUTTON_FIELD, buttonValue, PLACE_FIELD } from './bet-slip-form.ts';
import { obstacleTexts, stakeError } from './problem-text.ts';
import { SlipStakeField } from './slip-stake-field.tsx';

export interface SettingFooterProps {
  readonly data: BetSlipData;
  readonly answer: BetSlipAnswer | undefined;
  readonly warning: BetSlip['warning'];
  readonly isSending: boolean;
  readonly onStake: (target: StakeTarget, stake: MinorUnits | null) => void;
}

/** What stands between the selections and the bet: stake, sums, changes, and the placing button. */
export function SettingFooter({ data, answer, warning, isSending, onStake }: SettingFooterProps) {
  const { slip, texts } = data;
  const shell = useShellData();
  const target = commonTarget(slip);
  return (
    <>
      <SlipWarning text={warning ? texts[`warning.${warning.code}`] : null} />
      <Changes data={data} />
      {slip.ticketType === 'multiple' ? (
        <SlipStakeField
          target="multiple"
          stake={slip.stakeMultiple}
          label={texts['stake.multiple']}
          error={stakeError('multiple', answer, data, shell.format)}
          onStake={onStake}
        />
      ) : null}
      {target ? <AddStakes data={data} target={target} /> : null}
      <BetSlipSummary
        label={texts['summary.label']}
        lines={summaryLines(data, shell.format)}
        note={texts['summary.returnNote']}
      />
      {answer?.obstacle ? <Obstacles obstacle={answer.obstacle} data={data} /> : null}
      {data.isLoggedIn ? (
        <PlaceButton data={data} isSending={isSending} format={shell.format} />
      ) : (
        <Button asChild fullWidth size="large">
          <a href={loginPath(paths.betSlip)}>{texts['place.login']}</a>
        </Button>
      )}
      <p className="text-xs text-text-muted">
        {texts['place.terms']} {texts['place.adult']}
      </p>
    </>
  );
}

/** The stake that ready amounts add to: the only one there is to enter. */
function commonTarget(slip: BetSlip): StakeTarget | null {
  if (slip.ticketType === 'multiple') return 'multiple';
  const [only, ...others] = slip.selections;
  return only && others.length === 0 ? { outcomeId: only.outcomeId } : null;
}

function AddStakes({ data, target }: { readonly data: BetSlipData; readonly target: StakeTarget }) {
  const { texts, quickStakes } = data;
  const { format } = useShellData();
  return (
    <QuickStakes
      label={texts['stake.quick']}
      name={BUTTON_FIELD}
      stakes={quickStakes.map((amount) => {
        const money = formatMoney(amount, format);
        return {
          value: buttonValue({ kind: 'addStake', target, amount }),
          text: formatText(texts['stake.quickShort'], { amount: money.replace(/[.,]00$/, '') }),
          accessibleName: formatText(texts['stake.quickAdd'], { amount: money }),
        };
      })}
    />
  );
}

function Changes({ data: { slip, texts } }: { readonly data: BetSlipData }) {
  const { language } = useShellData().format;
  const inactive = slip.selections.filter(isInactive);
  if (inactive.some(({ marketStatus }) => marketStatus !== 'suspended')) {
    return (
      <ChangesNotice
        title={texts['changes.title']}
        text={texts['problem.inactiveSelections']}
        action={{
          name: BUTTON_FIELD,
          value: buttonValue({ kind: 'removeInactive' }),
          label: texts['changes.removeInactive'],
        }}
      />
    );
  }
  const changed = slip.selections.filter((selection) => hasChanged(selection));
  if (changed.length === 0) return null;
  return (
    <ChangesNotice
      title={texts['changes.title']}
      text={countText(texts, 'changes.odds', changed.length, language)}
      action={{
        name: BUTTON_FIELD,
        value: buttonValue({ kind: 'acceptChanges' }),
        label: texts['changes.accept'],
      }}
    />
  );
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
