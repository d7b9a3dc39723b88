import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { BettingWords } from '../../stories/sportsbook/betting-words.ts';
import { answerClipboard } from '../../stories/base/clipboard.ts';
import { WithBettingWords } from '../../stories/sportsbook/with-betting-words.tsx';
import { BetShare, type BetShareProps } from './bet-share.tsx';

export default { title: 'Bets/Bet share', component: BetShare } satisfies Meta;

const LINK = 'https://example.com/aposta/9007199254740993';

function action({ betHistory }: BettingWords) {
  return {
    name: 'share',
    value: '9007199254740993',
    label: betHistory('share.action'),
    accessibleName: betHistory('share.actionOf', { number: '9007199254740993' }),
  };
}

function shared({ betHistory }: BettingWords): BetShareProps {
  return {
    state: 'shared',
    id: 'share-link',
    label: betHistory('share.link'),
    link: LINK,
    note: betHistory('share.note'),
    copyLabel: betHistory('share.copy'),
    copiedLabel: betHistory('share.copied'),
  };
}

function story(props: (words: BettingWords) => BetShareProps): StoryObj {
  return {
    render: () => (
      <WithBettingWords>
        {(words) => (
          <form className="max-w-form">
            <BetShare {...props(words)} />
          </form>
        )}
      </WithBettingWords>
    ),
  };
}

export const Idle = story((words) => ({ state: 'idle', action: action(words) }));
export const Sending = story((words) => ({
  state: 'idle',
  action: action(words),
  isSending: true,
}));
export const Refused = story((words) => ({
  state: 'error',
  action: action(words),
  text: words.betHistory('share.error'),
}));
export const Shared: StoryObj = {
  ...story(shared),
  play: async ({ canvasElement }) => {
    const written = answerClipboard('takes');
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    await expect(written).toEqual([LINK]);
    await expect(await canvas.findByRole('status')).not.toBeEmptyDOMElement();
  },
};
export const ClipboardRefused: StoryObj = {
  ...story(shared),
  name: 'Where the clipboard is closed, the link is selected to be copied by hand',
  play: async ({ canvasElement }) => {
    answerClipboard('refuses');
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    const field = await canvas.findByRole<HTMLInputElement>('textbox');
    await expect(field).toHaveFocus();
    await expect(field.selectionEnd).toBe(LINK.length);
  },
};
