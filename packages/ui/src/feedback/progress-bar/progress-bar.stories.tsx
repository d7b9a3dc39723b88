import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Texts, useStoryTexts } from '../../../../../.storybook/story-brand.tsx';
import { Button } from '../../base/button/button.tsx';
import { ProgressBar, RouteProgress } from './progress-bar.tsx';

const meta = {
  title: 'Feedback/Progress bar',
  component: ProgressBar,
  args: { id: 'progress', label: '', value: 42, max: 100, text: '42%' },
  render: (args) => (
    <Texts of="common">
      {(t) => (
        <div className="max-w-form">
          <ProgressBar {...args} label={t.sending} />
        </div>
      )}
    </Texts>
  ),
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Underway: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: /Enviando/ })).toHaveAttribute(
      'value',
      '42',
    );
  },
};
export const NotBegun: Story = { args: { value: 0, text: '0%' } };
export const Done: Story = { args: { value: 100, text: '100%' } };
export const UsedUp: Story = { args: { value: 100, text: '100%', usedUp: true } };

function Navigation() {
  const t = useStoryTexts('common');
  const [active, setActive] = useState(false);
  return (
    <div className="relative h-40 p-4 contain-layout">
      <RouteProgress active={active} label={t.openingPage} />
      <Button intent="quiet" onClick={() => setActive(!active)}>
        {t.upcoming}
      </Button>
    </div>
  );
}

export const RouteChange: Story = {
  name: 'A route change runs a line at the top edge; without motion the line stands',
  parameters: { layout: 'fullscreen' },
  render: () => <Navigation />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button'));
    const line = canvas.getByRole('progressbar', { name: /Abri/ });
    await expect(line).not.toHaveAttribute('aria-valuenow');
    const { animationName } = getComputedStyle(line, '::after');
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    await expect(animationName).toBe(still ? 'none' : 'progress-line');
  },
};
