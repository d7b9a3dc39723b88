import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatMoney, minorUnits } from '@vitrine/betting/base/money';
import { formatText } from '@vitrine/messages/format-text';
import { expect, waitFor } from 'storybook/test';
import { at } from '../../../../../.storybook/modes.ts';
import { BrandMark } from '../../../../../.storybook/brand-mark.tsx';
import { useStoryBrand, useStoryTexts } from '../../../../../.storybook/story-brand.tsx';
import { useShellFixtures } from '../../stories/shell/shell-fixtures.ts';
import { BottomNavigation } from '../bottom-navigation/bottom-navigation.tsx';
import { SportIcon } from '../../sportsbook/sport-icon/sport-icon.tsx';
import { HeaderBar } from './header-bar.tsx';

interface HeaderProps {
  readonly loggedIn: boolean;
  /** In minor units; null while it is not known. */
  readonly balance: number | null;
  readonly current: 'sports' | 'nowhere';
  readonly mayDeposit?: boolean;
}

function Header({ loggedIn, balance, current, mayDeposit = true }: HeaderProps) {
  const brand = useStoryBrand();
  const t = useStoryTexts('shell');
  const { bettor } = useShellFixtures();
  return (
    <HeaderBar
      mark={<BrandMark kind="wordmark" />}
      home={{ href: '#home', label: formatText(t.home, { brand: brand.name }) }}
      navigationLabel={t.navigation}
      navigation={[
        { href: '#sports', label: t.navSports, current: current === 'sports' },
        { href: '#live', label: t.navLive, current: false },
        { href: '#bets', label: t.navBets, current: false },
      ]}
      account={
        loggedIn
          ? {
              kind: 'bettor',
              session: { href: '#limits', label: t.sessionTime, text: '1 h 05 min' },
              balance: {
                href: '#wallet',
                label: balance === null ? t.balanceUnknown : t.balance,
                text: balance === null ? '–' : formatMoney(minorUnits(balance), brand),
              },
              deposit: mayDeposit ? { href: '#deposit', label: t.deposit } : undefined,
              profile: { href: '#account', label: formatText(t.account, { name: bettor }) },
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
  title: 'Shell/Header bar',
  component: Header,
  parameters: { layout: 'fullscreen' },
  args: { loggedIn: false, balance: 123450, current: 'sports' },
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

async function fits(bar: HTMLElement) {
  await expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
}

export const Guest: Story = {
  ...at('desktop'),
  play: async ({ canvas }) => {
    const current = canvas.getByRole('link', { name: /^(Esportes|Deportes)$/ });
    await expect(current).toHaveAttribute('aria-current', 'page');
  },
};
export const GuestElsewhere: Story = {
  args: { current: 'nowhere' },
  ...at('desktop'),
};
export const Bettor: Story = {
  args: { loggedIn: true },
  ...at('desktop'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Ana/ })).toHaveAttribute('href', '#account');
  },
};

export const GuestOnASmallPhone: Story = {
  name: 'A guest’s two ways in fit 320 px',
  ...at('small'),
  play: async ({ canvas }) => fits(canvas.getByRole('banner')),
};

export const FitsASmallPhone: Story = {
  name: 'A bettor’s bar fits 320 px',
  args: { loggedIn: true },
  ...at('small'),
  play: async ({ canvas }) => fits(canvas.getByRole('banner')),
};

export const LargeBalance: Story = {
  name: 'A balance of millions fits 320 px',
  args: { loggedIn: true, balance: 123456789 },
  ...at('small'),
  play: async ({ canvas }) => fits(canvas.getByRole('banner')),
};

export const UnknownBalance: Story = {
  args: { loggedIn: true, balance: null },
  ...at('small'),
};

export const MayNotDeposit: Story = {
  name: 'Who may not deposit is not asked to',
  args: { loggedIn: true, mayDeposit: false },
  ...at('small'),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /^Deposit/ })).toBeNull();
    await expect(canvas.getByRole('link', { name: /^Saldo/ })).toBeVisible();
  },
};

function PageOfAPhone() {
  const t = useStoryTexts('shell');
  const { longAnnouncement } = useShellFixtures();
  return (
    <div className="pb-14">
      <Header loggedIn balance={123450} current="sports" />
      <main className="flex max-w-measure flex-col gap-4 p-4">
        {Array.from({ length: 8 }, (_, at) => (
          <p key={at}>{longAnnouncement}</p>
        ))}
      </main>
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
        ]}
      />
    </div>
  );
}

/** Which of the two bars are in sight once the page has been scrolled. */
async function barsInSight(header: HTMLElement, bottom: HTMLElement): Promise<readonly string[]> {
  window.scrollTo({ top: 200, behavior: 'instant' });
  await waitFor(() => expect(window.scrollY).toBe(200));
  const inSight = ({ top, bottom: end }: DOMRect) => end > 0 && top < window.innerHeight;
  return [
    ...(inSight(header.getBoundingClientRect()) ? ['header'] : []),
    ...(inSight(bottom.getBoundingClientRect()) ? ['bottom navigation'] : []),
  ];
}

export const PhoneOnItsSide: Story = {
  name: 'SHELL-23 a phone on its side, lower than 768, keeps one bar only',
  ...at('landscape'),
  render: () => <PageOfAPhone />,
  play: async ({ canvas }) => {
    const bottom = canvas.getAllByRole('navigation').at(-1);
    if (!bottom) throw new Error('The navigation stands at the bottom.');
    await expect(await barsInSight(canvas.getByRole('banner'), bottom)).toEqual([
      'bottom navigation',
    ]);
  },
};

export const PhoneUpright: Story = {
  name: 'SHELL-23 a phone held upright has room for both bars',
  ...at('phone'),
  render: () => <PageOfAPhone />,
  play: async ({ canvas }) => {
    const bottom = canvas.getAllByRole('navigation').at(-1);
    if (!bottom) throw new Error('The navigation stands at the bottom.');
    await expect(await barsInSight(canvas.getByRole('banner'), bottom)).toEqual([
      'header',
      'bottom navigation',
    ]);
  },
};
