import type { Meta, StoryObj } from '@storybook/react-vite';
import { textsOf } from '@vitrine/messages/texts';
import { expect } from 'storybook/test';
import { accountPaths } from '../../../paths/account-paths.ts';
import { paths } from '../../../paths.ts';
import { pageMeta, pageStory } from '../../../stories/story-page.tsx';
import { GUEST } from '../../../stories/story-shell.ts';
import { SelfTestView, type SelfTestViewProps } from './self-test-view.tsx';

const meta = { ...pageMeta, title: 'Pages/Account/Self test' } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

function page(given: Partial<SelfTestViewProps> = {}): Story {
  return pageStory({
    at: accountPaths.selfTest,
    visitor: GUEST,
    data: ({ brand, texts }) => ({
      texts: textsOf(brand.locale, 'self-test'),
      help: [
        {
          href: `mailto:${brand.licensee.supportEmail}`,
          label: texts.account['stopped.writeSupport'],
        },
      ],
      result: null,
      form: undefined,
      ...given,
    }),
    view: (data) => <SelfTestView {...data} />,
  });
}

export const Questions: Story = page();
export const NoRisk: Story = page({ result: { score: 0, risk: 'none' } });

export const HighRisk: Story = {
  ...page({ result: { score: 14, risk: 'high' } }),
  name: 'High risk: the ways to limits, a pause and an exclusion',
  play: async ({ canvas }) => {
    const hrefs = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(hrefs).toEqual(
      expect.arrayContaining([paths.responsibleGame, paths.playPause, paths.selfExclusion]),
    );
  },
};
