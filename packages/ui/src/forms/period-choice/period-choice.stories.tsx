import type { Meta, StoryObj } from '@storybook/react-vite';
import { countText } from '@vitrine/messages/format-text';
import { expect, userEvent } from 'storybook/test';
import { useStoryBrand, useStoryTexts } from '../../../../../.storybook/story-brand.tsx';
import { Button } from '../../base/button/button.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { PeriodChoice } from './period-choice.tsx';

function Choice() {
  const t = useStoryTexts('forms');
  const { language } = useStoryBrand();
  return (
    <PeriodChoice
      periods={{
        label: t['period.label'],
        items: [7, 30, 90].map((days) => ({
          href: `?dias=${days}`,
          label: countText({ ...t }, 'period.lastDays', days, language),
          current: days === 90,
        })),
      }}
      days={{
        label: t['period.own'],
        form: (
          <form className="grid gap-3">
            <TextField type="date" name="de" label={t['period.from']} />
            <TextField type="date" name="ate" label={t['period.to']} />
            <Button type="submit" intent="quiet">
              {t['period.apply']}
            </Button>
          </form>
        ),
      }}
    />
  );
}

const meta = { title: 'Forms/Period choice', component: Choice } satisfies Meta<typeof Choice>;

export default meta;

export const Periods: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const current = canvas.getByRole('link', { current: true });
    await expect(current).toHaveAttribute('href', '?dias=90');
    const from = canvas.getByLabelText(/Primeiro dia|Primer día/);
    await expect(from).not.toBeVisible();
    await userEvent.click(canvas.getByText(/Escolher as datas|Elegir las fechas/));
    await expect(from).toBeVisible();
  },
};
