import { countEligible } from '@vitrine/betting/bet-slip/combination';
import { TicketTypeSwitch } from '@vitrine/ui/bet-slip/ticket-type-switch';
import type { BetSlipData } from './bet-slip-data.ts';
import { TICKET_TYPE_FIELD } from './bet-slip-form.ts';

/** The choice of singles or a multiple, with the reason when a multiple is impossible. Source: 3§4. */
export function TicketTypeControl({ data: { slip, texts } }: { readonly data: BetSlipData }) {
  const canCombine = countEligible(slip.selections) >= 2;
  return (
    <TicketTypeSwitch
      label={texts['type.label']}
      name={TICKET_TYPE_FIELD}
      current={slip.ticketType}
      options={[
        { type: 'singles', label: texts['type.singles'], available: true },
        { type: 'multiple', label: texts['type.multiple'], available: canCombine },
      ]}
      note={canCombine ? null : texts['type.multiple.needsTwo']}
    />
  );
}
