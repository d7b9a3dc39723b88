import type { Selection } from '@vitrine/betting/bet-slip/bet-slip-types';
import { countEligible, isSinglesOnly } from '@vitrine/betting/bet-slip/combination';
import { countText, formatText } from '@vitrine/messages/format-text';
import { TicketTypeSwitch } from '@vitrine/ui/bet-slip/ticket-type-switch';
import { Still } from '../../../frame/still.tsx';
import { useShellData } from '../../../shell-data.ts';
import type { BetSlipData } from '../bet-slip-data.ts';
import { TICKET_TYPE_FIELD } from '../bet-slip-form.ts';

/** Fewer matches make no multiple, whatever the country asks for. Source: 3§5. */
const FEWEST = 2;

/** The choice of singles or a multiple, with the reason when a multiple is impossible. Source: 3§4. */
export function TicketTypeControl({ data }: { readonly data: BetSlipData }) {
  const { slip, texts, rules } = data;
  const { format } = useShellData();
  const canCombine = countEligible(slip.selections) >= FEWEST;
  const alone = slip.selections.find((selection) => isSinglesOnly(selection, slip.selections));
  const missing = rules.minSelectionsMultiple - slip.selections.length;
  const addMore = missing > 0 ? countText(texts, 'type.addMore', missing, format.language) : null;
  const note = canCombine ? addMore : noneText(alone, data);
  return (
    <Still name="ticket-type" of={[slip.ticketType, Number(canCombine), note ?? '']}>
      <TicketTypeSwitch
        label={texts['type.label']}
        name={TICKET_TYPE_FIELD}
        current={slip.ticketType}
        options={[
          { type: 'singles', label: texts['type.singles'], available: true },
          { type: 'multiple', label: texts['type.multiple'], available: canCombine },
        ]}
        note={note}
      />
    </Still>
  );
}

/** Why no multiple can be made of the slip: of one selection, or of too few matches. Source: 3§5. */
function noneText(alone: Selection | undefined, { slip, texts, rules }: BetSlipData): string {
  if (!alone || slip.selections.length === 1) {
    const count = Math.max(FEWEST, rules.minSelectionsMultiple);
    return formatText(texts['type.multiple.tooFew'], { count });
  }
  return formatText(texts['problem.singlesOnly'], { outcome: alone.latest.outcomeName });
}
