import type { Meta, StoryObj } from '@storybook/react-vite';
import { useShown, useStoryTexts } from '../story-brand.tsx';
import { tokensOf } from './token-table.ts';

const steps = [
  ['text-2xl', '32 / 40', 'The one figure of a page'],
  ['text-xl', '24 / 32', 'Page heading'],
  ['text-lg', '20 / 28', 'Section heading, dialog title'],
  ['text-md', '16 / 24', 'Reading text, fields, card titles'],
  ['text-base', '14 / 20', 'Interface'],
  ['text-sm', '13 / 20', 'Secondary lines'],
  ['text-xs', '12 / 16', 'Labels of icons, badges; nothing is smaller'],
] as const;

function Type() {
  const shown = useShown();
  const t = useStoryTexts('shell');
  return (
    <div className="flex flex-col gap-6">
      <ul className="flex flex-col gap-4">
        {steps.map(([step, size, use]) => (
          <li key={step}>
            <p className="text-sm text-text-muted tabular-nums">
              {step}, {size}. {use}
            </p>
            <p className={`${step} text-balance`}>{t.homeTitle} 1234567890</p>
          </li>
        ))}
      </ul>
      <p className="text-display text-xl">{t.homeTitle}</p>
      <ul className="w-fit text-right text-lg font-bold tabular-nums">
        <li>1.11</li>
        <li>28.50</li>
        <li>104.00</li>
      </ul>
      <dl className="grid gap-x-4 sm:grid-cols-[max-content_1fr]">
        {tokensOf(shown, 'font', 'weight', 'letter').map((token) => (
          <div key={token.path} className="contents">
            <dt className="font-medium">{token.path}</dt>
            <dd className="text-text-muted">
              {token.value}. {token.description}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const meta = { title: 'Foundations/Type', component: Type } satisfies Meta<typeof Type>;

export default meta;

export const ScaleAndFaces: StoryObj<typeof meta> = {};
