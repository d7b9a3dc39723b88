import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { showcase } from '../../../../../.storybook/modes.ts';
import type { BettingWords } from '../sportsbook/betting-words.ts';
import { ChangedSlip, EmptySlip, MixedSlip, ReadySlip } from '../bet-slip/slip-story.tsx';
import { SportsFrame } from '../sportsbook/sports-frame.tsx';
import { WithBettingWords } from '../sportsbook/with-betting-words.tsx';

export default { ...showcase, title: 'Showcase/Bet slip' } satisfies Meta;

/** On a phone the slip is the page. */
function page(slip: (words: BettingWords) => ReactNode, slipCount = 2): StoryObj {
  return {
    render: () => (
      <WithBettingWords>
        {(words) => (
          <SportsFrame current="slip" slipCount={slipCount}>
            <div className="mx-auto w-full max-w-slip max-lg:max-w-none">{slip(words)}</div>
          </SportsFrame>
        )}
      </WithBettingWords>
    ),
  };
}

export const Empty = page((words) => <EmptySlip words={words} />, 0);
export const Ready = page((words) => <ReadySlip words={words} />);
export const NeedsAttention = page((words) => <ChangedSlip words={words} />);
export const MixedResult = page((words) => <MixedSlip words={words} />);
