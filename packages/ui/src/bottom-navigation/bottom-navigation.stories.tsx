import type { Meta, StoryObj } from '@storybook/react-vite';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Spade from 'lucide-react/icons/spade';
import { expect } from 'storybook/test';
import { useStoryTexts } from '../../../../.storybook/story-brand.tsx';
import { SportIcon } from '../sport-icon/sport-icon.tsx';
import { BottomNavigation } from './bottom-navigation.tsx';

function Navigation({ selections }: { readonly selections: number }) {
  const t = useStoryTexts('shell');
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
            current: true,
          },
          { href: '#live', label: t.navLive, icon: <SportIcon sport="live" />, current: false },
          {
            href: '#slip',
            label: t.navSlip,
            icon: <ReceiptText aria-hidden="true" />,
            current: false,
            badge: selections ? { count: selections, label: `(${selections})` } : undefined,
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
  title: 'Components/Bottom navigation',
  component: Navigation,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  args: { selections: 3 },
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

export const ManySelections: Story = { args: { selections: 130 } };
