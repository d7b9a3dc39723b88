import type { BetSlip } from '@vitrine/betting/bet-slip/bet-slip-types';
import type { FirstSlipTexts } from '../first-slip-texts.ts';
import { allTexts } from '../late-slip-texts.ts';
import type { AnnounceTexts } from './odds-news.ts';
import { SlipOddsAnnouncer } from './slip-odds-announcer.tsx';
import { SlipTapAnnouncer } from './slip-tap-announcer.tsx';

export interface SlipAnnouncersProps {
  readonly slip: BetSlip;
  readonly texts: FirstSlipTexts;
  readonly announce: AnnounceTexts;
}

/** What a sportsbook's page says aloud of the slip: its taps and its prices. */
export default function SlipAnnouncers({ slip, texts, announce }: SlipAnnouncersProps) {
  return (
    <>
      <SlipTapAnnouncer slip={slip} texts={allTexts(texts)} />
      <SlipOddsAnnouncer slip={slip} texts={announce} />
    </>
  );
}
