import { cva, cx } from 'class-variance-authority';
import { forwardRef } from 'react';
import type { RootProps } from '../../base/root-props/root-props.ts';

export interface ListedMessage {
  readonly id: string;
  /** The reader wrote it themselves. */
  readonly isOwn: boolean;
  /** Whoever wrote it, in words: `Você`. */
  readonly author: string;
  readonly text: string;
  /** When it was written, in words: `16:30`. */
  readonly time: string;
}

export interface MessageListProps extends RootProps<'div'> {
  /** What it is, for screen readers. */
  readonly label: string;
  /** Oldest first. */
  readonly messages: readonly ListedMessage[];
  /** Id of the reader's newest message, so that an address can lead to it and to its answer. */
  readonly newestOwnId?: string | undefined;
}

const messageStyles = cva('max-w-[85%] scroll-mt-20 rounded-box border px-3 py-2', {
  variants: {
    isOwn: {
      true: 'self-end border-transparent bg-action text-on-action',
      false: 'self-start border-hairline bg-raised',
    },
  },
});

/** A conversation: the reader's own messages at the end of the line, the others at its start. */
export const MessageList = forwardRef<HTMLDivElement, MessageListProps>(function MessageList(
  { label, messages, newestOwnId, className, ...rest },
  ref,
) {
  const [newestOwn] = messages.filter(({ isOwn }) => isOwn).slice(-1);
  return (
    <div ref={ref} role="log" aria-label={label} {...rest} className={className}>
      <ol className="flex flex-col gap-2">
        {messages.map(({ id, isOwn, author, text, time }) => (
          <li
            key={id}
            id={id === newestOwn?.id ? newestOwnId : undefined}
            className={messageStyles({ isOwn })}
          >
            <p className={cx('text-xs', isOwn ? '' : 'text-text-muted')}>
              <span className="font-bold">{author}</span> <time>{time}</time>
            </p>
            <p className="wrap-anywhere whitespace-pre-line">{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
});
