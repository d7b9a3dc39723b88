import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { useStoryTexts } from '../../../../../.storybook/story-brand.tsx';
import { AccountMenu, type AccountMenuProps } from './account-menu.tsx';

function Menu({ look }: Pick<AccountMenuProps, 'look'>) {
  const t = useStoryTexts('account');
  return (
    <AccountMenu
      label={t['menu.label']}
      look={look ?? 'cards'}
      groups={[
        {
          title: t['menu.bets'],
          links: [
            { href: '#bets', label: t.myBets },
            { href: '#slip', label: t.mySlip },
          ],
        },
        {
          title: t['menu.money'],
          links: [
            { href: '#movements', label: t.myTransactions, current: true },
            { href: '#accounts', label: t.myBankAccounts },
          ],
        },
      ]}
    />
  );
}

const meta = { title: 'Account/Account menu', component: Menu } satisfies Meta<typeof Menu>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OnAPage: Story = {};

export const BesidePages: Story = {
  args: { look: 'column' },
  play: async ({ canvas }) => {
    const movements = canvas.getByRole('link', { current: 'page' });
    await expect(movements).toHaveAttribute('href', '#movements');
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
  },
};
