import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { paths } from '../../../paths.ts';
import { frameTexts } from '../../../stories/frame-texts.ts';
import { invalidForm, refusedForm, typedForm } from '../../../stories/posted-form.ts';
import type { StoryFacts } from '../../../stories/story-facts.ts';
import { pageMeta, pageStory } from '../../../stories/story-page.tsx';
import { GUEST } from '../../../stories/story-shell.ts';
import { registrationSchema } from './registration-schema.ts';
import { RegisterView } from './register-view.tsx';

const meta = { ...pageMeta, title: 'Pages/Account/Register' } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const TODAY = '2026-11-20';

/** A valid form except for the document, which each country checks in its own way. */
const SOUND = {
  fullName: 'Ana Lucía Prado',
  birthDate: '1994-05-30',
  email: 'ana@exemplo.com',
  password: 'Senha-boa-1',
  confirmPassword: 'Senha-boa-1',
  acceptTerms: 'on',
};

const DOCUMENTS: Readonly<Record<string, string>> = {
  BR: '529.982.247-25',
  MX: 'PAAA940530MDFRNN01',
};

function soundForm({ brand }: StoryFacts): Readonly<Record<string, string>> {
  return {
    ...SOUND,
    document: DOCUMENTS[brand.country] ?? '48210573',
    cellPhone: brand.phoneExample,
  };
}

function answerTo(form: FormData, { brand, texts }: StoryFacts) {
  const sentences: Readonly<Record<string, string>> = texts.account;
  const say = (code: string) => sentences[code] ?? code;
  const schema = registrationSchema({ country: brand.country, today: TODAY });
  return (
    invalidForm(form, schema, say) ?? refusedForm(form, texts.account['errors.duplicateAccount'])
  );
}

/** The page after a form with these values; the other fields are valid. */
function register(typed?: Readonly<Record<string, string>>, isClosed = false) {
  return pageStory({
    at: paths.register,
    visitor: GUEST,
    data: ({ brand, texts }) => ({
      texts: texts.account,
      access: texts.access,
      draft: null,
      fieldTexts: texts.forms,
      phoneExample: brand.phoneExample,
      country: brand.country,
      closed: isClosed ? texts.account.registrationClosed : null,
      captcha: null,
    }),
    ...(typed
      ? {
          answer: (facts: StoryFacts) =>
            answerTo(typedForm({ ...soundForm(facts), ...typed }), facts),
        }
      : {}),
    act: answerTo,
    view: (data, form) => <RegisterView {...data} form={form} />,
  });
}

export const Empty: Story = register();

export const FieldErrors: Story = {
  ...register({
    fullName: 'Ana',
    document: '1',
    cellPhone: '12',
    email: 'ana@',
    password: 'senha',
    confirmPassword: 'outra',
    acceptTerms: '',
  }),
  name: 'Field errors: the summary leads to each field',
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'account');
    const summary = canvas.getByRole('alert');
    await expect(summary).toHaveFocus();
    const told = `${t.fullName}: ${t['errors.fullName']}`;
    await userEvent.click(canvas.getByRole('link', { name: told }));
    const fullName = canvas.getByRole('textbox', { name: t.fullName });
    await expect(fullName).toHaveFocus();
    await expect(fullName).toHaveAccessibleDescription(
      expect.stringContaining(t['errors.fullName']),
    );
  },
};

export const InMaintenance: Story = {
  ...register(undefined, true),
  name: 'FLAG-11 says that nobody can register now',
  play: async ({ canvas, canvasElement }) => {
    const { registrationClosed } = frameTexts(canvasElement, 'account');
    await expect(canvas.getByText(registrationClosed)).toBeVisible();
  },
};

export const Underage: Story = register({ birthDate: '2010-01-15' });

export const DuplicateAccount: Story = {
  ...register({ confirmPassword: 'Outra-senha-1' }),
  name: 'Duplicate account: said once the mended form is sent',
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'account');
    await expect(canvas.getByRole('alert')).toHaveTextContent(t['errors.passwordMismatch']);
    await userEvent.type(canvas.getByLabelText(t.password), SOUND.password);
    await userEvent.type(canvas.getByLabelText(t.confirmPassword), SOUND.password);
    await userEvent.click(canvas.getByRole('button', { name: t.registerSubmit }));
    const refusal = await canvas.findByText(t['errors.duplicateAccount']);
    await expect(canvas.getByRole('alert')).toContainElement(refusal);
    await expect(canvas.getByRole('alert')).toHaveFocus();
  },
};
