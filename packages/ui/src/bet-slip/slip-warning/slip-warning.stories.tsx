import type { Meta, StoryObj } from '@storybook/react-vite';
import { WARNING_SHOWN_MS } from '@vitrine/betting/bet-slip/warning-time';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { unpictured } from '../../../../../.storybook/modes.ts';
import { Button } from '../../base/button/button.tsx';
import { tellPosted } from '../../stories/forms/posted-form.ts';
import { fakeClock } from '../../stories/base/fake-clock.ts';
import { WithBettingWords } from '../../stories/sportsbook/with-betting-words.tsx';
import { SlipWarning } from './slip-warning.tsx';

export default { title: 'Bet slip/Slip warning', component: SlipWarning } satisfies Meta;

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

const posted = fn();

export const WithAction: StoryObj = {
  name: 'A warning that stays has the button that settles it',
  render: () => (
    <WithBettingWords>
      {({ betSlip }) => (
        <form className="max-w-slip" onSubmit={tellPosted(posted)}>
          <SlipWarning
            text={betSlip('suspended', { count: 2 })}
            action={{ name: 'action', value: 'removeInactive', label: betSlip('suspended.remove') }}
          />
        </form>
      )}
    </WithBettingWords>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(posted).toHaveBeenLastCalledWith([['action', 'removeInactive']]);
  },
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
  tags: ['played', '!dev', '!autodocs'],
  parameters: unpictured,
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

const clock = fakeClock();

function Passes({ text, action }: { readonly text: string; readonly action: string }) {
  const [shownAt, setShownAt] = useState(0);
  return (
    <div className="flex max-w-slip flex-col gap-3">
      <Button onClick={() => setShownAt(clock.now())}>{action}</Button>
      <SlipWarning
        text={text}
        passing={{ milliseconds: WARNING_SHOWN_MS, shownAt }}
        clock={clock}
      />
    </div>
  );
}

export const GoneAfterFourSeconds: StoryObj = {
  name: 'SLIP-04 is gone after 4 seconds, and the same one again stands for 4 more',
  render: () => (
    <WithBettingWords>
      {({ betSlip }) => (
        <Passes text={betSlip('warning.tooManySelections')} action={betSlip('update')} />
      )}
    </WithBettingWords>
  ),
  play: async ({ canvas }) => {
    const place = canvas.getByRole('status');
    clock.pass(3999);
    await expect(place).toHaveTextContent(/30/);
    clock.pass(1);
    await waitFor(() => expect(place).toBeEmptyDOMElement());
    await userEvent.click(canvas.getByRole('button'));
    await expect(place).toHaveTextContent(/30/);
    clock.pass(3999);
    await expect(place).toHaveTextContent(/30/);
    clock.pass(1);
    await waitFor(() => expect(place).toBeEmptyDOMElement());
  },
};
