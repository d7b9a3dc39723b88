import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { WithBettingWords } from '../story-support/with-betting-words.tsx';
import { Button } from '../button/button.tsx';
import { SlipWarning } from './slip-warning.tsx';

export default { title: 'Bet slip/SlipWarning', component: SlipWarning } satisfies Meta;

export const TooManySelections: StoryObj = {
  render: () => (
    <WithBettingWords>
      {({ betSlip }) => (
        <div className="max-w-slip">
          <SlipWarning text={betSlip('warning.tooManySelections')} />
        </div>
      )}
    </WithBettingWords>
  ),
};

function Comes({ text, action }: { readonly text: string; readonly action: string }) {
  const [shown, setShown] = useState(false);
  return (
    <div className="flex max-w-slip flex-col gap-3">
      <Button onClick={() => setShown(!shown)}>{action}</Button>
      <SlipWarning text={shown ? text : null} />
    </div>
  );
}

export const SaidAloud: StoryObj = {
  name: 'A warning appears in a place that is already listened to',
  render: () => (
    <WithBettingWords>
      {({ betSlip }) => (
        <Comes text={betSlip('warning.outcomeNotActive')} action={betSlip('update')} />
      )}
    </WithBettingWords>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const place = canvas.getByRole('status');
    await expect(place).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button'));
    await expect(place).not.toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button'));
    await expect(place).toBeEmptyDOMElement();
  },
};
