import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { useStoryTexts } from '../../../../../.storybook/story-brand.tsx';
import { Button } from '../../base/button/button.tsx';
import {
  everyStoryMethod,
  type StoryMethod,
  useStoryMethods,
} from '../../stories/wallet/use-story-methods.ts';
import { PaymentMethodPicker, type PaymentMethodPickerProps } from './payment-method-picker.tsx';

interface PickerStory extends Partial<PaymentMethodPickerProps> {
  readonly offered?: readonly StoryMethod[] | 'brand';
  readonly inMaintenance?: readonly StoryMethod[] | 'all';
  readonly wrong?: boolean;
}

function Picker({ offered, inMaintenance, wrong = false, ...rest }: PickerStory) {
  const t = useStoryTexts('wallet');
  return (
    <form className="mx-auto flex max-w-form flex-col gap-4">
      <PaymentMethodPicker
        {...rest}
        name="method"
        label={t['method.legend']}
        error={wrong ? t['method.required'] : undefined}
        methods={useStoryMethods(offered, inMaintenance)}
      />
      <Button type="submit" fullWidth>
        {t.depositTitle}
      </Button>
    </form>
  );
}

const meta = {
  title: 'Wallet/Payment method picker',
  component: Picker,
  args: { onChoice: fn() },
} satisfies Meta<typeof Picker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfTheBrand: Story = { args: { defaultValue: 'pix' } };
export const OfEveryBrand: Story = { args: { offered: everyStoryMethod, defaultValue: 'spei' } };
export const NothingChosen: Story = {
  name: 'Nothing chosen, and an error that says so',
  args: { offered: ['spei', 'oxxo', 'card'], wrong: true },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup');
    await expect(group).toHaveAccessibleDescription(/Escolha|Elige/);
    await expect(canvas.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
  },
};

export const Chosen: Story = {
  name: 'A method is chosen by its card and posted by its value',
  args: { offered: ['pix', 'bankTransfer'], defaultValue: 'pix' },
  play: async ({ args, canvas, canvasElement }) => {
    const transfer = canvas.getByRole('radio', { name: /Transfer/ });
    await expect(transfer).toHaveAccessibleDescription(/1 dia útil|1 día hábil/);
    await userEvent.click(canvas.getByText(/Transfer/));
    await expect(transfer).toBeChecked();
    await expect(args.onChoice).toHaveBeenCalledWith('bankTransfer');
    const form = within(canvasElement).getByRole('button').closest('form');
    await expect(new FormData(form ?? undefined).get('method')).toBe('bankTransfer');
  },
};

export const InMaintenance: Story = {
  name: 'FLAG-11 a method in maintenance is unavailable, with the reason, and can’t be chosen',
  args: { offered: ['pix', 'bankTransfer', 'debit'], inMaintenance: ['pix'] },
  play: async ({ args, canvas }) => {
    const pix = canvas.getByRole('radio', { name: 'Pix' });
    await expect(pix).toBeDisabled();
    await expect(pix).toHaveAccessibleDescription(/manutenção|mantenimiento/i);
    await userEvent.click(canvas.getByText('Pix'));
    await expect(pix).not.toBeChecked();
    await expect(args.onChoice).not.toHaveBeenCalled();
  },
};

export const AllInMaintenance: Story = {
  name: 'FLAG-11 every method with a flag of its own in maintenance',
  args: {
    offered: ['card', 'spei', 'oxxo', 'pix', 'pagoEfectivo', 'tupay', 'yape'],
    inMaintenance: 'all',
  },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeDisabled();
  },
};
