import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookPage, BookSection, bookPage } from '../book-page.tsx';
import { useShown, useStoryBrand, useStoryTexts } from '../story-brand.tsx';
import { tokensOf } from './token-table.ts';
import { TokenDefinitions } from './token-definitions.tsx';

const steps = [
  ['text-2xl', '32 / 40', 'The one figure of a page'],
  ['text-xl', '24 / 32', 'Page heading'],
  ['text-lg', '20 / 28', 'Section heading, dialog title'],
  ['text-md', '16 / 24', 'Reading text, fields, card titles'],
  ['text-base', '14 / 20', 'Interface'],
  ['text-sm', '13 / 20', 'Secondary lines'],
  ['text-xs', '12 / 16', 'Labels of icons, badges; nothing is smaller'],
] as const;

const weights = [
  ['font-normal', 400],
  ['font-medium', 500],
  ['font-bold', 700],
] as const;

function Type() {
  const shown = useShown();
  const { locale } = useStoryBrand();
  const t = useStoryTexts('shell');
  return (
    <BookPage
      title="Type"
      intro="One scale for all brands, in the face of each. Size and line height in pixels; they grow with the reader’s own font size."
    >
      <BookSection title="Scale">
        <ul className="flex flex-col divide-y divide-hairline">
          {steps.map(([step, size, use]) => (
            <li key={step} className="grid gap-x-6 gap-y-1 py-3 md:grid-cols-[16rem_1fr]">
              <p className="text-sm text-text-muted">
                <span className="font-bold text-text">{step}</span>{' '}
                <span className="tabular-nums">{size}</span>
                <br />
                {use}
              </p>
              <p lang={locale} className={`${step} self-center text-balance`}>
                {t.homeTitle} 1234567890
              </p>
            </li>
          ))}
        </ul>
      </BookSection>
      <div className="grid gap-8 md:grid-cols-2">
        <BookSection title="Weights and the display face">
          <ul lang={locale} className="flex flex-col gap-2 text-md">
            {weights.map(([weight, figure]) => (
              <li key={weight} className={weight}>
                {t.homeTitle} <span className="tabular-nums">{figure}</span>
              </li>
            ))}
            <li className="text-display text-xl">{t.homeTitle}</li>
          </ul>
        </BookSection>
        <BookSection
          title="Figures"
          text="Tabular wherever they change or stand in a column, so that nothing moves beside them."
        >
          <ul className="w-fit text-right text-lg font-bold tabular-nums">
            <li>1.11</li>
            <li>28.50</li>
            <li>104.00</li>
          </ul>
        </BookSection>
      </div>
      <BookSection title="Tokens">
        <TokenDefinitions tokens={tokensOf(shown, 'font', 'weight', 'letter')} />
      </BookSection>
    </BookPage>
  );
}

const meta = {
  title: 'Foundations/Type',
  component: Type,
  tags: ['!autodocs'],
  parameters: bookPage,
} satisfies Meta<typeof Type>;

export default meta;

export const ScaleAndFaces: StoryObj<typeof meta> = { name: 'Type' };
