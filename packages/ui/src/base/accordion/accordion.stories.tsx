import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { at } from '../../../../../.storybook/modes.ts';
import { useStoryTexts } from '../../../../../.storybook/story-brand.tsx';
import { CountMark } from '../count-mark/count-mark.tsx';
import { useShellFixtures } from '../../stories/shell/shell-fixtures.ts';
import { Accordion } from './accordion.tsx';

interface QuestionsProps {
  readonly exclusive: boolean;
  readonly counted: boolean;
}

function Questions({ exclusive, counted }: QuestionsProps) {
  const { questions } = useShellFixtures();
  const t = useStoryTexts('common');
  return (
    <div className="max-w-content">
      <h2 className="mb-3 text-display text-lg">{t.helpQuestions}</h2>
      <Accordion
        name={exclusive ? 'questions' : undefined}
        sections={questions.map(({ title, text }, at) => ({
          id: `question-${at}`,
          title,
          aside: counted ? <CountMark count={at + 1} label={`(${at + 1})`} tone="quiet" /> : null,
          content: text,
          open: at === 0,
        }))}
      />
    </div>
  );
}

const meta = {
  title: 'Base/Accordion',
  component: Questions,
  args: { exclusive: false, counted: false },
} satisfies Meta<typeof Questions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AnyNumberOpen: Story = {
  name: 'Opens and closes by pointer and keyboard, any number at once',
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('group');
    await userEvent.click(canvas.getByText(/limite de depósito|límite de depósito/));
    await expect(second).toHaveAttribute('open');
    await expect(first).toHaveAttribute('open');
  },
};

export const OneAtATime: Story = {
  name: 'Sections of one name close each other',
  args: { exclusive: true },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('group');
    await userEvent.click(canvas.getByText(/limite de depósito|límite de depósito/));
    await expect(second).toHaveAttribute('open');
    await expect(first).not.toHaveAttribute('open');
  },
};

export const WithAside: Story = {
  args: { counted: true },
  ...at('small'),
};
