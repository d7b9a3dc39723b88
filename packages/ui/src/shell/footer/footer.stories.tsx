import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { at } from '../../../../../.storybook/modes.ts';
import { BrandMark } from '../../../../../.storybook/brand-mark.tsx';
import { useStoryBrand, useStoryTexts } from '../../../../../.storybook/story-brand.tsx';
import { Footer } from './footer.tsx';

function BrandFooter({ isSlim = false }: { readonly isSlim?: boolean }) {
  const { licensee } = useStoryBrand();
  const shell = useStoryTexts('shell');
  const common = useStoryTexts('common');
  return (
    <Footer
      isSlim={isSlim}
      mark={<BrandMark kind="wordmark" />}
      linkGroups={[
        {
          title: common.sports,
          links: [
            { href: '#live', label: common.live },
            { href: '#upcoming', label: common.upcoming },
          ],
        },
        {
          title: shell.support,
          links: [
            { href: '#mail', label: licensee.supportEmail },
            { href: '#phone', label: licensee.supportPhone },
          ],
        },
      ]}
      responsibleGaming={{
        title: shell.helpLink,
        text: shell.playResponsibly,
        links: [{ href: '#help', label: common.details }],
      }}
      adultsOnly={{ mark: '18+', text: shell.adultsOnly }}
      legal={{
        title: shell.legalHeading,
        facts: [
          { term: shell.legalName, value: licensee.legalName },
          { term: licensee.taxIdLabel, value: licensee.taxId },
          { term: shell.authorisation, value: licensee.authorisation },
          { term: shell.address, value: licensee.address },
          { term: shell.ombudsman, value: licensee.ombudsman.email },
        ],
      }}
      regulatorLine={licensee.regulatorLine}
    />
  );
}

const meta = {
  title: 'Shell/Footer',
  component: BrandFooter,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BrandFooter>;

export default meta;

export const Licensee: StoryObj<typeof meta> = {
  name: 'Shows who holds the licence',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent(/CNPJ|RUC|NIT|RFC/);
  },
};

export const SmallPhone: StoryObj<typeof meta> = {
  name: 'Its addresses break rather than widen a page of 320 px',
  ...at('small'),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Slim: StoryObj<typeof meta> = {
  name: 'Below a short form: help, and who holds the licence, folded',
  args: { isSlim: true },
  play: async ({ canvas, userEvent }) => {
    const holder = canvas.getByText(/CNPJ|RUC|NIT|RFC/);
    await expect(holder).not.toBeVisible();
    await userEvent.click(canvas.getByText(/./, { selector: 'summary' }));
    await expect(holder).toBeVisible();
  },
};
