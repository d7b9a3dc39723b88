import { cva } from 'class-variance-authority';
import Headset from 'lucide-react/icons/headset';
import MessageCircleOff from 'lucide-react/icons/message-circle-off';
import X from 'lucide-react/icons/x';
import { forwardRef } from 'react';
import { AppLink, type AppLinkProps } from '../../base/app-link/app-link.tsx';
import { CountMark } from '../../base/count-mark/count-mark.tsx';

export type ChatState =
  /** A tap leads elsewhere: to a page, or to a letter. */
  | { readonly kind: 'link' }
  | { readonly kind: 'closed' }
  | { readonly kind: 'open' }
  | { readonly kind: 'unread'; readonly count: number; readonly label: string }
  /** When somebody is there again: `O atendimento volta às 8:00`. */
  | { readonly kind: 'offline'; readonly text: string };

export interface ChatLauncherProps extends Omit<AppLinkProps, 'children'> {
  /** What a tap does: open the chat, or close it. */
  readonly label: string;
  readonly state: ChatState;
  /** Over the corner of the page, or in a line of it, where it covers nothing and shows its words. */
  readonly placement?: 'corner' | 'line' | undefined;
}

const icons = {
  link: Headset,
  closed: Headset,
  open: X,
  unread: Headset,
  offline: MessageCircleOff,
};

const launcherStyles = cva(
  'inline-flex min-h-13 min-w-13 items-center justify-center gap-2 rounded-pill border border-hairline bg-raised px-3.5 text-text no-underline hover:bg-card print:hidden',
  {
    variants: {
      placement: {
        corner:
          'fixed right-4 bottom-[calc(4.5rem+var(--dock-height,0px)+env(safe-area-inset-bottom))] z-20 shadow-raised lg:right-6 lg:bottom-6',
        line: 'px-5 font-medium',
      },
    },
  },
);

/**
 * The way to the support, over the corner of the page or in a line of it. A link to the help page or to
 * a letter, whose click the chat takes where it runs. For the corner the page sets `--dock-height` to the
 * height of what stands on the bottom navigation, such as the bar of the slip.
 */
export const ChatLauncher = forwardRef<HTMLAnchorElement, ChatLauncherProps>(function ChatLauncher(
  { label, state, placement = 'corner', className, ...link },
  ref,
) {
  const Icon = icons[state.kind];
  return (
    <AppLink
      {...link}
      ref={ref}
      aria-expanded={
        state.kind === 'offline' || state.kind === 'link' ? undefined : state.kind === 'open'
      }
      className={launcherStyles({ placement, className })}
    >
      <span className="relative">
        <Icon aria-hidden="true" size={24} />
        {state.kind === 'unread' ? (
          <CountMark {...state} className="absolute -top-2 left-full -ml-2.5" />
        ) : null}
      </span>
      <span className={placement === 'line' ? undefined : 'sr-only'}>{label}</span>
      {state.kind === 'offline' ? (
        <span className="max-w-40 py-1 text-sm leading-tight text-text-muted">{state.text}</span>
      ) : null}
    </AppLink>
  );
});
