import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatMoney, minorUnits } from '@vitrine/betting/money';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { BrandMark } from '../../../../.storybook/brand-mark.tsx';
import { useStoryBrand, useStoryTexts } from '../../../../.storybook/story-brand.tsx';
import { type PostedFields, tellPosted } from '../story-support/posted-form.ts';
import { RealityCheck, RealityCheckPage } from './reality-check.tsx';

interface CheckStory {
  readonly staked: number;
  readonly won: number;
  readonly asPage?: boolean;
  readonly pending?: string;
  readonly onPost: (posted: PostedFields) => void;
}

function Check({ staked, won, asPage = false, pending, onPost }: CheckStory) {
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
      label: won < staked ? t['check.resultLost'] : t['check.resultWon'],
      text: money(Math.abs(won - staked)),
    },
    name: 'answer',
    goOn: { value: 'goOn', label: t['check.goOn'] },
    stop: { value: 'stop', label: t['check.stop'] },
    pending,
    action: '/session-alert',
    onSubmit: tellPosted(onPost),
  };
  if (asPage) return <RealityCheckPage {...check} />;
  return (
    <div className="min-h-100">
      <RealityCheck {...check} open mark={<BrandMark kind="mark" />} />
    </div>
  );
}

const meta = {
  title: 'Responsible gaming/Reality check',
  component: Check,
  args: { staked: 32000, won: 18550, onPost: fn() },
} satisfies Meta<typeof Check>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Lost: Story = {
  name: 'Time played, staked, won and lost; only an answer leads on',
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toHaveTextContent('2 h 05 min');
    await expect(dialog).toHaveTextContent(/Você perdeu|Perdiste/);
    await expect(dialog).toHaveTextContent(/134[.,]50/);
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /Parar/ }));
    await expect(args.onPost).toHaveBeenLastCalledWith([['answer', 'stop']]);
    await userEvent.click(screen.getByRole('button', { name: /Continuar|Seguir/ }));
    await expect(args.onPost).toHaveBeenLastCalledWith([['answer', 'goOn']]);
  },
};
export const Won: Story = { args: { won: 90000 } };
export const Stopping: Story = { args: { pending: 'stop' } };
export const AsPage: Story = { args: { asPage: true } };
