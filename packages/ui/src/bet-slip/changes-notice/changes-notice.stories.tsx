import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { tellPosted } from '../../stories/forms/posted-form.ts';
import { WithBettingWords } from '../../stories/sportsbook/with-betting-words.tsx';
import { ChangesNotice } from './changes-notice.tsx';

export default { title: 'Bet slip/Changes notice', component: ChangesNotice } satisfies Meta;

const posted = fn();

function story(pending: boolean): StoryObj {
  return {
    render: () => (
      <WithBettingWords>
        {({ betSlip }) => (
          <form className="max-w-slip" onSubmit={tellPosted(posted)}>
            <ChangesNotice
              text={betSlip('changes.odds', { count: 2 })}
              action={{
                name: 'action',
                value: 'removeInactive',
                label: betSlip('changes.removeInactive'),
              }}
              pending={pending}
            />
          </form>
        )}
      </WithBettingWords>
    ),
  };
}

export const Changed: StoryObj = {
  ...story(false),
  name: 'Accepting posts it with the form around',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(posted).toHaveBeenLastCalledWith([['action', 'removeInactive']]);
  },
};
export const Accepting = story(true);
