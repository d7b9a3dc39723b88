import * as Dialog from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { useFocusReturn } from './use-focus-return.ts';

interface ModalFrameProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** A `Dialog.Description` stands among the children. */
  readonly described: boolean;
  readonly children: ReactNode;
}

/** The dimmed ground and the box of a modal; a click on the ground and Escape close it. */
export function ModalFrame({ open, onClose, described, children }: ModalFrameProps) {
  const focusReturn = useFocusReturn();
  return (
    <Dialog.Root open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Overlay className="modal-backdrop fixed inset-0 z-40 grid animate-fade-in grid-rows-[minmax(0,1fr)] place-items-center overflow-hidden p-4">
          <Dialog.Content
            {...focusReturn}
            {...(described ? {} : { 'aria-describedby': undefined })}
            className="relative flex max-h-full w-full max-w-form animate-rise-in flex-col rounded-card border border-hairline bg-raised text-text shadow-raised"
          >
            {children}
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
