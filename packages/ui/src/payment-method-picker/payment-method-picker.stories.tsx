import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatMoney, minorUnits } from '@vitrine/betting/money';
import { formatText } from '@vitrine/messages/format-text';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { expect, fn, userEvent, within } from 'storybook/test';
import { useStoryBrand, useStoryTexts } from '../../../../.storybook/story-brand.tsx';
import { Button } from '../button/button.tsx';
import {
  type PaymentKind,
  PaymentMethodPicker,
  type PaymentMethodPickerProps,
} from './payment-method-picker.tsx';

type WalletTexts = Namespaces['wallet'];
type Speed = 'instant' | 'sameDay' | 'businessDay';

/** The methods with a maintenance flag of their own (1§3), and those of the other brands. */
const methods = {
  pix: ['qr', 'paymentMethod.pix', 'instant'],
  card: ['card', 'paymentMethod.card', 'instant'],
  spei: ['bank', 'paymentMethod.spei', 'sameDay'],
  oxxo: ['voucher', 'paymentMethod.oxxo', 'businessDay'],
  'pago-efectivo': ['cash', 'paymentMethod.pagoEfectivo', 'sameDay'],
  tupay: ['phone', 'paymentMethod.tupay', 'instant'],
  yape: ['phone', 'paymentMethod.yape', 'instant'],
  'bank-transfer': ['bank', 'paymentMethod.bankTransfer', 'businessDay'],
  debit: ['bank', 'paymentMethod.debit', 'sameDay'],
  'digital-wallet': ['wallet', 'paymentMethod.digitalWallet', 'instant'],
} as const satisfies Record<string, readonly [PaymentKind, keyof WalletTexts, Speed]>;

type Method = keyof typeof methods;

interface PickerStory extends Partial<PaymentMethodPickerProps> {
  readonly offered?: readonly Method[] | 'brand';
  readonly inMaintenance?: readonly Method[] | 'all';
  readonly wrong?: boolean;
}

function Picker({ offered = 'brand', inMaintenance = [], wrong = false, ...rest }: PickerStory) {
  const brand = useStoryBrand();
  const t = useStoryTexts('wallet');
  const { minimum, maximum } = brand.deposit;
  const bounds = {
    minimum: formatMoney(minorUnits(minimum), brand),
    maximum: formatMoney(minorUnits(maximum), brand),
  };
  const shown = offered === 'brand' ? brand.paymentMethods.filter(isMethod) : offered;
  return (
    <form className="mx-auto flex max-w-form flex-col gap-4">
      <PaymentMethodPicker
        {...rest}
        name="method"
        label={t['method.legend']}
        error={wrong ? t['method.required'] : undefined}
        methods={shown.map((method) => {
          const [kind, name, speed] = methods[method];
          return {
            value: method,
            kind,
            name: t[name],
            detail: formatText(t[`method.${speed}`], bounds),
            unavailable:
              inMaintenance === 'all' || inMaintenance.includes(method)
                ? t['method.maintenance']
                : undefined,
          };
        })}
      />
      <Button type="submit" fullWidth>
        {t.depositTitle}
      </Button>
    </form>
  );
}

function isMethod(text: string): text is Method {
  return text in methods;
}

const every = Object.keys(methods) as Method[];

const meta = {
  title: 'Wallet/Payment method picker',
  component: Picker,
  args: { onChoice: fn() },
} satisfies Meta<typeof Picker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfTheBrand: Story = { args: { defaultValue: 'pix' } };
export const OfEveryBrand: Story = { args: { offered: every, defaultValue: 'spei' } };
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
  args: { offered: ['pix', 'bank-transfer'], defaultValue: 'pix' },
  play: async ({ args, canvas, canvasElement }) => {
    const transfer = canvas.getByRole('radio', { name: /Transfer/ });
    await expect(transfer).toHaveAccessibleDescription(/1 dia útil|1 día hábil/);
    await userEvent.click(canvas.getByText(/Transfer/));
    await expect(transfer).toBeChecked();
    await expect(args.onChoice).toHaveBeenCalledWith('bank-transfer');
    const form = within(canvasElement).getByRole('button').closest('form');
    await expect(new FormData(form ?? undefined).get('method')).toBe('bank-transfer');
  },
};

export const InMaintenance: Story = {
  name: 'FLAG-11 a method in maintenance is unavailable, with the reason, and can’t be chosen',
  args: { offered: ['pix', 'bank-transfer', 'debit'], inMaintenance: ['pix'] },
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
    offered: ['card', 'spei', 'oxxo', 'pix', 'pago-efectivo', 'tupay', 'yape'],
    inMaintenance: 'all',
  },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeDisabled();
  },
};
