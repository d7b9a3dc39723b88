import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SelfExclusionStory } from '../../stories/account/self-exclusion-story.tsx';

const meta = {
  title: 'Account/Self exclusion screen',
  component: SelfExclusionStory,
  args: {
    months: 6,
    resumeAt: Date.UTC(2027, 4, 20, 15),
    isValidated: true,
    onPost: fn(),
  },
} satisfies Meta<typeof SelfExclusionStory>;

export default meta;
type Story = StoryObj<typeof meta>;

function says(...words: readonly RegExp[]): NonNullable<Story['play']> {
  return async ({ canvas, canvasElement }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: /Não é possível|No es posible/ }),
    ).toBeVisible();
    for (const word of words) await expect(canvasElement).toHaveTextContent(word);
  };
}

export const Permanent: Story = {
  name: 'EXCL-01 permanent at 1216 months, EXCL-02 until a new notice',
  args: { months: 1216, resumeAt: null },
  play: says(/autoexclus.{2,3} permanente/, /novo aviso|nuevo aviso/),
};
export const Months: Story = {
  name: 'EXCL-01 months under a year, EXCL-02 to the day it resumes',
  play: says(/por 6 mese?s/, /20 de (maio|mayo) de 2027/),
};
export const OneMonth: Story = {
  name: 'EXCL-01 one month',
  args: { months: 1 },
  play: says(/por 1 (mês|mes)\./),
};
export const OneYear: Story = {
  name: 'EXCL-01 one year from 12 months',
  args: { months: 12 },
  play: says(/por 1 (ano|año)\./),
};
export const Years: Story = {
  name: 'EXCL-01 whole years',
  args: { months: 60 },
  play: says(/por 5 (anos|años)/),
};
export const Unstated: Story = {
  name: 'Without a period or a day',
  args: { months: null, resumeAt: null },
  play: says(/novo aviso|nuevo aviso/),
};

export const Accept: Story = {
  name: 'EXCL-03 Accept posts the form that logs out',
  play: async ({ args, canvas }) => {
    const accept = canvas.getByRole('button', { name: /Aceitar|Aceptar/ });
    await expect(accept).toHaveAttribute('type', 'submit');
    const form = accept.closest('form');
    await expect(form).toHaveAttribute('method', 'post');
    await expect(form).toHaveAttribute('action', '/logout');
    await userEvent.click(accept);
    await expect(args.onPost).toHaveBeenCalledOnce();
  },
};

export const Withdraw: Story = {
  name: 'EXCL-03 Withdraw balance goes to the withdrawal',
  play: async ({ canvas }) => {
    const withdraw = canvas.getByRole('link', { name: /Sacar saldo|Retirar saldo/ });
    await expect(withdraw).toHaveAttribute('href', '/withdrawal');
  },
};

export const NotValidated: Story = {
  name: 'EXCL-03 without full validation there is no way to withdraw',
  args: { isValidated: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Aceitar|Aceptar/ })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /saldo/ })).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  name: 'EXCL-04 a skeleton until it is known whether the bettor is validated',
  args: { isValidated: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/Conferindo|Revisando/);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};
