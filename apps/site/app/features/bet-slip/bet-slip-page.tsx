import type { ReactNode } from 'react';
import type { BetSlipAnswer, BetSlipData } from './bet-slip-data.ts';
import BetSlipView from './bet-slip-view.tsx';
import { useOtherTabs } from './use-other-tabs.ts';
import { useKeyboardInset } from './use-keyboard-inset.ts';
import { useTicketPolling } from './use-ticket-polling.ts';
import { useStakeFocus } from './setting/use-stake-focus.ts';

export interface BetSlipPageProps {
  readonly data: BetSlipData;
  readonly answer: BetSlipAnswer | undefined;
  /** Shown beside the title of the slip while its prices are live. */
  readonly liveControl?: ReactNode;
}

/** The slip as a page: the target of the phone's bar, and of forms when scripts are off. */
export function BetSlipPage({ data, answer, liveControl }: BetSlipPageProps) {
  useStakeFocus();
  useKeyboardInset();
  useOtherTabs(data.slip);
  useTicketPolling(data.slip);
  return (
    <div className="mx-auto flex w-full max-w-form flex-col max-lg:[--slip-footer-bottom:max(var(--keyboard-inset,0px),calc(3.5rem+env(safe-area-inset-bottom)))] max-lg:[--slip-footer-height:15rem] md:px-4 md:py-6">
      <h1 className="sr-only">{data.texts.title}</h1>
      <div className="card-frame overflow-clip">
        <BetSlipView
          data={data}
          answer={answer}
          headerAction={
            data.slip.step === 'settingBet' && liveControl ? (
              // It has no padding of its own to stand over the edge with.
              <div className="mr-3 flex items-center">{liveControl}</div>
            ) : null
          }
        />
      </div>
    </div>
  );
}
