import { useLocation, useNavigate, useNavigationType } from '@remix-run/react';
import { useEffect, useState } from 'react';

/**
 * Whether an overlay is open, and a function that opens and closes it. It has an address, such as
 * `#cupom`: going back closes it, and a reload keeps it. A fragment asks the server for nothing. The
 * overlay outlives a form that leads to the page anew without it. Without scripts the control that opens
 * it leads to a page of its own.
 */
export function useOverlayAddress(hash: string): readonly [boolean, (isOpen: boolean) => void] {
  const { search, hash: current, state } = useLocation();
  const navigate = useNavigate();
  const isBackOrForward = useNavigationType() === 'POP';
  const [isOpen, setOpen] = useState(false);
  const isNamed = current === hash;

  useEffect(() => {
    if (isBackOrForward) setOpen(isNamed);
  }, [isBackOrForward, isNamed]);

  function change(opens: boolean) {
    setOpen(opens);
    if (opens === isNamed) return;
    // Only an entry that was made here has the page itself before it.
    if (!opens && state === hash) navigate(-1);
    else {
      const to = { search, hash: opens ? hash : '' };
      navigate(to, { state: hash, replace: !opens, preventScrollReset: true });
    }
  }

  return [isOpen, change];
}
