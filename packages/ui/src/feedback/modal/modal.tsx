import * as Dialog from '@radix-ui/react-dialog';
import X from 'lucide-react/icons/x';
import { type ReactNode, forwardRef } from 'react';
import { IconButton } from '../../base/icon-button/icon-button.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';
import { ModalFrame } from './modal-frame.tsx';

export interface ModalProps extends RootProps<'div'> {
  readonly open: boolean;
  /** Asked by the close button, Escape or a click on the backdrop. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly closeLabel: string;
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** The actions, always in sight below what scrolls. */
  readonly footer?: ReactNode;
}

/** A question over the page. What it asks is also a page of its own, for browsers without JavaScript. */
export const Modal = forwardRef<HTMLDivElement, ModalProps>(function Modal(
  { title, closeLabel, description, children, footer, ...frame },
  ref,
) {
  return (
    <ModalFrame ref={ref} {...frame} described={Boolean(description)}>
      <header className="flex items-start gap-2 py-2 pr-2 pl-4">
        <Dialog.Title className="min-w-0 flex-1 py-2 text-display text-lg">{title}</Dialog.Title>
        <Dialog.Close asChild>
          <IconButton label={closeLabel} icon={<X aria-hidden="true" size={20} />} />
        </Dialog.Close>
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto px-4 pb-4">
        {description ? (
          <Dialog.Description className="text-base text-text-muted">
            {description}
          </Dialog.Description>
        ) : null}
        {children}
      </div>
      {footer ? (
        <footer className="flex flex-col gap-2 border-t border-hairline p-4 sm:flex-row-reverse">
          {footer}
        </footer>
      ) : null}
    </ModalFrame>
  );
});
