import { useFetcher, useLocation } from '@remix-run/react';
import type { ShownSlipEvent, StakeTarget } from '@vitrine/betting/bet-slip/bet-slip-event';
import type { BetSlip } from '@vitrine/betting/bet-slip/bet-slip-types';
import type { MinorUnits } from '@vitrine/betting/base/money';
import { isSameTarget } from '@vitrine/betting/bet-slip/stakes/stake-target';
import { reduceShownSlip } from '@vitrine/betting/bet-slip/shown-bet-slip';
import { countText } from '@vitrine/messages/format-text';
import { BetSlipPanel } from '@vitrine/ui/bet-slip/bet-slip-panel';
import { Button } from '@vitrine/ui/base/button';
import {
  type ComponentType,
  type FormEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { CsrfField } from '../../forms/csrf-field.tsx';
import { paths } from '../../paths.ts';
import { useShellData } from '../../shell-data.ts';
import { useHydrated } from '../../frame/use-hydrated.ts';
import type { BetSlipAnswer, BetSlipData } from './bet-slip-data.ts';
import {
  BUTTON_FIELD,
  buttonValue,
  PLACE_FIELD,
  SHOWN_FIELD,
  SHOWN_TYPE_FIELD,
} from './bet-slip-form.ts';
import { EmptySlip } from './empty-slip.tsx';
import { PlacedView } from './placed-view.tsx';
import { shownValue } from './read-bet-slip-form.ts';
import { BalanceLimit } from './setting/balance-limit.tsx';
import { SettingFooter } from './setting/setting-footer.tsx';
import { SettingItems } from './setting/setting-items.tsx';
import type { SlipKeypadProps } from './setting/slip-keypad.tsx';
import { TicketTypeControl } from './setting/ticket-type-control.tsx';
import { useQueuedPlacing } from './setting/use-queued-placing.ts';
import { useLiveSlip } from './use-live-slip.ts';
import { useOptimisticBetSlip } from './use-optimistic-bet-slip.ts';
import { useFocusKept } from './placed/use-focus-kept.ts';
import { useStepInView } from './placed/use-step-in-view.ts';
import { useResultShown } from './placed/use-result-shown.ts';

export interface BetSlipViewProps {
  readonly data: BetSlipData;
  /** The answer to the last posted form, for a page that shows it without scripts. */
  readonly answer?: BetSlipAnswer | undefined;
  /** Beside the title, such as the button that closes the sheet. */
  readonly headerAction?: ReactNode;
  /** Whether it stands in the sheet of a phone. */
  readonly isSheet?: boolean;
  /** The keys of a sheet, whose script comes with the sheet. */
  readonly Keypad?: ComponentType<SlipKeypadProps> | undefined;
}

const FETCHER_KEY = 'bet-slip';

/** The bet slip, one form: the same in column, sheet and page. */
export default function BetSlipView({
  data,
  answer: answerOfPage,
  headerAction,
  isSheet = false,
  Keypad,
}: BetSlipViewProps) {
  const { texts } = data;
  const { format } = useShellData();
  const { pathname } = useLocation();
  const isHydrated = useHydrated();
  const fetcher = useFetcher<BetSlipAnswer>({ key: FETCHER_KEY });
  const answer = fetcher.data ?? answerOfPage;
  const { slip, enterStake, handOver } = useTypedStakes(
    useOptimisticBetSlip(useLiveSlip(data.slip, data.now), format, data.now),
  );
  const { form, isQueued, waits } = useQueuedPlacing(fetcher.state === 'idle', (order) => {
    fetcher.submit(order, { method: 'post', action: paths.betSlip });
    handOver();
  });
  useResultShown(form, data.slip);
  const focus = useFocusKept(form, slip.step);
  const start = useRef<HTMLDivElement>(null);
  useStepInView(start, slip.step);
  const count = slip.selections.length;
  const current = { ...data, slip };
  const isSending = isQueued || (fetcher.formData?.has(PLACE_FIELD) ?? false);

  function submit(event: FormEvent<HTMLFormElement>) {
    if (waits(event)) event.preventDefault();
    else handOver();
  }

  return (
    <fetcher.Form
      noValidate
      method="post"
      action={paths.betSlip}
      ref={form}
      onSubmit={submit}
      {...focus}
      className="flex max-h-full min-h-0 flex-col"
    >
      <CsrfField />
      <BalanceLimit slip={slip} texts={texts} isSending={isSending} />
      <input type="hidden" name="returnTo" value={pathname} />
      {isHydrated ? <input type="hidden" name="stay" value="1" /> : null}
      {slip.step === 'settingBet' ? <ShownFields slip={slip} /> : null}
      <BetSlipPanel
        title={texts.title}
        count={count}
        countText={countText(texts, 'count', count, format.language)}
        defaultAction={{ name: BUTTON_FIELD, value: buttonValue({ kind: 'update' }) }}
        headerActions={
          <>
            {slip.step === 'settingBet' && count > 1 ? <ClearButton data={current} /> : null}
            {headerAction}
          </>
        }
        controls={
          count > 1 && slip.step === 'settingBet' ? <TicketTypeControl data={current} /> : null
        }
        footer={
          slip.step === 'settingBet' ? (
            <SettingFooter data={current} answer={answer} isSending={isSending} />
          ) : null
        }
      >
        <div ref={start} className="scroll-mt-[calc(var(--sticky-top,0px)+3.25rem)]" />
        <Content
          data={current}
          answer={answer}
          onStake={enterStake}
          isSheet={isSheet}
          Keypad={Keypad}
          onChoice={() => form.current?.requestSubmit()}
        />
      </BetSlipPanel>
    </fetcher.Form>
  );
}

/** The bets that the form shows, with their prices: the placing button agrees to exactly that. */
function ShownFields({ slip }: { readonly slip: BetSlip }) {
  return (
    <>
      <input type="hidden" name={SHOWN_TYPE_FIELD} value={slip.ticketType} />
      {slip.selections.map(({ outcomeId, latest }) => (
        <input
          key={outcomeId}
          type="hidden"
          name={SHOWN_FIELD + outcomeId}
          value={shownValue(latest)}
        />
      ))}
    </>
  );
}

interface ContentProps {
  readonly data: BetSlipData;
  readonly answer: BetSlipAnswer | undefined;
  readonly onStake: (target: StakeTarget, stake: MinorUnits | null) => void;
  readonly onChoice: () => void;
  readonly isSheet: boolean;
  readonly Keypad: ComponentType<SlipKeypadProps> | undefined;
}

function Content({ data, answer, ...setting }: ContentProps) {
  const { slip } = data;
  if (slip.step === 'initial') return <EmptySlip data={data} />;
  if (slip.step === 'settingBet') {
    return <SettingItems data={data} answer={answer} {...setting} />;
  }
  return <PlacedView slip={slip} texts={data.texts} intentId={slip.intentId} now={data.now} />;
}

function ClearButton({ data: { texts } }: { readonly data: BetSlipData }) {
  return (
    <Button
      type="submit"
      intent="link"
      size="small"
      name={BUTTON_FIELD}
      value={buttonValue({ kind: 'clear' })}
      aria-label={texts['clear.label']}
    >
      {texts.clear}
    </Button>
  );
}

/**
 * The stakes that are typed but not posted yet: the sums follow every key. After a button posts them
 * they belong to the slip, and are typed again when nobody answers.
 */
function useTypedStakes(slip: BetSlip) {
  const [{ typed }, setStakes] = useState<TypedStakes>({ typed: [], posted: [] });
  const enterStake = useCallback(
    (target: StakeTarget, stake: MinorUnits | null) =>
      setStakes(({ typed: before, posted }) => ({
        typed: entered(before, [{ kind: 'stakeEntered', target, stake }]),
        posted,
      })),
    [],
  );
  const handOver = useCallback(() => setStakes(({ typed: posted }) => ({ typed: [], posted })), []);
  useEffect(() => {
    const takeBack = ({ detail: key }: CustomEvent<string | null>) => {
      if (key !== FETCHER_KEY) return;
      setStakes(({ typed: since, posted }) => ({ typed: entered(posted, since), posted: [] }));
    };
    addEventListener('unanswered', takeBack);
    return () => removeEventListener('unanswered', takeBack);
  }, []);
  return { slip: typed.reduce<BetSlip>(reduceShownSlip, slip), enterStake, handOver };
}

/** The stakes with later ones in place of those of the same bets. */
function entered(
  stakes: readonly StakeEntered[],
  later: readonly StakeEntered[],
): readonly StakeEntered[] {
  const isReplaced = ({ target }: StakeEntered) =>
    later.some((entry) => isSameTarget(entry.target, target));
  return [...stakes.filter((entry) => !isReplaced(entry)), ...later];
}

interface TypedStakes {
  readonly typed: readonly StakeEntered[];
  /** Those of the form that was posted last. */
  readonly posted: readonly StakeEntered[];
}

type StakeEntered = Extract<ShownSlipEvent, { kind: 'stakeEntered' }>;
