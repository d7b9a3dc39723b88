import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Texts } from '../../../../../.storybook/story-brand.tsx';
import { Tabs } from './tabs.tsx';

const meta = {
  title: 'Base/Tabs',
  component: Tabs,
  args: { label: '', items: [] },
  render: (args) => (
    <Texts of="common">
      {(t) => (
        <Tabs
          {...args}
          label={t.sports}
          items={[
            { href: '#live', label: t.live, current: true, count: 28 },
            { href: '#upcoming', label: t.upcoming, current: false, count: 140 },
            { href: '#favourites', label: t.favourites, current: false },
          ]}
        />
      )}
    </Texts>
  ),
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Scrolling: Story = {
  name: 'One is current',
  play: async ({ canvas }) => {
    const [current, other] = canvas.getAllByRole('link');
    await expect(current).toHaveAttribute('aria-current', 'page');
    await expect(other).not.toHaveAttribute('aria-current');
  },
};

export const SharingTheWidth: Story = { args: { fill: true } };
