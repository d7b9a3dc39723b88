import { SLIP_MARK } from './selected-odds.ts';

/**
 * Puts the cursor into the field that a click on a price's link to its stake names, where the slip
 * stands beside the board. Elsewhere the link opens the slip's own page, at that field.
 */
export function goToStake(event: MouseEvent): void {
  const { target } = event;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>(`a[${SLIP_MARK}]`);
  if (!link) return;
  const field = document.getElementById(decodeURIComponent(link.hash.slice(1)));
  if (!field?.checkVisibility?.()) return;
  event.preventDefault();
  field.focus();
}
