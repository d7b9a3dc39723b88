import type { BetSlip } from '@vitrine/betting/bet-slip/bet-slip-types';
import { formatText } from '@vitrine/messages/format-text';
import { useEffect, useRef, useState } from 'react';
import { useShellData } from '../../../shell-data.ts';
import { tapNewsText, type TapNewsTexts } from './tap-news.ts';

export interface SlipTapAnnouncerProps {
  readonly slip: BetSlip;
  readonly texts: TapNewsTexts;
}

/** Announces politely what joined the slip and what left it. Render it once on a page. */
export function SlipTapAnnouncer({ slip, texts }: SlipTapAnnouncerProps) {
  const { format } = useShellData();
  const told = useRef(slip);
  const [message, setMessage] = useState({ number: 0, text: '' });

  useEffect(() => {
    const before = told.current;
    told.current = slip;
    const text = changeText(before, slip, texts, format);
    if (text) setMessage(({ number }) => ({ number: number + 1, text }));
  }, [slip, texts, format]);

  return (
    <div role="status" className="sr-only">
      {/* A new node for each message: the same words twice are said twice. */}
      <p key={message.number}>{message.text}</p>
    </div>
  );
}

/** Nothing while a slip is placed, is cleared, or gives way to a new one: the slip itself tells that. */
function changeText(
  before: BetSlip,
  { step, selections }: BetSlip,
  texts: TapNewsTexts,
  format: Parameters<typeof tapNewsText>[2],
): string {
  const isEdited = (of: BetSlip['step']) => of === 'initial' || of === 'settingBet';
  if (!isEdited(before.step) || !isEdited(step)) return '';
  const added = missingFrom(before.selections, selections).map(({ latest }) =>
    tapNewsText({ added: latest }, texts, format),
  );
  const removed = missingFrom(selections, before.selections).map(({ latest }) =>
    formatText(texts['news.removedOutcome'], { outcome: latest.outcomeName }),
  );
  return [...added, ...removed].join('. ');
}

function missingFrom(some: BetSlip['selections'], others: BetSlip['selections']) {
  const ids = new Set(some.map(({ outcomeId }) => outcomeId));
  return others.filter(({ outcomeId }) => !ids.has(outcomeId));
}
