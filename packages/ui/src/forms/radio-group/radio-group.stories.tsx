import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { unpictured } from '../../../../../.storybook/modes.ts';
import { useStoryTexts } from '../../../../../.storybook/story-brand.tsx';
import { RadioGroup, type RadioGroupProps } from './radio-group.tsx';

export default { title: 'Forms/Radio group', component: RadioGroup } satisfies Meta;

type Look = Partial<RadioGroupProps> & {
  readonly described?: boolean;
  readonly wrong?: boolean;
  readonly monthTaken?: boolean;
};

function Period({ described = false, wrong = false, monthTaken = false, ...group }: Look) {
  const t = useStoryTexts('forms');
  const describe = (text: string) => (described ? text : undefined);
  return (
    <RadioGroup
      {...group}
      name="period"
      label={t.limitPeriod}
      error={wrong ? t['errors.period'] : undefined}
      choices={[
        { value: 'day', label: t.periodDay, description: describe(t.periodDayText) },
        { value: 'week', label: t.periodWeek, description: describe(t.periodWeekText) },
        {
          value: 'month',
          label: t.periodMonth,
          description: monthTaken ? t.periodTaken : describe(t.periodMonthText),
          disabled: monthTaken,
        },
      ]}
    />
  );
}

const chosen = fn();

export const List: StoryObj = { render: () => <Period defaultValue="day" /> };
export const ListDescribed: StoryObj = { render: () => <Period described defaultValue="week" /> };
export const Cards: StoryObj = {
  render: () => <Period described layout="cards" defaultValue="day" />,
};
export const Tiles: StoryObj = {
  render: () => <Period described layout="tiles" defaultValue="day" />,
};
export const OneLockedWithReason: StoryObj = {
  name: 'One can’t be chosen, and says why',
  render: () => <Period described layout="cards" defaultValue="day" monthTaken />,
  play: async ({ canvas }) => {
    const month = canvas.getByRole('radio', { name: /m[eê]s/i });
    await expect(month).toBeDisabled();
    await expect(month).toHaveAccessibleDescription(/limite mensal|límite mensual/);
  },
};
export const WithError: StoryObj = {
  render: () => <Period wrong required />,
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup');
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleName(/limite|límite/);
    await expect(group).toHaveAccessibleDescription(/Escolha|Elige/);
  },
};

export const ByKeyboard: StoryObj = {
  name: 'Chosen by its words, and by the arrows',
  render: () => <Period described layout="cards" onChoice={chosen} />,
  tags: ['played', '!dev', '!autodocs'],
  parameters: unpictured,
  play: async ({ canvas }) => {
    chosen.mockClear();
    await userEvent.click(canvas.getByText(/^Por d[ií]a$/));
    await expect(chosen).toHaveBeenLastCalledWith('day');
    await userEvent.keyboard('{ArrowDown}');
    await expect(chosen).toHaveBeenLastCalledWith('week');
    await expect(canvas.getByRole('radio', { checked: true })).toHaveFocus();
  },
};
