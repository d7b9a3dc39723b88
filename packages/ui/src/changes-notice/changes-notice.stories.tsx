import type { Meta, StoryObj } from '@storybook/react-vite';
import { WithBettingWords } from '../story-support/with-betting-words.tsx';
import { ChangesNotice } from './changes-notice.tsx';

export default { title: 'Bet slip/ChangesNotice', component: ChangesNotice } satisfies Meta;

function story(pending: boolean): StoryObj {
  return {
    render: () => (
      <WithBettingWords>
        {({ betSlip }) => (
          <form className="max-w-slip">
            <ChangesNotice
              title={betSlip('changes.title')}
              text={betSlip('changes.odds', { count: 2 })}
              action={{ name: 'action', value: 'acceptChanges', label: betSlip('changes.accept') }}
              pending={pending}
            />
          </form>
        )}
      </WithBettingWords>
    ),
  };
}

export const Changed = story(false);
export const Accepting = story(true);
