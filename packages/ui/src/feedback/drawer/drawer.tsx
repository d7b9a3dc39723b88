import * as Dialog from '@radix-ui/react-dialog';
import { cva } from 'class-variance-authority';
import X from 'lucide-react/icons/x';
import { type ReactNode, forwardRef, useRef } from 'react';
import { IconButton } from '../../base/icon-button/icon-button.tsx';
import { useFocusReturn } from '../modal/use-focus-return.ts';
import type { RootProps } from '../../base/root-props/root-props.ts';

const drawerStyles = cva(
  'fixed z-40 flex flex-col border-hairline bg-raised text-text shadow-sheet',
  {
    variants: {
      from: {
        bottom:
          'inset-x-0 bottom-(--keyboard-inset,0px) max-h-[calc(95dvh-var(--keyboard-inset,0px))] animate-rise-in rounded-t-sheet border-t pb-[env(safe-area-inset-bottom)]',
        side: 'inset-y-0 right-0 w-full max-w-slip animate-slide-in border-l',
      },
    },
  },
);

export interface DrawerProps extends RootProps<'div'> {
  readonly open: boolean;
  /** Asked by the close button, Escape or a click on the backdrop. */
  readonly onClose: () => void;
  /** A sheet from the bottom, in reach of the thumb, or a panel from the right. */
  readonly from: 'bottom' | 'side';
  readonly title: ReactNode;
  readonly closeLabel: string;
  readonly children: ReactNode;
  /** The action, always in sight below what scrolls. */
  readonly footer?: ReactNode;
  /** The children bring a heading, a close button and spacing of their own; the title is only said. */
  readonly bare?: boolean | undefined;
}

/** A part of the page that is laid over it when asked for. Attributes and ref are those of the panel. */
export const Drawer = forwardRef<HTMLDivElement, DrawerProps>(function Drawer(
  { open, onClose, from, title, closeLabel, children, footer, bare = false, className, ...rest },
  ref,
) {
  const focusReturn = useFocusReturn();
  const heading = useRef<HTMLHeadingElement>(null);

  /** A bare drawer begins at its title: its first button may be one that removes something. */
  function focusHeading(event: Event) {
    focusReturn.onOpenAutoFocus();
    if (!bare) return;
    event.preventDefault();
    heading.current?.focus({ preventScroll: true });
  }

  return (
    <Dialog.Root open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Overlay className="modal-backdrop fixed inset-0 z-40 animate-fade-in" />
        <Dialog.Content
          ref={ref}
          aria-describedby={undefined}
          {...rest}
          {...focusReturn}
          onOpenAutoFocus={focusHeading}
          className={drawerStyles({ from, className })}
        >
          {bare ? (
            <>
              <Dialog.Title ref={heading} tabIndex={-1} className="sr-only">
                {title}
              </Dialog.Title>
              {children}
            </>
          ) : (
            <>
              <header className="flex items-center gap-2 border-b border-hairline py-1 pr-2 pl-4">
                <Dialog.Title className="min-w-0 flex-1 text-md font-bold">{title}</Dialog.Title>
                <Dialog.Close asChild>
                  <IconButton label={closeLabel} icon={<X aria-hidden="true" size={20} />} />
                </Dialog.Close>
              </header>
              <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-4">
                {children}
              </div>
            </>
          )}
          {footer ? <footer className="border-t border-hairline p-4">{footer}</footer> : null}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
});
