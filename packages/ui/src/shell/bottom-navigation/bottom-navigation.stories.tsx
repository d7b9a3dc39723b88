import type { Meta, StoryObj } from '@storybook/react-vite';
import { countText } from '@vitrine/messages/format-text';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Spade from 'lucide-react/icons/spade';
import { expect } from 'storybook/test';
import { at } from '../../../../../.storybook/modes.ts';
import { useStoryBrand, useStoryTexts } from '../../../../../.storybook/story-brand.tsx';
import { SportIcon } from '../../sportsbook/sport-icon/sport-icon.tsx';
import { BottomNavigation } from './bottom-navigation.tsx';

interface NavigationProps {
  readonly selections: number;
  /** Where one is; nowhere of these on a page of help. */
  readonly current: 'sports' | 'slip' | 'nowhere';
}

function Navigation({ selections, current }: NavigationProps) {
  const t = useStoryTexts('shell');
  const { language } = useStoryBrand();
  const common = useStoryTexts('common');
  return (
    <div className="relative h-40 contain-layout">
      <BottomNavigation
        label={t.navigation}
        items={[
          {
            href: '#sports',
            label: t.navSports,
            icon: <SportIcon sport="football" />,
            current: current === 'sports',
          },
          { href: '#live', label: t.navLive, icon: <SportIcon sport="live" />, current: false },
          {
            href: '#slip',
            label: t.navSlip,
            icon: <ReceiptText aria-hidden="true" />,
            current: current === 'slip',
            badge: selections
              ? { count: selections, label: countText(t, 'selections', selections, language) }
              : undefined,
          },
          {
            href: '#casino',
            label: common.casino,
            icon: <Spade aria-hidden="true" />,
            current: false,
          },
          {
            href: '#account',
            label: t.navAccount,
            icon: <CircleUserRound aria-hidden="true" />,
            current: false,
          },
        ]}
      />
    </div>
  );
}

const meta = {
  title: 'Shell/Bottom navigation',
  component: Navigation,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  args: { selections: 3, current: 'sports' },
} satisfies Meta<typeof Navigation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EmptySlip: Story = { args: { selections: 0 } };

export const WithSelections: Story = {
  name: 'Says the count of the slip and where one is',
  play: async ({ canvas }) => {
    const [sports, , slip] = canvas.getAllByRole('link');
    await expect(sports).toHaveAttribute('aria-current', 'page');
    await expect(slip).toHaveAccessibleName(/3/);
  },
};

export const ManySelections: Story = {
  name: 'A count beyond two digits is 99+, and said in full',
  args: { selections: 130 },
  play: async ({ canvas }) => {
    const [, , slip] = canvas.getAllByRole('link');
    await expect(slip).toHaveTextContent('99+');
    await expect(slip).toHaveAccessibleName(/130/);
  },
};

export const SlipCurrent: Story = { args: { current: 'slip' } };

export const NoneCurrent: Story = {
  args: { current: 'nowhere' },
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) {
      await expect(link).not.toHaveAttribute('aria-current');
    }
  },
};

export const SmallPhone: Story = {
  name: 'Its names stand whole on 320 px',
  ...at('small'),
  play: async ({ canvas }) => {
    for (const item of canvas.getAllByRole('listitem')) {
      const name = item.querySelector('a > span:last-child');
      await expect(name?.scrollWidth).toBeLessThanOrEqual(name?.clientWidth ?? 0);
    }
  },
};
