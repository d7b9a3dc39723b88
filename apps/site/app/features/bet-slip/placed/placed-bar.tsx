import type { BetSlip } from '@vitrine/betting/bet-slip/bet-slip-types';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { PlacedSlipBar, type PlacedSlipState } from '@vitrine/ui/bet-slip/placed-slip-bar';
import type { MouseEvent } from 'react';
import { paths } from '../../../paths.ts';
import { ticketPath } from '../../../paths/slip-paths.ts';
import type { FirstSlipTexts } from '../first-slip-texts.ts';
import { allTexts } from '../late-slip-texts.ts';
import { isAnyNotConfirmed } from '../not-confirmed.ts';
import { resultTitle } from './result-title.ts';

interface PlacedBarProps {
  readonly slip: BetSlip;
  readonly texts: FirstSlipTexts;
  /** Opens the sheet. */
  readonly onOpen: (event: MouseEvent) => void;
}

/** The collapsed slip after it was placed. The receipt of an accepted bet is a page; all else is in the sheet. */
export default function PlacedBar({ slip, texts, onOpen }: PlacedBarProps) {
  const bar = barOf(slip, allTexts(texts));
  return bar.state === 'success' ? (
    <PlacedSlipBar {...bar} href={ticketPath(slip.intentId)} />
  ) : (
    <PlacedSlipBar {...bar} href={paths.betSlip} onClick={onOpen} />
  );
}

interface Bar {
  readonly state: PlacedSlipState;
  readonly title: string;
  readonly hint: string;
}

function barOf(slip: BetSlip, texts: Namespaces['bet-slip']): Bar {
  if (slip.step === 'waiting') {
    return { state: 'waiting', title: texts['waiting.title'], hint: texts['bar.follow'] };
  }
  if (slip.step === 'disconnected') {
    return {
      state: 'disconnected',
      title: texts['bar.disconnected'],
      hint: texts['bar.whatToDo'],
    };
  }
  const title = resultTitle(slip, texts);
  if (slip.resultStatus === 'success') {
    return { state: 'success', title, hint: texts['bar.receipt'] };
  }
  const isMixed = slip.resultStatus === 'mixed' || isAnyNotConfirmed(slip);
  return isMixed
    ? { state: 'mixed', title, hint: texts['bar.details'] }
    : { state: 'error', title, hint: texts['bar.reason'] };
}
