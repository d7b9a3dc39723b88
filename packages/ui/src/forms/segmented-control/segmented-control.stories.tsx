import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Texts } from '../../../../../.storybook/story-brand.tsx';
import { SegmentedLinks, SegmentedRadios } from './segmented-control.tsx';

const meta = {
  title: 'Forms/Segmented control',
  component: SegmentedRadios,
  args: { label: '', name: 'view', choices: [], defaultValue: 'live', onChoice: fn() },
  render: (args) => (
    <Texts of="common">
      {(t) => (
        <SegmentedRadios
          {...args}
          label={t.filter}
          choices={[
            { value: 'all', label: t.all },
            { value: 'live', label: t.live },
            { value: 'today', label: t.today },
          ]}
        />
      )}
    </Texts>
  ),
} satisfies Meta<typeof SegmentedRadios>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Radios: Story = {
  name: 'Radios, chosen by their words',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText(/Hoje|Hoy/));
    await expect(canvas.getByRole('radio', { checked: true })).toHaveAttribute('value', 'today');
    await expect(args.onChoice).toHaveBeenCalledWith('today');
  },
};

export const Links: Story = {
  render: () => (
    <Texts of="common">
      {(t) => (
        <SegmentedLinks
          label={t.filter}
          items={[
            { href: '#all', label: t.all, current: true },
            { href: '#live', label: t.live, current: false },
          ]}
        />
      )}
    </Texts>
  ),
};

export const WithError: Story = {
  render: () => (
    <Texts of="forms">
      {(t) => (
        <SegmentedRadios
          label={t.limitPeriod}
          labelShown
          name="period"
          required
          error={t['errors.period']}
          choices={[
            { value: 'day', label: t.periodDay },
            { value: 'week', label: t.periodWeek },
            { value: 'month', label: t.periodMonth },
          ]}
        />
      )}
    </Texts>
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup');
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription(/Escolha|Elige/);
  },
};
