import { useLocation, useNavigate, useNavigationType } from '@remix-run/react';
import { useEffect, useRef } from 'react';

/**
 * Gives an overlay, while it is mounted, an address such as `#cupom`: going back closes it. A fragment
 * asks the server for nothing. Whoever mounts the overlay does so when the address names it, so that a
 * reload keeps it. The overlay outlives a form that leads to the page anew without the fragment. Without
 * scripts the control that opens it leads to a page of its own.
 */
export function useOverlayAddress(hash: string, onClose: () => void): void {
  const { search, hash: current, state } = useLocation();
  const navigate = useNavigate();
  const isBackOrForward = useNavigationType() === 'POP';
  const isNamed = current === hash;
  const wasNamed = useRef(isNamed);

  function go(to: string, replace: boolean) {
    navigate({ search, hash: to }, { state: hash, replace, preventScrollReset: true });
  }

  function leave() {
    // A link in the overlay has led on already when the overlay goes: there is nothing to take back.
    if (window.location.hash !== hash) return;
    // Only an entry that was made here has the page itself before it.
    if (state === hash) navigate(-1);
    else go('', true);
  }

  const latest = useRef({ go, leave });
  useEffect(() => {
    latest.current = { go, leave };
  });

  useEffect(() => {
    if (!wasNamed.current) latest.current.go(hash, false);
    return () => latest.current.leave();
  }, [hash]);

  useEffect(() => {
    if (wasNamed.current && !isNamed && isBackOrForward) onClose();
    wasNamed.current = isNamed;
  }, [isNamed, isBackOrForward, onClose]);
}
