import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatText } from '@vitrine/messages/format-text';
import { expect } from 'storybook/test';
import { locationPaths } from '../../../paths/location-paths.ts';
import { pageMeta, pageStory } from '../../../stories/story-page.tsx';
import { BETTOR } from '../../../stories/story-shell.ts';
import { EnableLocationView } from './enable-location-view.tsx';
import { LocationStepsView } from './location-steps-view.tsx';

const meta = { ...pageMeta, title: 'Pages/Shell/Location' } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

function question(problem?: 'staleForm'): Story {
  return pageStory({
    at: locationPaths.enable,
    visitor: BETTOR,
    data: ({ texts }) => ({
      texts: texts.install,
      problem: problem && texts.shell[problem],
    }),
    view: (data) => <EnableLocationView {...data} />,
  });
}

export const Question: Story = {
  ...question(),
  name: 'SHELL-09 asks for the location, shows how it is allowed, and can be put off',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button').length).toBeGreaterThan(1);
  },
};

export const NotTaken: Story = question('staleForm');

export const Steps: Story = pageStory({
  at: locationPaths.steps,
  visitor: BETTOR,
  data: ({ texts: { install }, brand }) => ({
    texts: install,
    steps: ([2, 3, 4] as const).map((step) =>
      formatText(install[`instructions.androidLocation.${step}`], { browser: brand.name }),
    ),
  }),
  view: (data) => <LocationStepsView {...data} />,
});
