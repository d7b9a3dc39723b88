import type { Meta, StoryObj } from '@storybook/react-vite';
import { textsOf } from '@vitrine/messages/texts';
import { expect } from 'storybook/test';
import { sportRules } from '../../../format/sport-rules.ts';
import { rulesPath } from '../../../paths/document-paths.ts';
import { pageMeta, pageStory } from '../../../stories/story-page.tsx';
import { GUEST } from '../../../stories/story-shell.ts';
import { SportRulesView } from './sport-rules-view.tsx';

const meta = { ...pageMeta, title: 'Pages/Shell/Sport rules' } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

export const Football: Story = {
  ...pageStory({
    at: rulesPath('football'),
    visitor: GUEST,
    data: ({ brand }) => sportRules('football', textsOf(brand.locale, 'rules-sports')),
    view: (data) => <SportRulesView {...data} />,
  }),
  name: 'SHELL-20 the rules of a sport, with a table of contents and lines of 68 characters at most',
  play: async ({ canvas, canvasElement }) => {
    const sections = canvas.getAllByRole('heading', { level: 2 });
    const contents = canvas.getByRole('navigation', { name: /Nesta página|En esta página/ });
    await expect(contents.querySelectorAll('a').length).toBeGreaterThan(3);
    for (const link of contents.querySelectorAll('a')) {
      await expect(canvasElement.querySelector(link.hash)).toBeVisible();
    }
    await expect(sections.length).toBeGreaterThan(3);
  },
};
