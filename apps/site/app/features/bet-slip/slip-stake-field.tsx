import type { StakeTarget } from '@vitrine/betting/bet-slip-event';
import { formatAmountForField, type MinorUnits, parseAmount } from '@vitrine/betting/money';
import { StakeField } from '@vitrine/ui/stake-field';
import { useEffect, useRef } from 'react';
import { useShellData } from '../../shell-data.ts';
import { stakeField } from './bet-slip-form.ts';

export interface SlipStakeFieldProps {
  readonly target: StakeTarget;
  readonly stake: MinorUnits | null;
  /** What was typed and could not be read: it stays, to be mended. */
  readonly unread: string | undefined;
  readonly label: string;
  readonly accessibleName?: string | undefined;
  readonly hint?: string | undefined;
  readonly error: string | null;
  readonly onStake: (target: StakeTarget, stake: MinorUnits | null) => void;
}

/** The stake of a target. It shows what was typed, until the slip has another stake than that. */
export function SlipStakeField({ target, stake, unread, onStake, ...words }: SlipStakeFieldProps) {
  const { currencySymbol, decimalSeparator } = useShellData().format;
  const field = useRef<HTMLInputElement>(null);
  const name = stakeField(target);
  // It comes with its stake, or with what was typed before the scripts, which is not to be undone.
  const shown = useRef(stake);
  useEffect(() => {
    const input = field.current;
    if (!input || shown.current === stake) return;
    shown.current = stake;
    const typed = parseAmount(input.value, decimalSeparator);
    const isTyping = !typed.ok && typed.reason !== 'empty';
    if (isTyping || (typed.ok ? typed.value : null) === stake) return;
    input.value = stake === null ? '' : formatAmountForField(stake, decimalSeparator);
  }, [stake, decimalSeparator]);
  return (
    <StakeField
      ref={field}
      id={name}
      name={name}
      currencySymbol={currencySymbol}
      separator={decimalSeparator}
      defaultValue={unread ?? (stake === null ? '' : formatAmountForField(stake, decimalSeparator))}
      onStakeText={(text) => {
        const parsed = parseAmount(text, decimalSeparator);
        if (parsed.ok) onStake(target, parsed.value === 0 ? null : parsed.value);
        else if (parsed.reason === 'empty') onStake(target, null);
      }}
      {...words}
    />
  );
}
