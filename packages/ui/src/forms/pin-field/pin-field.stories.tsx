import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatText } from '@vitrine/messages/format-text';
import { expect, fn, userEvent } from 'storybook/test';
import { unpictured } from '../../../../../.storybook/modes.ts';
import { useStoryTexts } from '../../../../../.storybook/story-brand.tsx';
import { PinField, type PinFieldProps } from './pin-field.tsx';

export default { title: 'Forms/PIN field', component: PinField } satisfies Meta;

function Pin({ wrong = false, ...field }: Partial<PinFieldProps> & { readonly wrong?: boolean }) {
  const t = useStoryTexts('forms');
  return (
    <PinField
      {...field}
      name="pin"
      label={t.pin}
      hint={formatText(t.pinHint, { email: 'ana@exemplo.com' })}
      error={wrong ? t['errors.pin'] : undefined}
    />
  );
}

const complete = fn();

export const Empty: StoryObj = { render: () => <Pin /> };
export const Begun: StoryObj = { render: () => <Pin defaultValue="481" /> };
export const Filled: StoryObj = { render: () => <Pin defaultValue="481503" /> };
export const WithError: StoryObj = { render: () => <Pin wrong defaultValue="481503" /> };
export const Locked: StoryObj = { render: () => <Pin disabled defaultValue="481503" /> };

export const Typed: StoryObj = {
  name: 'Six figures in one field, which never scrolls under them',
  render: () => <Pin onPin={complete} />,
  tags: ['played', '!dev', '!autodocs'],
  parameters: unpictured,
  play: async ({ canvas }) => {
    complete.mockClear();
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.type(field, '48-15 0');
    await expect(field).toHaveValue('48150');
    await expect(complete).not.toHaveBeenCalled();
    await userEvent.type(field, '39');
    await expect(field).toHaveValue('481503');
    await expect(complete.mock.calls).toEqual([['481503']]);
    await expect(field.scrollLeft).toBe(0);
    await expect(field.parentElement?.scrollLeft).toBe(0);
  },
};

export const Pasted: StoryObj = {
  name: 'A code is pasted whole, also as it is written in a message',
  render: () => <Pin onPin={complete} />,
  tags: ['played', '!dev', '!autodocs'],
  parameters: unpictured,
  play: async ({ canvas }) => {
    complete.mockClear();
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.paste('481 503');
    await expect(field).toHaveValue('481503');
    await expect(complete.mock.calls).toEqual([['481503']]);
  },
};
