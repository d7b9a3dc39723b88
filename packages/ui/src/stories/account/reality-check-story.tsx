import { formatMoney, minorUnits } from '@vitrine/betting/base/money';
import { useStoryBrand, useStoryTexts } from '../../../../../.storybook/story-brand.tsx';
import { type PostedFields, tellPosted } from '../forms/posted-form.ts';
import { RealityCheckPage } from '../../account/reality-check/reality-check.tsx';

interface RealityCheckStoryProps {
  readonly staked: number;
  readonly won: number;
  readonly pending?: string;
  readonly onPost: (posted: PostedFields) => void;
}

/** What two hours of play have cost. */
export function RealityCheckStory({ staked, won, pending, onPost }: RealityCheckStoryProps) {
  const brand = useStoryBrand();
  const t = useStoryTexts('responsible-gaming');
  const money = (cents: number) => formatMoney(minorUnits(cents), brand);
  const check = {
    title: t['check.title'],
    text: t['check.text'],
    facts: [
      { label: t['check.time'], text: '2 h 05 min' },
      { label: t['check.staked'], text: money(staked) },
      { label: t['check.won'], text: money(won) },
    ],
    result: {
      label: won < staked ? t['check.spent'] : t['check.gained'],
      text: money(Math.abs(won - staked)),
    },
    name: 'answer',
    goOn: { value: 'goOn', label: t['check.goOn'] },
    stop: { value: 'stop', label: t['check.stop'] },
    pending,
    action: '/session-alert',
    onSubmit: tellPosted(onPost),
  };
  return <RealityCheckPage {...check} />;
}
