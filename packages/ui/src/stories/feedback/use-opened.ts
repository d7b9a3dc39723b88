import { useState } from 'react';

/** Something that stands open at first; closing it tells the story too. */
export function useOpened(onClose?: () => void) {
  const [isOpen, setOpen] = useState(true);
  return {
    isOpen,
    open: () => setOpen(true),
    close() {
      setOpen(false);
      onClose?.();
    },
  };
}
