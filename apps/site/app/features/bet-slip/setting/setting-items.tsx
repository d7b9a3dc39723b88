import type { StakeTarget } from '@vitrine/betting/bet-slip/bet-slip-event';
import type { BetSlip, Selection } from '@vitrine/betting/bet-slip/bet-slip-types';
import { formatMoney, formatRoundMoney, type MinorUnits, ZERO } from '@vitrine/betting/base/money';
import { isStakeFixed, paidReturn } from '@vitrine/betting/bet-slip/free-bets/free-stake';
import { formatText } from '@vitrine/messages/format-text';
import { BetSlipItem } from '@vitrine/ui/bet-slip/bet-slip-item';
import { KeptFocus } from '@vitrine/ui/base/kept-focus';
import { Link } from '@vitrine/ui/base/link';
import { QuickStakes } from '@vitrine/ui/bet-slip/quick-stakes';
import type { ComponentType } from 'react';
import { Still } from '../../../frame/still.tsx';
import { paths } from '../../../paths.ts';
import { useShellData } from '../../../shell-data.ts';
import type { BetSlipAnswer, BetSlipData } from '../bet-slip-data.ts';
import { BUTTON_FIELD, buttonValue, stakeField } from '../bet-slip-form.ts';
import { KeptControls } from '../kept/kept-controls.tsx';
import { stakeError, unreadStake } from '../problem-text.ts';
import { selectionItem } from '../selection-item.ts';
import { FreeBetControl } from './free-bet-control.tsx';
import { OddsChangeControl } from './odds-change-control.tsx';
import { OwnLimits } from './own-limits.tsx';
import type { SlipKeypadProps } from './slip-keypad.tsx';
import { SlipOutlook } from './slip-outlook.tsx';
import { SlipStakeField } from './slip-stake-field.tsx';
import { StakeFacts } from './stake-facts.tsx';
import { StakeWithLimit } from './stake-with-limit.tsx';
import { useTypedStake } from './use-typed-stake.ts';

export interface SettingItemsProps {
  readonly data: BetSlipData;
  readonly answer: BetSlipAnswer | undefined;
  readonly onStake: (target: StakeTarget, stake: MinorUnits | null) => void;
  readonly onChoice: () => void;
  readonly isSheet: boolean;
  /** Keys of the slip, which write into its fields in the place of the phone's. */
  readonly Keypad: ComponentType<SlipKeypadProps> | undefined;
}

/**
 * The selections of a slip in editing, with the stake of each. That of a multiple stands before them, where no
 * number of selections pushes it out of view.
 */
export function SettingItems(props: SettingItemsProps) {
  const { data, onChoice } = props;
  const { slip, texts } = data;
  const isMultiple = slip.ticketType === 'multiple';
  return (
    <>
      {isMultiple ? <MultipleStake {...props} /> : null}
      <KeptFocus state={slip.selections.map(({ outcomeId }) => outcomeId).join(' ')}>
        <ul>
          {slip.selections.map((selection) => (
            <SettingItem key={selection.outcomeId} {...props} selection={selection} />
          ))}
        </ul>
      </KeptFocus>
      <div className="grid gap-3 border-t border-hairline p-card">
        {isMultiple ? null : <StakeTools {...props} />}
        <SlipOutlook slip={slip} rules={data.rules} texts={texts} />
        {data.isLoggedIn ? (
          <OddsChangeControl slip={slip} texts={texts} onChoice={onChoice} />
        ) : null}
        <Still name="slip-terms" of={[data.kept.length]}>
          <p className="text-xs text-text-muted">
            {texts['place.terms']} {texts['place.adult']}
          </p>
          <KeptControls data={data} />
        </Still>
      </div>
    </>
  );
}

interface SettingItemProps extends SettingItemsProps {
  readonly selection: Selection;
}

/** A selection; of singles with its own stake. */
function SettingItem({
  data,
  answer,
  onStake,
  onChoice,
  isSheet,
  Keypad,
  selection,
}: SettingItemProps) {
  const { slip, texts } = data;
  const { format } = useShellData();
  const [stake, enterStake] = useTypedStake(selection.stake, onStake);
  const item = selectionItem(selection, slip, texts, format);
  if (slip.ticketType === 'multiple') {
    return (
      <Still name="selection" of={[JSON.stringify(item)]}>
        <BetSlipItem {...item} />
      </Still>
    );
  }
  const target = { outcomeId: selection.outcomeId };
  return (
    <BetSlipItem
      {...item}
      stake={
        <StakeWithLimit data={data} target={target}>
          {selection.freeBet ? null : (
            <SlipStakeField
              target={target}
              stake={stake}
              unread={unreadStake(target, answer)}
              label={texts['stake.single']}
              accessibleName={formatText(texts['stake.singleOf'], { outcome: item.outcomeName })}
              error={stakeError(target, answer, data, format)}
              onStake={enterStake}
              isSheet={isSheet}
              hasKeypad={Keypad !== undefined}
            />
          )}
        </StakeWithLimit>
      }
      payment={<FreeBetControl data={data} target={target} onChoice={onChoice} />}
      potentialReturn={{
        label: texts['item.potentialReturn'],
        text: formatMoney(
          paidReturn(stake ?? ZERO, [selection.latest.odds], selection.freeBet),
          format,
        ),
      }}
    />
  );
}

/** The one stake of a multiple, with all that helps to choose it. */
function MultipleStake(props: SettingItemsProps) {
  const { data, answer, onStake, onChoice, isSheet, Keypad } = props;
  const { slip, texts } = data;
  const { format } = useShellData();
  return (
    <div className="grid gap-3 border-b border-hairline p-card">
      <StakeWithLimit data={data} target="multiple">
        {slip.freeBetMultiple ? null : (
          <SlipStakeField
            target="multiple"
            stake={slip.stakeMultiple}
            unread={unreadStake('multiple', answer)}
            label={texts['stake.multiple']}
            error={stakeError('multiple', answer, data, format)}
            onStake={onStake}
            isSheet={isSheet}
            hasKeypad={Keypad !== undefined}
          />
        )}
        <FreeBetControl data={data} target="multiple" onChoice={onChoice} />
      </StakeWithLimit>
      <StakeTools {...props} />
    </div>
  );
}

/** Balance and limits, ready amounts and keys: what a stake is chosen by. */
function StakeTools({ data, Keypad }: Pick<SettingItemsProps, 'data' | 'Keypad'>) {
  const { slip, texts } = data;
  const target = commonTarget(slip);
  const isFixed = target !== null && isStakeFixed(slip, target);
  return (
    <>
      <StakeFacts data={data} />
      <OwnLimits data={data} target={isFixed ? null : target} />
      {target && !isFixed ? (
        <Still name="quick-stakes" of={[stakeField(target), ...data.quickStakes]}>
          <AddStakes data={data} target={target} />
        </Still>
      ) : null}
      {Keypad && !isFixed ? <Keypad slip={slip} texts={texts} /> : null}
      {target && !isFixed && data.isLoggedIn ? (
        <p className="text-xs">
          <Link href={paths.quickStakes}>{texts['quickStakes.edit']}</Link>
        </p>
      ) : null}
    </>
  );
}

/** The stake that the ready amounts are added to, when the slip has only one; otherwise null. */
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
          text: formatText(texts['stake.quickShort'], {
            amount: formatRoundMoney(amount, format),
          }),
          accessibleName: formatText(texts['stake.quickAdd'], { amount: money }),
        };
      })}
    />
  );
}
