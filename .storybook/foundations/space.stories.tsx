import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookPage, BookSection, bookPage } from '../book-page.tsx';
import { useShown } from '../story-brand.tsx';
import { tokensOf } from './token-table.ts';

/** The steps of the grid that designs use, in pixels, with the class of a gap. */
const steps = [
  [4, 'gap-1', 'An icon and its word'],
  [8, 'gap-2', 'Odds of one market, chips, buttons of a row'],
  [12, 'gap-3', 'Lines of a card'],
  [16, 'gap-4', 'Fields of a form, edge of a phone'],
  [24, 'gap-6', 'Parts of a page'],
  [32, 'gap-8', 'Sections'],
  [48, 'gap-12', 'Above the first and under the last section'],
] as const;

interface MeasureProps {
  readonly name: string;
  readonly value: string;
  readonly use: string;
  /** A CSS length. */
  readonly length: string;
}

function Measure({ name, value, use, length }: MeasureProps) {
  return (
    <li className="grid grid-cols-[4rem_1fr] items-center gap-4 py-2">
      <span
        aria-hidden="true"
        className="justify-self-end rounded-[2px] bg-action"
        style={{ width: length, height: length }}
      />
      <p>
        <span className="font-bold">{name}</span>{' '}
        <span className="text-text-muted tabular-nums">{value}</span>
        <br />
        <span className="text-text-muted">{use}</span>
      </p>
    </li>
  );
}

function Space() {
  const shown = useShown();
  return (
    <BookPage
      title="Space"
      intro="A grid of 4 px for all brands. How high controls are and how much air a row has is the density of the brand: compact, regular or roomy."
    >
      <div className="grid gap-8 md:grid-cols-2">
        <BookSection title="The grid">
          <ul className="flex flex-col divide-y divide-hairline">
            {steps.map(([pixels, name, use]) => (
              <Measure
                key={name}
                name={name}
                value={`${pixels}px`}
                use={use}
                length={`${pixels}px`}
              />
            ))}
          </ul>
        </BookSection>
        <BookSection title="Density of the brand">
          <ul className="flex flex-col divide-y divide-hairline">
            {tokensOf(shown, 'size', 'space').map(({ path, value, description, variable }) => (
              <Measure
                key={path}
                name={path}
                value={value}
                use={description}
                length={`var(${variable})`}
              />
            ))}
          </ul>
        </BookSection>
      </div>
    </BookPage>
  );
}

const meta = {
  title: 'Foundations/Space',
  component: Space,
  tags: ['!autodocs'],
  parameters: bookPage,
} satisfies Meta<typeof Space>;

export default meta;

export const GridAndDensity: StoryObj<typeof meta> = { name: 'Space' };
