import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { unpictured } from '../../../../../.storybook/modes.ts';
import { useStoryTexts } from '../../../../../.storybook/story-brand.tsx';
import { Select, type SelectProps } from './select.tsx';

export default { title: 'Forms/Select', component: Select } satisfies Meta;

function Topic({ wrong = false, ...args }: Partial<SelectProps> & { readonly wrong?: boolean }) {
  const t = useStoryTexts('forms');
  return (
    <Select
      {...args}
      name="topic"
      label={t.topic}
      emptyText={t.topicEmpty}
      error={wrong ? t['errors.topic'] : undefined}
    >
      <optgroup label={t.topicMoney}>
        <option value="deposit">{t.topicDeposit}</option>
        <option value="withdrawal">{t.topicWithdrawal}</option>
      </optgroup>
      <optgroup label={t.topicGame}>
        <option value="bet">{t.topicBet}</option>
        <option value="casino">{t.topicCasino}</option>
      </optgroup>
    </Select>
  );
}

function OptionalTopic() {
  const common = useStoryTexts('common');
  return <Topic optional={common.optional} />;
}

export const Empty: StoryObj = { render: () => <Topic /> };
export const Chosen: StoryObj = { render: () => <Topic defaultValue="withdrawal" /> };
export const Optional: StoryObj = { render: () => <OptionalTopic /> };
export const WithError: StoryObj = { render: () => <Topic wrong required /> };
export const Locked: StoryObj = { render: () => <Topic disabled defaultValue="deposit" /> };

export const Choosing: StoryObj = {
  name: 'Is required until something is chosen',
  render: () => <Topic required />,
  tags: ['played', '!dev', '!autodocs'],
  parameters: unpictured,
  play: async ({ canvas }) => {
    const list = canvas.getByRole('combobox');
    await expect(list).toBeInvalid();
    await userEvent.selectOptions(list, 'bet');
    await expect(list).toBeValid();
    await expect(list).toHaveDisplayValue(/Apostas|Apuestas/);
  },
};
