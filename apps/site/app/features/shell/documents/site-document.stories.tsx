import type { Meta, StoryObj } from '@storybook/react-vite';
import { textsOf } from '@vitrine/messages/texts';
import { expect } from 'storybook/test';
import { siteDocument } from '../../../format/site-document.ts';
import { type DocumentPage, DOCUMENTS } from '../../../paths/document-paths.ts';
import { pageMeta, pageStory } from '../../../stories/story-page.tsx';
import { GUEST } from '../../../stories/story-shell.ts';
import { FaqsView } from './faqs-view.tsx';
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

/** The questions, as a search left them. */
function faqs(query: string, left: number): Story {
  return pageStory({
    at: `${DOCUMENTS.faqs}?q=${query}`,
    visitor: GUEST,
    data: ({ brand }) => {
      const texts = textsOf(brand.locale, 'documents');
      const document = siteDocument('faqs', texts, brand);
      return {
        texts,
        query,
        document: { ...document, sections: document.sections.slice(0, left) },
      };
    },
    view: (data) => <FaqsView {...data} />,
  });
}

export const Faqs: Story = faqs('', 99);
export const FaqsFound: Story = faqs('odd', 1);
export const FaqsNotFound: Story = faqs('xyz', 0);
