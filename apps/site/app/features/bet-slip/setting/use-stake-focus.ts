import { useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { STAKE_FIELD } from '../bet-slip-form.ts';

/**
 * Puts the cursor into the stake field that the address names, once the slip has it: a link from a price
 * may be quicker than the answer to its tap. A browser does so by itself only for a page it loads.
 */
export function useStakeFocus(): void {
  const { hash, key } = useLocation();
  const focused = useRef('');
  useEffect(() => {
    const id = decodeURIComponent(hash.slice(1));
    if (focused.current === key || !id.startsWith(STAKE_FIELD)) return;
    const field = document.getElementById(id);
    if (!field) return;
    focused.current = key;
    field.focus();
  });
}
