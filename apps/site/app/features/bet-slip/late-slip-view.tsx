import type { BetSlipData } from './bet-slip-data.ts';
import BetSlipView from './bet-slip-view.tsx';
import type { FirstSlipTexts } from './first-slip-texts.ts';
import { withLateTexts } from './late-slip-texts.ts';
import { useTicketPolling } from './use-ticket-polling.ts';

/**
 * The slip with the texts that come with its script. It asks about the tickets of the whole page: on a phone,
 * where it can't be seen, for the sheet, open or not.
 */
export default function LateSlipView({ data }: { readonly data: BetSlipData<FirstSlipTexts> }) {
  useTicketPolling(data.slip);
  return <BetSlipView data={withLateTexts(data)} />;
}
