import type { BetSlipAnswer, BetSlipData } from './bet-slip-data.ts';
import { BetSlipView } from './bet-slip-view.tsx';

export interface BetSlipPageProps {
  readonly data: BetSlipData;
  readonly answer: BetSlipAnswer | undefined;
}

/** The slip as a page of its own: where the bar of a phone leads, and where forms end without scripts. */
export function BetSlipPage({ data, answer }: BetSlipPageProps) {
  return (
    <div className="mx-auto w-full max-w-form px-0 py-0 md:px-4 md:py-6">
      <h1 className="sr-only">{data.texts.title}</h1>
      <div className="card-frame flex flex-col overflow-clip max-md:max-h-[calc(100dvh-6.75rem-env(safe-area-inset-bottom))]">
        <BetSlipView data={data} answer={answer} />
      </div>
    </div>
  );
}
