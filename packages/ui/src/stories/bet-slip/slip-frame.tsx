import type { ReactNode } from 'react';
import { BetSlipPanel } from '../../bet-slip/bet-slip-panel/bet-slip-panel.tsx';
import type { BettingWords } from '../sportsbook/betting-words.ts';
import { removeAll, typeSwitch } from './slip-fixtures.tsx';

interface SlipFrameProps {
  readonly words: BettingWords;
  readonly type?: 'singles' | 'multiple';
  /** How many selections stand on it. */
  readonly count?: number;
  readonly footer: ReactNode;
  readonly children: ReactNode;
}

/** A slip with selections: its head, its kinds of ticket, and what the Enter key does. */
export function SlipFrame({
  words,
  type = 'multiple',
  count = 2,
  footer,
  children,
}: SlipFrameProps) {
  return (
    <BetSlipPanel
      title={words.betSlip('title')}
      count={count}
      countText={words.betSlip('count', { count })}
      headerActions={removeAll(words)}
      controls={typeSwitch(words, type)}
      defaultAction={{ name: 'action', value: 'update' }}
      footer={footer}
    >
      {children}
    </BetSlipPanel>
  );
}
