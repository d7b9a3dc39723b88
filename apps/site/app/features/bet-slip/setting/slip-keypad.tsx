import type { BetSlip } from '@vitrine/betting/bet-slip/bet-slip-types';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { StakeKeypad } from '@vitrine/ui/bet-slip/stake-keypad';
import { useEffect, useState } from 'react';
import { useShellData } from '../../../shell-data.ts';
import { BUTTON_FIELD, buttonValue, sheetFieldId, STAKE_FIELD } from '../bet-slip-form.ts';

export interface SlipKeypadProps {
  readonly slip: BetSlip;
  readonly texts: Namespaces['bet-slip'];
}

/**
 * Number keys in the sheet of a phone. They write into the stake field that had the focus last, at first
 * into the slip's first one; those of a multiple come with its field's first focus, so that its selections
 * are in view until then. The sheet needs scripts, and so do the keys.
 */
export function SlipKeypad({ slip, texts }: SlipKeypadProps) {
  const { format } = useShellData();
  const [touched, setTouched] = useState<string | null>(null);
  useEffect(() => {
    function remember({ target }: FocusEvent) {
      const isStake = target instanceof HTMLInputElement && target.name.startsWith(STAKE_FIELD);
      if (isStake) setTouched(target.id);
    }
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  if (slip.ticketType === 'multiple' && touched === null) return null;
  const fields =
    slip.ticketType === 'multiple'
      ? [sheetFieldId('multiple')]
      : slip.selections.map(({ outcomeId }) => sheetFieldId({ outcomeId }));
  const fieldId = fields.find((id) => id === touched) ?? fields[0] ?? '';
  return (
    <StakeKeypad
      fieldId={fieldId}
      label={texts['keypad.label']}
      writing={format}
      separatorLabel={texts[format.decimalSeparator === ',' ? 'separatorComma' : 'separatorDot']}
      backspaceLabel={texts['keypad.backspace']}
      name={BUTTON_FIELD}
      keyValue={() => buttonValue({ kind: 'update' })}
    />
  );
}
