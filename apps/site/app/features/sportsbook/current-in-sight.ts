/**
 * Brings the current link of a menu's row or column into sight. `scroll-initial-target` does so for a row
 * without scripts, but not in every browser, and not on the next page.
 */
export function bringCurrentInSight(menu: Element): void {
  const link = menu.querySelector<HTMLElement>('[aria-current]');
  bringDown(link);
  const list = link?.closest('ul');
  if (!list || !link) return;
  const { left, right } = link.getBoundingClientRect();
  const sight = list.getBoundingClientRect();
  if (left >= sight.left && right <= sight.right) return;
  list.scrollLeft += left - sight.left - (sight.width - (right - left)) / 2;
}

/** A column scrolls to the current one only where that is out of sight. */
function bringDown(link: HTMLElement | null): void {
  const column = link?.closest('nav');
  if (!column || !link) return;
  const { top, bottom } = link.getBoundingClientRect();
  const sight = column.getBoundingClientRect();
  if (top < sight.top || bottom > sight.bottom) column.scrollTop += top - sight.top;
}
