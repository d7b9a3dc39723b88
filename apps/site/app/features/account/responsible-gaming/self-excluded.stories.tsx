import type { Meta, StoryObj } from '@storybook/react-vite';
import { textsOf } from '@vitrine/messages/texts';
import { expect } from 'storybook/test';
import { lookPath } from '../../../paths/access-paths.ts';
import { paths } from '../../../paths.ts';
import { pageMeta, pageStory } from '../../../stories/story-page.tsx';
import { BETTOR } from '../../../stories/story-shell.ts';
import { SelfExcludedView } from './self-excluded-view.tsx';

const meta = { ...pageMeta, title: 'Pages/Account/Self excluded' } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

function screenOf(isValidated: boolean | null, nextLook: string | null = null): Story {
  return pageStory({
    at: paths.accountStopped,
    visitor: BETTOR,
    data: ({ brand, texts }) => {
      const t = textsOf(brand.locale, 'responsible-gaming');
      return {
        title: t['exclusion.title'],
        loading: t['exclusion.loading'],
        period: t['exclusion.permanent'],
        end: t['exclusion.endsOnNotice'],
        help: t['exclusion.help'],
        accept: t['exclusion.accept'],
        withdraw: isValidated ? { href: paths.withdrawal, label: t['exclusion.withdraw'] } : null,
        noWithdrawal:
          isValidated === true
            ? null
            : t[isValidated === null ? 'exclusion.unknown' : 'exclusion.notValidated'],
        again: isValidated === null ? { href: lookPath(0), label: t['exclusion.again'] } : null,
        nextLook,
        movements: { href: paths.transactions, label: texts.account['stopped.movements'] },
        contacts: [
          {
            href: `mailto:${brand.licensee.supportEmail}`,
            label: texts.account['stopped.writeSupport'],
          },
        ],
      };
    },
    view: (data) => <SelfExcludedView {...data} />,
  });
}

export const Validated: Story = {
  ...screenOf(true),
  name: 'EXCL-03 logs out, and leads to the withdrawal with full validation',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /(Sacar|Retirar) saldo/ })).toHaveAttribute(
      'href',
      paths.withdrawal,
    );
  },
};
export const NotValidated: Story = screenOf(false);
export const NoAnswer: Story = screenOf(null);
export const Loading: Story = {
  ...screenOf(null, lookPath(1)),
  name: 'EXCL-04 a skeleton until it is known whether the bettor is validated',
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /saldo/ })).not.toBeInTheDocument();
  },
};
