import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pageMeta, pageStory } from '../../../stories/story-page.tsx';
import { GUEST } from '../../../stories/story-shell.ts';
import { InvalidRegionView } from './invalid-region-view.tsx';

const meta = { ...pageMeta, title: 'Pages/Account/Invalid region' } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

export const InvalidRegion: Story = {
  ...pageStory({
    at: '/registerInvalidRegion',
    visitor: GUEST,
    data: ({ brand, texts }) => ({
      texts: texts.account,
      support: {
        href: `mailto:${brand.licensee.supportEmail}`,
        label: texts.account['stopped.writeSupport'],
      },
    }),
    view: (data) => <InvalidRegionView {...data} />,
  }),
  name: 'REG-04 says that the region is closed, what is safe and how to go on',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getAllByRole('link').length).toBeGreaterThan(2);
  },
};
