import type { Meta, StoryObj } from '@storybook/react-vite';
import { textsOf } from '@vitrine/messages/texts';
import { expect } from 'storybook/test';
import { accountPaths } from '../../paths/account-paths.ts';
import { frameTexts } from '../../stories/frame-texts.ts';
import { pageMeta, pageStory } from '../../stories/story-page.tsx';
import { BETTOR } from '../../stories/story-shell.ts';
import { AccountDataView } from './account-data-view.tsx';

const meta = { ...pageMeta, title: 'Pages/Account/Account data' } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

function page(isFailed = false): Story {
  return pageStory({
    at: accountPaths.data,
    visitor: BETTOR,
    data: ({ brand, texts: { account } }) => ({
      texts: account,
      closing: textsOf(brand.locale, 'settings'),
      failure: isFailed ? account['data.failed.unread'] : null,
      contacts: [
        {
          href: `mailto:${brand.licensee.supportEmail}`,
          label: account['stopped.writeSupport'],
        },
      ],
    }),
    view: (data) => <AccountDataView {...data} />,
  });
}

export const Ready: Story = page();

export const Failed: Story = {
  ...page(true),
  name: 'Failed: why, and the way to ask again',
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'account');
    await expect(canvas.getByText(t['data.failed.unread'])).toBeVisible();
    const again = canvas.getByRole('link', { name: t['data.download'] });
    await expect(again).toHaveAttribute('href', accountPaths.dataExport);
  },
};
