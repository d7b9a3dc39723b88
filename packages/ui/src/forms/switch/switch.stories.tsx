import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { unpictured } from '../../../../../.storybook/modes.ts';
import { useStoryTexts } from '../../../../../.storybook/story-brand.tsx';
import { Switch, type SwitchProps } from './switch.tsx';

export default { title: 'Forms/Switch', component: Switch } satisfies Meta;

type Look = Partial<SwitchProps> & { readonly wrong?: boolean; readonly locked?: boolean };

function TimeAlert({ wrong = false, locked = false, ...args }: Look) {
  const t = useStoryTexts('forms');
  return (
    <Switch
      {...args}
      name="timeAlert"
      value="hourly"
      label={t.timeAlert}
      hint={locked ? t.timeAlertLocked : t.timeAlertHint}
      error={wrong ? t['errors.notSaved'] : undefined}
      disabled={locked}
    />
  );
}

export const Off: StoryObj = { render: () => <TimeAlert /> };
export const On: StoryObj = { render: () => <TimeAlert defaultChecked /> };
export const WithError: StoryObj = { render: () => <TimeAlert wrong /> };
export const LockedWithReason: StoryObj = { render: () => <TimeAlert locked defaultChecked /> };
export const LockedOff: StoryObj = { render: () => <TimeAlert locked /> };

export const Turned: StoryObj = {
  name: 'Turned by its words and by the space bar, and posted like a checkbox',
  render: () => (
    <form>
      <TimeAlert />
    </form>
  ),
  tags: ['played', '!dev', '!autodocs'],
  parameters: unpictured,
  play: async ({ canvas, canvasElement }) => {
    const form = canvasElement.querySelector('form');
    if (!form) throw new Error('The switch stands in a form.');
    const turn = canvas.getByRole('switch');
    await expect(new FormData(form).get('timeAlert')).toBeNull();
    await userEvent.click(canvas.getByText(/a cada hora/));
    await expect(turn).toBeChecked();
    await expect(new FormData(form).get('timeAlert')).toBe('hourly');
    await userEvent.keyboard(' ');
    await expect(turn).not.toBeChecked();
  },
};
