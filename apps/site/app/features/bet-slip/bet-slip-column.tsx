import type { BetSlipData } from './bet-slip-data.ts';
import { BetSlipView } from './bet-slip-view.tsx';

/** The slip beside the list, where there is room for it. */
export function BetSlipColumn({ data }: { readonly data: BetSlipData }) {
  return (
    <aside
      aria-label={data.texts.title}
      className="sticky top-20 hidden max-h-[calc(100dvh-6rem)] flex-col self-start overflow-clip card-frame lg:flex"
    >
      <BetSlipView data={data} />
    </aside>
  );
}
