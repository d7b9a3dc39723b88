import { countEligible } from '@vitrine/betting/combination';
import { TicketTypeSwitch } from '@vitrine/ui/ticket-type-switch';
import type { BetSlipData } from './bet-slip-data.ts';
import { TICKET_TYPE_FIELD } from './bet-slip-form.ts';

/** Singles or a multiple; says why when a multiple is out of reach. Source: 3§4. */
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
