import type { Meta, StoryObj } from '@storybook/react-vite';
import { textsOf } from '@vitrine/messages/texts';
import { expect } from 'storybook/test';
import { siteDocument } from '../../format/site-document.ts';
import { type DocumentPage, DOCUMENTS } from '../../paths.ts';
import { pageMeta, pageStory } from '../../stories/story-page.tsx';
import { GUEST } from '../../stories/story-shell.ts';
import { SectionedPage } from './sectioned-page.tsx';

const meta = { ...pageMeta, title: 'Pages/Shell/Site document' } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

function document(page: DocumentPage): Story {
  return pageStory({
    at: DOCUMENTS[page],
    visitor: GUEST,
    data: ({ brand }) => siteDocument(page, textsOf(brand.locale, 'documents'), brand),
    view: (data) => <SectionedPage {...data} />,
  });
}

export const Terms: Story = {
  ...document('termsConditions'),
  name: 'SHELL-07 the terms, with a table of contents that leads to each section',
  play: async ({ canvas, canvasElement }) => {
    const contents = canvas.getByRole('navigation', { name: /Nesta página|En esta página/ });
    for (const link of contents.querySelectorAll('a')) {
      await expect(canvasElement.querySelector(link.hash)).toBeVisible();
    }
  },
};

export const Privacy: Story = document('privacyPolicy');

export const Faqs: Story = document('faqs');
