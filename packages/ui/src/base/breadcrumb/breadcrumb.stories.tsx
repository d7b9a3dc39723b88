import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { at } from '../../../../../.storybook/modes.ts';
import { useStoryTexts } from '../../../../../.storybook/story-brand.tsx';
import { useShellFixtures } from '../../stories/shell/shell-fixtures.ts';
import { Breadcrumb } from './breadcrumb.tsx';

function Competition() {
  const t = useStoryTexts('sportsbook');
  const { competitions } = useShellFixtures();
  return (
    <Breadcrumb
      label={t['event.trail']}
      above={[
        { href: '#sports', label: t['event.trailHome'] },
        { href: '#football', label: t['sport.football'] },
      ]}
      current={competitions[1] ?? ''}
    />
  );
}

const meta = {
  title: 'Base/Breadcrumb',
  component: Competition,
} satisfies Meta<typeof Competition>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  name: 'Leads to every page above',
  ...at('desktop'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation')).toHaveAccessibleName(/Você está|Estás/);
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await expect(canvas.getByText(/Brasileirão|Liga/)).toHaveAttribute('aria-current', 'page');
  },
};

export const Phone: Story = {
  name: 'A phone has the way up',
  ...at('small'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#football');
  },
};
