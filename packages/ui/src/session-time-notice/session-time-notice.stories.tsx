import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatText } from '@vitrine/messages/format-text';
import type { FormEvent } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Texts } from '../../../../.storybook/story-brand.tsx';
import { Link } from '../link/link.tsx';
import { SessionTimeNotice } from './session-time-notice.tsx';

interface NoticeStory {
  readonly time: string;
  readonly onDismiss: () => void;
}

function Notice({ time, onDismiss }: NoticeStory) {
  function dismiss(event: FormEvent) {
    event.preventDefault();
    onDismiss();
  }
  return (
    <Texts of="responsible-gaming">
      {(t) => (
        <form onSubmit={dismiss} className="mx-auto max-w-content">
          <SessionTimeNotice
            text={formatText(t['session.time'], { time })}
            action={
              <Link href="#limits" className="!text-current">
                {t['session.limits']}
              </Link>
            }
            dismiss={{ name: 'dismiss', value: 'session-time', label: t['session.dismiss'] }}
          />
        </form>
      )}
    </Texts>
  );
}

const meta = {
  title: 'Responsible gaming/Session-time notice',
  component: Notice,
  args: { time: '1 h 30 min', onDismiss: fn() },
} satisfies Meta<typeof Notice>;

export default meta;

export const Shown: StoryObj<typeof meta> = {
  name: 'Tells the time played, leads to the limits and is put away',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 h 30 min');
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#limits');
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
