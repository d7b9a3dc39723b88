import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
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
