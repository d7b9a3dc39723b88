import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  formatAmountForField,
  formatMoney,
  formatRoundMoney,
  minorUnits,
  parseAmount,
} from '@vitrine/betting/base/money';
import { countText, formatText } from '@vitrine/messages/format-text';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { unpictured } from '../../../../../.storybook/modes.ts';
import { useStoryBrand, useStoryTexts } from '../../../../../.storybook/story-brand.tsx';
import { RangeSlider, type RangeSliderProps } from './range-slider.tsx';

export default { title: 'Forms/Range slider', component: RangeSlider } satisfies Meta;

const LEAST = 1000;
const MOST = 500_000;

type Look = Partial<RangeSliderProps> & { readonly wrong?: boolean };

function DepositLimit({ wrong = false, ...args }: Look) {
  const brand = useStoryBrand();
  const t = useStoryTexts('forms');
  const money = (amount: number) => formatMoney(minorUnits(amount), brand);
  const whole = (amount: number) => formatRoundMoney(minorUnits(amount), brand);
  return (
    <RangeSlider
      min={LEAST}
      max={MOST}
      step={1000}
      defaultValue={50_000}
      name="depositLimit"
      label={t.depositLimit}
      sliderLabel={t.depositLimitSlider}
      hint={t.depositLimitHint}
      error={
        wrong
          ? formatText(t['errors.limit'], { minimum: money(LEAST), maximum: money(MOST) })
          : undefined
      }
      sign={money(0).replace(/[\d.,\s]/g, '')}
      read={(text) => {
        const amount = parseAmount(text, brand);
        return amount.ok ? amount.value : null;
      }}
      write={(amount) => formatAmountForField(minorUnits(amount), brand)}
      say={(amount) => formatText(t.perDay, { amount: money(amount) })}
      ticks={[LEAST, MOST].map(whole)}
      {...args}
    />
  );
}

function TimeLimit() {
  const { language } = useStoryBrand();
  const t = useStoryTexts('forms');
  return (
    <RangeSlider
      min={1}
      max={5}
      step={1}
      defaultValue={2}
      name="timeLimit"
      label={t.timeLimit}
      sliderLabel={t.timeLimitSlider}
      inputMode="numeric"
      read={(text) => (/^[1-5]$/.test(text) ? Number(text) : null)}
      write={String}
      say={(hours) => countText({ ...t }, 'hoursPerDay', hours, language)}
      ticks={[1, 2, 3, 4, 5].map((hours) => `${hours} h`)}
    />
  );
}

const told = fn();

export const InTheMiddle: StoryObj = { render: () => <DepositLimit defaultValue={250_000} /> };
export const AtTheLeast: StoryObj = { render: () => <DepositLimit defaultValue={LEAST} /> };
export const AtTheMost: StoryObj = { render: () => <DepositLimit defaultValue={MOST} /> };
export const Hours: StoryObj = {
  name: 'A number of hours, with a tick at each',
  render: () => <TimeLimit />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '1');
    await expect(canvas.getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^1 hora por d[ií]a$/),
    );
    await userEvent.clear(field);
    await userEvent.type(field, '9');
    await expect(canvas.getByRole('slider')).toHaveValue('1');
  },
};
export const WithoutTicks: StoryObj = { render: () => <DepositLimit ticks={[]} /> };
export const Locked: StoryObj = { render: () => <DepositLimit disabled /> };
export const WithError: StoryObj = {
  name: 'With an error, and what was typed',
  render: () => <DepositLimit wrong defaultText="9999999" />,
};

export const SlidAndTyped: StoryObj = {
  name: 'The slider writes the field, and the field moves the slider',
  render: () => <DepositLimit onValue={told} />,
  tags: ['played', '!dev', '!autodocs'],
  parameters: unpictured,
  play: async ({ canvas }) => {
    told.mockClear();
    const slider = canvas.getByRole<HTMLInputElement>('slider');
    const field = canvas.getByRole<HTMLInputElement>('textbox');
    await expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/500[.,]00/));
    await fireEvent.input(slider, { target: { value: '121000' } });
    await expect(field.value).toMatch(/^1210[.,]00$/);
    await expect(canvas.getByRole('status')).toHaveTextContent(/1[.,]210[.,]00/);
    await expect(told).toHaveBeenLastCalledWith(121_000);
    await userEvent.clear(field);
    await expect(slider).toHaveValue('121000');
    await userEvent.type(field, '80');
    await expect(slider).toHaveValue('8000');
    await expect(told).toHaveBeenLastCalledWith(8000);
  },
};

export const BetweenSteps: StoryObj = {
  name: 'A number between two steps stays as it is, wherever the slider stands',
  render: () => <DepositLimit defaultValue={12_345} onValue={told} />,
  beforeEach: () => {
    told.mockClear();
  },
  tags: ['played', '!dev', '!autodocs'],
  parameters: unpictured,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toHaveValue('12000');
    await expect(canvas.getByRole<HTMLInputElement>('textbox').value).toMatch(/^123[.,]45$/);
    await expect(canvas.getByRole('status')).toHaveTextContent(/123[.,]45/);
    await expect(told).not.toHaveBeenCalled();
  },
};

export const OnlyTheFieldIsPosted: StoryObj = {
  render: () => (
    <form>
      <DepositLimit />
    </form>
  ),
  tags: ['played', '!dev', '!autodocs'],
  parameters: unpictured,
  play: async ({ canvas, canvasElement }) => {
    const form = canvasElement.querySelector('form');
    if (!form) throw new Error('The slider stands in a form.');
    const posted = [...new FormData(form).entries()];
    const { value } = canvas.getByRole<HTMLInputElement>('textbox');
    await expect(posted).toEqual([['depositLimit', value]]);
  },
};
