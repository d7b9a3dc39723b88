import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatMoney, minorUnits } from '@vitrine/betting/money';
import { formatText } from '@vitrine/messages/format-text';
import { expect } from 'storybook/test';
import { BrandMark } from '../../../../.storybook/brand-mark.tsx';
import { useStoryBrand, useStoryTexts } from '../../../../.storybook/story-brand.tsx';
import { HeaderBar } from './header-bar.tsx';

function Header({ loggedIn }: { readonly loggedIn: boolean }) {
  const brand = useStoryBrand();
  const t = useStoryTexts('shell');
  return (
    <HeaderBar
      mark={<BrandMark kind="wordmark" />}
      home={{ href: '#home', label: formatText(t.home, { brand: brand.name }) }}
      navigationLabel={t.navigation}
      navigation={[
        { href: '#sports', label: t.navSports, current: true },
        { href: '#live', label: t.navLive, current: false },
        { href: '#bets', label: t.navBets, current: false },
      ]}
      account={
        loggedIn
          ? {
              kind: 'bettor',
              balance: {
                href: '#wallet',
                label: t.balance,
                text: formatMoney(minorUnits(123450), brand),
              },
              deposit: { href: '#deposit', label: t.deposit },
              profile: { href: '#account', label: formatText(t.account, { name: 'Ana' }) },
            }
          : {
              kind: 'guest',
              logIn: { href: '#login', label: t.logIn },
              register: { href: '#register', label: t.register },
            }
      }
    />
  );
}

const meta = {
  title: 'Components/Header bar',
  component: Header,
  parameters: { layout: 'fullscreen' },
  args: { loggedIn: false },
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {};
export const Bettor: Story = { args: { loggedIn: true } };

export const FitsASmallPhone: Story = {
  name: 'Fits a phone of 320 px',
  args: { loggedIn: true },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('banner');
    await expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
  },
};
