import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { tellPosted } from '../../stories/forms/posted-form.ts';
import { WithBettingWords } from '../../stories/sportsbook/with-betting-words.tsx';
import { TicketTypeSwitch, type TicketTypeSwitchProps } from './ticket-type-switch.tsx';

export default { title: 'Bet slip/Ticket type switch', component: TicketTypeSwitch } satisfies Meta;

const posted = fn();

function story(current: TicketTypeSwitchProps['current'], multipleAvailable: boolean): StoryObj {
  return {
    render: () => (
      <WithBettingWords>
        {({ betSlip }) => (
          <form className="max-w-slip" onSubmit={tellPosted(posted)}>
            <TicketTypeSwitch
              label={betSlip('type.label')}
              name="ticket-type"
              current={current}
              options={[
                { type: 'singles', label: betSlip('type.singles'), available: true },
                { type: 'multiple', label: betSlip('type.multiple'), available: multipleAvailable },
              ]}
              note={multipleAvailable ? null : betSlip('type.multiple.tooFew', { count: 2 })}
            />
          </form>
        )}
      </WithBettingWords>
    ),
  };
}

export const Singles: StoryObj = {
  ...story('singles', true),
  name: 'The other kind of ticket is posted when it is chosen',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { pressed: false }));
    await expect(posted).toHaveBeenLastCalledWith([['ticket-type', 'multiple']]);
  },
};
export const Multiple = story('multiple', true);
export const SinglesOnly = story('singles', false);
