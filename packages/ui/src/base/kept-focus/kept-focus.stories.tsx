import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { useStoryTexts } from '../../../../../.storybook/story-brand.tsx';
import { Button } from '../button/button.tsx';
import { KeptFocus } from './kept-focus.tsx';

/** A button that gives way to a field, and comes back. */
function Steps() {
  const t = useStoryTexts('bet-history');
  const [isShared, setShared] = useState(false);
  return (
    <div className="flex gap-3">
      <KeptFocus state={String(isShared)} className="flex gap-3">
        {isShared ? (
          <>
            <input readOnly value="8Kd2" aria-label={t['share.link']} className="bg-field p-2" />
            <Button key="back" intent="quiet" onClick={() => setShared(false)}>
              {t['share.copy']}
            </Button>
          </>
        ) : (
          <Button key="on" onClick={() => setShared(true)}>
            {t['share.action']}
          </Button>
        )}
      </KeptFocus>
    </div>
  );
}

/** A list whose entries go one by one, and words once it is empty. */
function Entries() {
  const t = useStoryTexts('bet-history');
  const [left, setLeft] = useState([1, 2, 3]);
  return (
    <KeptFocus state={left.join(' ')}>
      {left.length === 0 ? <p tabIndex={-1}>{t['kept.empty.title']}</p> : null}
      <ul className="grid gap-3">
        {left.map((each) => (
          <li key={each} className="flex gap-3">
            <a href={`#${each}`}>{each}</a>
            <Button
              aria-label={`${t['kept.delete']} ${each}`}
              onClick={() => setLeft(left.filter((one) => one !== each))}
            >
              {t['kept.delete']}
            </Button>
          </li>
        ))}
      </ul>
    </KeptFocus>
  );
}

const meta = { title: 'Base/Kept focus', component: KeptFocus } satisfies Meta<typeof KeptFocus>;

export default meta;

export const Replaced: StoryObj = {
  name: 'What comes in place of a pressed control has its focus',
  render: () => <Steps />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const FromList: StoryObj = {
  name: 'What follows an entry that goes has its focus, and at last the words of the emptied list',
  render: () => <Entries />,
  play: async ({ canvas }) => {
    const press = (name: RegExp) => userEvent.click(canvas.getByRole('button', { name }));
    const has = (name: RegExp) => expect(canvas.getByRole('button', { name })).toHaveFocus();
    await press(/2$/);
    await has(/3$/);
    await press(/3$/);
    await has(/1$/);
    await press(/1$/);
    await expect(canvas.getByRole('paragraph')).toHaveFocus();
  },
};

export const Left: StoryObj = {
  name: 'A control that was left for the empty page does not get the focus back',
  render: () => <Entries />,
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button');
    first?.focus();
    first?.blur();
    second?.click();
    await waitFor(() => expect(canvas.getAllByRole('button')).toHaveLength(2));
    await expect(document.body).toHaveFocus();
  },
};
