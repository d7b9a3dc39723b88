import type { Meta, StoryObj } from '@storybook/react-vite';
import { countText } from '@vitrine/messages/format-text';
import { expect, userEvent } from 'storybook/test';
import { useStoryBrand, useStoryTexts } from '../../../../../.storybook/story-brand.tsx';
import { TextArea, type TextAreaProps } from './text-area.tsx';

export default { title: 'Forms/Text area', component: TextArea } satisfies Meta;

type Look = Partial<TextAreaProps> & { readonly wrong?: boolean; readonly counted?: boolean };

function Message({ wrong = false, counted = false, ...args }: Look) {
  const { language } = useStoryBrand();
  const t = useStoryTexts('forms');
  return (
    <TextArea
      {...args}
      name="message"
      label={t.message}
      hint={t.messageHint}
      error={wrong ? t['errors.message'] : undefined}
      remainingText={
        counted ? (count) => countText({ ...t }, 'remaining', count, language) : undefined
      }
    />
  );
}

export const Empty: StoryObj = { render: () => <Message /> };
export const Counted: StoryObj = { render: () => <Message counted maxLength={500} /> };
export const WithError: StoryObj = {
  render: () => <Message wrong counted maxLength={500} defaultValue="Oi" />,
};
export const Locked: StoryObj = { render: () => <Message readOnly defaultValue="Pix 24/05" /> };

export const NearlyFull: StoryObj = {
  name: 'Says how much room is left once there is little',
  render: () => <Message counted maxLength={24} />,
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox');
    const said = canvas.getByRole('status');
    await userEvent.type(area, 'Pix');
    await expect(said).toBeEmptyDOMElement();
    await userEvent.type(area, ' 24/05 sem saldo nem');
    await expect(said).toHaveTextContent(/^(1 caractere restante|Queda 1 carácter)$/);
    await userEvent.type(area, ' até agora');
    await expect(area).toHaveValue('Pix 24/05 sem saldo nem ');
    await expect(said).toHaveTextContent(/^(0 caractere|Quedan 0)/);
  },
};
