import type { Meta, StoryObj } from '@storybook/react-vite';
import { textsOf } from '@vitrine/messages/texts';
import { expect, fn, waitFor, within } from 'storybook/test';
import { unpictured } from '../../../../../.storybook/modes.ts';
import { MoneyField } from '../money-field/money-field.tsx';
import { PasswordField } from '../password-field/password-field.tsx';
import { StakeField } from '../../bet-slip/stake-field/stake-field.tsx';
import { passwordWords } from '../../stories/forms/password-words.ts';
import { takeOver } from '../../stories/feedback/take-over.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { UploadWidget } from '../../account/upload-widget/upload-widget.tsx';

export default { title: 'Forms/Filled before' } satisfies Meta;

const account = textsOf('pt-BR', 'account');
const forms = textsOf('pt-BR', 'forms');
const slip = textsOf('pt-BR', 'bet-slip');
const wallet = textsOf('pt-BR', 'wallet');
const verification = textsOf('pt-BR', 'verification');

const stakeTyped = fn();
const filePicked = fn();

const fields = (
  <form className="grid w-80 max-w-full gap-6">
    <StakeField
      id="stake"
      name="stake"
      label={slip['stake.single']}
      currencySymbol="R$"
      writing={{ decimalSeparator: ',', currency: 'BRL' }}
      defaultValue=""
      onStakeText={stakeTyped}
    />
    <MoneyField
      name="amount"
      label={wallet.amount}
      currencySymbol="R$"
      writing={{ decimalSeparator: ',', currency: 'BRL' }}
      quickAmountsLabel={wallet.quickAmounts}
      quickAmounts={[
        { amount: '20,00', label: 'R$ 20', href: '#20' },
        { amount: '50,00', label: 'R$ 50', href: '#50' },
      ]}
    />
    <PasswordField
      name="password"
      label={account.password}
      showLabel={account.showPassword}
      hideLabel={account.hidePassword}
      check={passwordWords(forms)}
    />
    <TextArea
      name="message"
      label={forms.message}
      maxLength={500}
      remainingText={(count) => `${count} / 500`}
    />
    <UploadWidget
      name="file"
      kind="front"
      label={verification['document.front']}
      pickLabel={verification['upload.pick']}
      pickAnotherLabel={verification['upload.pickAnother']}
      noPreviewTexts={{ picture: '', pdf: '', heic: '', unknown: '' }}
      sizeText={(bytes) => `${bytes} B`}
      retryLabel={verification['upload.retry']}
      onFile={filePicked}
    />
  </form>
);

function fill(page: HTMLElement): void {
  const typed = { stake: '10,00', amount: '50,00', password: 'Arara1234' };
  for (const [id, text] of Object.entries({ ...typed, message: 'Pix' })) {
    const field = page.querySelector<HTMLInputElement>(`#${id}`);
    if (field) field.value = text;
  }
  const files = new DataTransfer();
  files.items.add(new File(['%PDF'], 'rg.pdf', { type: 'application/pdf' }));
  const upload = page.querySelector<HTMLInputElement>('#file');
  if (upload) upload.files = files.files;
}

export const TakenUp: StoryObj = {
  name: 'What is typed, chosen or picked before the scripts come is taken up, and stays',
  render: () => <div data-testid="page" />,
  tags: ['played', '!dev', '!autodocs'],
  parameters: unpictured,
  play: async ({ canvas }) => {
    stakeTyped.mockClear();
    filePicked.mockClear();
    const page = canvas.getByTestId('page');
    await takeOver(page, fields, fill);
    const shown = within(page);
    await expect(stakeTyped.mock.calls).toEqual([['10,00']]);
    await expect(shown.getByLabelText(slip['stake.single'])).toHaveValue('10,00');
    await waitFor(() =>
      expect(shown.getByRole('link', { name: 'R$ 50' })).toHaveAttribute('aria-current'),
    );
    await expect(shown.getAllByText(forms['rule.met'], { exact: false })).toHaveLength(4);
    await expect(shown.getByText('497 / 500')).toBeVisible();
    await expect(filePicked).toHaveBeenCalledOnce();
    await expect(shown.getByText('rg.pdf')).toBeVisible();
  },
};
