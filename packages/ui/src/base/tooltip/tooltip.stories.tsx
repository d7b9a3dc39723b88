import type { Meta, StoryObj } from '@storybook/react-vite';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import { expect, userEvent, waitFor } from 'storybook/test';
import { at } from '../../../../../.storybook/modes.ts';
import { useStoryTexts } from '../../../../../.storybook/story-brand.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Tooltip } from './tooltip.tsx';

function Explained({ at }: { readonly at: 'start' | 'end' }) {
  const t = useStoryTexts('common');
  return (
    <div className={`flex min-h-60 items-center ${at === 'end' ? 'justify-end' : ''}`}>
      <Tooltip text={t.returnExplained}>
        {(wiring) => (
          <IconButton
            {...wiring}
            label={t.whatIsReturn}
            icon={<CircleHelp aria-hidden="true" size={20} />}
          />
        )}
      </Tooltip>
    </div>
  );
}

const meta = {
  title: 'Base/Tooltip',
  component: Explained,
  args: { at: 'start' },
} satisfies Meta<typeof Explained>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  name: 'Comes with the focus, goes on Escape, and is not the name',
  play: async ({ canvas }) => {
    const tip = canvas.getByRole('tooltip', { hidden: true });
    await expect(tip).not.toBeVisible();
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: /retorno potencial/ });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription(/apost/);
    await waitFor(() => expect(tip).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tip).not.toBeVisible());
    await expect(button).toHaveFocus();
  },
};

export const Tap: Story = {
  name: 'Comes on a tap and stays on a screen of 320 px',
  args: { at: 'end' },
  ...at('small'),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const tip = canvas.getByRole('tooltip');
    await waitFor(() => expect(tip).toBeVisible());
    const { left, right } = tip.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
