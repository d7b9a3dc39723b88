import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paths } from '../../paths.ts';
import type { CashbackBox } from '../../shapes/promotions/cashback-box.ts';
import { pageMeta, pageStory } from '../../stories/story-page.tsx';
import { BETTOR, GUEST } from '../../stories/story-shell.ts';
import { CashbackView, type CashbackViewProps } from './cashback-view.tsx';

const meta = { ...pageMeta, title: 'Pages/Promotions/Cashback' } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;
type Box = CashbackBox['kind'];
type Opened = 'amount' | 'empty' | 'failed' | null;

function page(kind: Box, opened: Opened = null, isStale = false): Story {
  return pageStory({
    at: paths.cashback,
    visitor: kind === 'guest' ? GUEST : BETTOR,
    data: ({ texts, money }): CashbackViewProps => ({
      texts: texts.promotions,
      box: kind === 'openedBefore' ? { kind, amount: money(1234) } : { kind },
      opened:
        opened === null
          ? null
          : opened === 'amount'
            ? { kind: opened, amount: money(1234) }
            : { kind: 'tryAgainTomorrow', reason: opened },
      isStale,
    }),
    view: (data) => <CashbackView {...data} />,
  });
}

export const Closed: Story = page('closed');
export const Amount: Story = {
  ...page('none', 'amount'),
  name: 'Shows the amount, and leads to the slots',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: /12[.,]34/ })).toBeVisible();
    const slots = canvas.getByRole('link', { name: /^Ir (para os|a los) slots$/ });
    await expect(slots).toHaveAttribute('href', paths.casino);
  },
};
export const Empty: Story = page('none', 'empty');
export const Failed: Story = {
  ...page('closed', 'failed'),
  name: 'A failure says to try again tomorrow',
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: /^Tente novamente amanhã$|de nuevo mañana$/ }),
    ).toBeVisible();
  },
};
export const OpenedBefore: Story = page('openedBefore');
export const StaleForm: Story = page('closed', null, true);
export const NoBox: Story = page('none');
export const NotRead: Story = page('unread');
export const Resting: Story = {
  ...page('resting'),
  name: 'Says that the cashback is in maintenance',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/manutenção|mantenimiento/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Abrir (a caixa|la caja)$/ })).toBeNull();
  },
};
export const Guest: Story = page('guest');
