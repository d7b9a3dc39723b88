import { countEligible } from '@vitrine/betting/bet-slip/combination';
import { countText } from '@vitrine/messages/format-text';
import { TicketTypeSwitch } from '@vitrine/ui/bet-slip/ticket-type-switch';
import { useShellData } from '../../shell-data.ts';
import type { BetSlipData } from './bet-slip-data.ts';
import { TICKET_TYPE_FIELD } from './bet-slip-form.ts';

/** The choice of singles or a multiple, with the reason when a multiple is impossible. Source: 3§4. */
export function TicketTypeControl({ data }: { readonly data: BetSlipData }) {
  const { slip, texts, rules } = data;
  const { format } = useShellData();
  const canCombine = countEligible(slip.selections) >= 2;
  const missing = rules.minSelectionsMultiple - slip.selections.length;
  const addMore = missing > 0 ? countText(texts, 'type.addMore', missing, format.language) : null;
  return (
    <TicketTypeSwitch
      label={texts['type.label']}
      name={TICKET_TYPE_FIELD}
      current={slip.ticketType}
      options={[
        { type: 'singles', label: texts['type.singles'], available: true },
        { type: 'multiple', label: texts['type.multiple'], available: canCombine },
      ]}
      note={canCombine ? addMore : texts['type.multiple.needsTwo']}
    />
  );
}
