import { Suspense } from 'react';
import { lateComponent } from '../../frame/late-component.tsx';
import type { BetSlipData } from './bet-slip-data.ts';
import type { FirstSlipTexts } from './first-slip-texts.ts';

/** The server renders it with the page; its script loads when the page is idle. */
const BetSlipView = lateComponent(() => import('./late-slip-view.tsx'));

/** The slip beside the list, on screens that are wide enough. */
export function BetSlipColumn({ data }: { readonly data: BetSlipData<FirstSlipTexts> }) {
  return (
    <aside
      aria-label={data.texts.title}
      className="still-column hidden flex-col self-start overflow-clip card-frame lg:flex"
    >
      <Suspense>
        <BetSlipView data={data} />
      </Suspense>
    </aside>
  );
}
