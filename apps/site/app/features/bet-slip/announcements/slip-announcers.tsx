import type { BetSlip } from '@vitrine/betting/bet-slip/bet-slip-types';
import type { AnnounceTexts } from './odds-news.ts';
import { SlipOddsAnnouncer } from './slip-odds-announcer.tsx';
import { SlipTapAnnouncer } from './slip-tap-announcer.tsx';
import type { TapNewsTexts } from './tap-news.ts';

export interface SlipAnnouncersProps {
  readonly slip: BetSlip;
  readonly texts: TapNewsTexts;
  readonly announce: AnnounceTexts;
}

/** What a sportsbook's page says aloud of the slip: its taps and its prices. */
export default function SlipAnnouncers({ slip, texts, announce }: SlipAnnouncersProps) {
  return (
    <>
      <SlipTapAnnouncer slip={slip} texts={texts} />
      <SlipOddsAnnouncer slip={slip} texts={announce} />
    </>
  );
}
