import { formatText } from '@vitrine/messages/format-text';
import type { FormEvent } from 'react';
import { Texts } from '../../../../../.storybook/story-brand.tsx';
import { Link } from '../../base/link/link.tsx';
import { SessionTimeNotice } from '../../account/session-time-notice/session-time-notice.tsx';

interface SessionTimeStoryProps {
  readonly time: string;
  readonly onDismiss: () => void;
}

/** The time played so far. */
export function SessionTimeStory({ time, onDismiss }: SessionTimeStoryProps) {
  function dismiss(event: FormEvent) {
    event.preventDefault();
    onDismiss();
  }
  return (
    <Texts of="responsible-gaming">
      {(t) => (
        <form onSubmit={dismiss} className="mx-auto w-full max-w-content">
          <SessionTimeNotice
            text={formatText(t['session.time'], { time })}
            action={
              <Link href="#limits" className="tap-area inline-block !text-current">
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
