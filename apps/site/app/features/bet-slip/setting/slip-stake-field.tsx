import type { StakeTarget } from '@vitrine/betting/bet-slip/bet-slip-event';
import { formatAmountForField, type MinorUnits, parseAmount } from '@vitrine/betting/base/money';
import { StakeField } from '@vitrine/ui/bet-slip/stake-field';
import { useEffect, useRef } from 'react';
import { Still } from '../../../frame/still.tsx';
import { useShellData } from '../../../shell-data.ts';
import { sheetFieldId, stakeField } from '../bet-slip-form.ts';

export interface SlipStakeFieldProps {
  readonly target: StakeTarget;
  readonly stake: MinorUnits | null;
  /** A typed text that could not be read; it stays so that the bettor can correct it. */
  readonly unread: string | undefined;
  readonly label: string;
  readonly accessibleName?: string | undefined;
  readonly hint?: string | undefined;
  /** In the sheet, beside which the page has the same field once more. */
  readonly isSheet?: boolean | undefined;
  /** Keys of the slip write into the field. */
  readonly hasKeypad?: boolean | undefined;
  readonly error: string | null;
  readonly onStake: (target: StakeTarget, stake: MinorUnits | null) => void;
}

/**
 * The stake field of a target. It shows the typed text until the slip's stake becomes a different
 * one.
 */
export function SlipStakeField({
  target,
  stake,
  unread,
  isSheet = false,
  hasKeypad = false,
  onStake,
  ...words
}: SlipStakeFieldProps) {
  const { format } = useShellData();
  const field = useRef<HTMLInputElement>(null);
  const name = stakeField(target);
  // The first value is the stake, or what the bettor typed before the scripts ran; neither may be
  // overwritten.
  const shown = useRef(stake);
  useEffect(() => {
    const input = field.current;
    if (!input || shown.current === stake) return;
    shown.current = stake;
    const typed = parseAmount(input.value, format);
    const isTyping = !typed.ok && typed.reason !== 'empty';
    if (isTyping || (typed.ok ? typed.value : null) === stake) return;
    input.value = stake === null ? '' : formatAmountForField(stake, format);
  }, [stake, format]);
  const { label, accessibleName = '', hint = '', error } = words;
  const isRefused = unread !== undefined || error !== null;
  return (
    <Still
      name="stake"
      of={
        isRefused
          ? null
          : [name, Number(isSheet), Number(hasKeypad), stake ?? '', label, accessibleName, hint]
      }
    >
      <StakeField
        ref={field}
        id={isSheet ? sheetFieldId(target) : name}
        hasKeypad={hasKeypad}
        name={name}
        currencySymbol={format.currencySymbol}
        writing={format}
        defaultValue={unread ?? (stake === null ? '' : formatAmountForField(stake, format))}
        onStakeText={(text) => {
          const parsed = parseAmount(text, format);
          if (parsed.ok) onStake(target, parsed.value === 0 ? null : parsed.value);
          else if (parsed.reason === 'empty') onStake(target, null);
        }}
        {...words}
      />
    </Still>
  );
}
