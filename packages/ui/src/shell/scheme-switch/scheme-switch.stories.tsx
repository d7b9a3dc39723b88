import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Texts, useShown } from '../../../../../.storybook/story-brand.tsx';
import { SchemeSwitch } from './scheme-switch.tsx';

export default { title: 'Shell/Scheme switch', component: SchemeSwitch } satisfies Meta;

const chosen = fn();

function Choice() {
  const { scheme } = useShown();
  return (
    <Texts of="shell">
      {(texts) => (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            const { submitter } = event.nativeEvent as SubmitEvent;
            chosen(submitter?.getAttribute('value'));
          }}
        >
          <SchemeSwitch
            label={texts.appearance}
            names={{ light: texts.schemeLight, dark: texts.schemeDark }}
            current={scheme}
          />
        </form>
      )}
    </Texts>
  );
}

export const PresentScheme: StoryObj = { render: () => <Choice /> };

export const Tap: StoryObj = {
  name: 'A tap posts the other scheme with the form around it',
  render: () => <Choice />,
  play: async ({ canvasElement }) => {
    chosen.mockClear();
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { pressed: true })).toBeVisible();
    const other = canvas.getByRole('button', { pressed: false });
    await userEvent.click(other);
    await expect(chosen).toHaveBeenCalledWith(other.getAttribute('value'));
  },
};
