import type { BetSlipData } from './bet-slip-data.ts';
import BetSlipView from './bet-slip-view.tsx';
import type { FirstSlipTexts } from './first-slip-texts.ts';
import { withLateTexts } from './late-slip-texts.ts';

/** The slip with the texts that come with its script. */
export default function LateSlipView({ data }: { readonly data: BetSlipData<FirstSlipTexts> }) {
  return <BetSlipView data={withLateTexts(data)} />;
}
