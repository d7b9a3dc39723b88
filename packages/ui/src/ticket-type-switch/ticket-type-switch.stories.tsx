import type { Meta, StoryObj } from '@storybook/react-vite';
import { WithBettingWords } from '../story-support/with-betting-words.tsx';
import { TicketTypeSwitch, type TicketTypeSwitchProps } from './ticket-type-switch.tsx';

export default { title: 'Bet slip/TicketTypeSwitch', component: TicketTypeSwitch } satisfies Meta;

function story(current: TicketTypeSwitchProps['current'], multipleAvailable: boolean): StoryObj {
  return {
    render: () => (
      <WithBettingWords>
        {({ betSlip }) => (
          <form className="max-w-slip">
            <TicketTypeSwitch
              label={betSlip('type.label')}
              name="ticket-type"
              current={current}
              options={[
                { type: 'singles', label: betSlip('type.singles'), available: true },
                { type: 'multiple', label: betSlip('type.multiple'), available: multipleAvailable },
              ]}
              note={multipleAvailable ? null : betSlip('type.multiple.needsTwo')}
            />
          </form>
        )}
      </WithBettingWords>
    ),
  };
}

export const Singles = story('singles', true);
export const Multiple = story('multiple', true);
export const SinglesOnly = story('singles', false);
