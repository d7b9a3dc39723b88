import type { Page } from 'playwright';

/** What a walk by the Tab key found wrong; empty when all is well. */
export type KeyboardFinding = string;

/** More than a page has beyond what was expected, as when a menu opens at a focus. */
const MORE_THAN_EXPECTED = 20;
/** Keys that are sent beside each other: to wait for each would cost more than the walk itself. */
const AT_ONCE = 16;

/** Defines in the page what records the walk: before each Tab key it looks at where the last one led. */
function prepare(): number {
  const ids = new Map<Element, number>();
  let previous: { element: Element; look: ReadonlyMap<Element, string> } | null = null;

  const nameOf = (element: Element) => {
    const text = (element.getAttribute('aria-label') ?? element.textContent).trim();
    const said = text.replaceAll(/\s+/g, ' ').slice(0, 40) || (element.getAttribute('name') ?? '');
    return `${element.localName} "${said}"`;
  };
  const isTabbable = (element: HTMLElement) => {
    if (element.tabIndex < 0 || element.matches(':disabled') || element.closest('[inert]'))
      return false;
    // What stands behind an open modal is hidden from everybody; axe says what else is hidden so.
    if (element.localName === 'iframe' || element.closest('[aria-hidden="true"]')) return false;
    // A group of radio buttons is one stop.
    if (element instanceof HTMLInputElement && element.type === 'radio' && !element.checked) {
      const group = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(
        ({ name, form }) => name === element.name && form === element.form,
      );
      if (group.some(({ checked }) => checked) || group[0] !== element) return false;
    }
    return element.checkVisibility({ visibilityProperty: true });
  };
  const styleOf = (element: Element) => {
    const style = getComputedStyle(element);
    return [
      style.outlineStyle === 'none' ? '' : `${style.outlineWidth} ${style.outlineColor}`,
      style.boxShadow,
      style.borderColor,
      style.backgroundColor,
      style.textDecorationLine,
    ].join(';');
  };
  /** What of an element and its surroundings a focus can change. */
  const lookOf = (element: Element) => {
    const around = new Map<Element, string>();
    for (const each of [element, element.nextElementSibling]) {
      if (each) around.set(each, styleOf(each));
    }
    for (let up = element.parentElement; up && around.size < 6; up = up.parentElement) {
      around.set(up, styleOf(up));
    }
    return around;
  };
  /** Whether nothing but the neighbour that has the focus now looks different. */
  const looksTheSame = (element: Element, before: ReadonlyMap<Element, string>) => {
    const focused = document.activeElement;
    const neighbour = element.nextElementSibling;
    const skipped = neighbour?.contains(focused) ? neighbour : null;
    return [...lookOf(element)].every(
      ([each, look]) => each === skipped || before.get(each) === look,
    );
  };
  const isCovered = (element: Element) => {
    const label = (element as HTMLInputElement).labels?.[0];
    const box = (label ?? element).getBoundingClientRect();
    if (box.width === 0 || box.height === 0) return false;
    const points = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) => [box.left + box.width * x, box.top + box.height * y] as const),
    );
    // Chromium remembers what it hit at a point, though a focus has uncovered something else since.
    const aside = Math.random() / 2;
    return points.every(([x, y]) => {
      const top = document.elementFromPoint(x + aside, y + aside);
      if (!top) return true;
      if (element.contains(top) || top.contains(element) || label?.contains(top)) return false;
      for (let up: Element | null = top; up; up = up.parentElement) {
        if (up.contains(element)) return false;
        if (/fixed|sticky/.test(getComputedStyle(up).position)) return true;
      }
      return false;
    });
  };

  const expected = [...document.querySelectorAll<HTMLElement>('*')].filter(isTabbable);
  const findings: string[] = [];
  const covered: HTMLElement[] = [];
  let isOver = false;
  const step = () => {
    const element = document.activeElement as HTMLElement | null;
    if (previous && previous.element !== element && looksTheSame(previous.element, previous.look)) {
      findings.push(`focus is not visible: ${nameOf(previous.element)}`);
    }
    if (!element || element === document.body) {
      isOver = ids.size > 0;
      return;
    }
    if (ids.has(element) && previous?.element !== element) {
      isOver = true;
      if (ids.get(element) !== 0) findings.push(`the focus is caught at ${nameOf(element)}`);
      return;
    }
    if (previous?.element === element) {
      isOver = true;
      if (expected.length > 1) findings.push(`the focus is caught at ${nameOf(element)}`);
      return;
    }
    ids.set(element, ids.size);
    previous = { element, look: lookOf(element) };
    if (isCovered(element)) covered.push(element);
  };
  const beforeTab = (event: KeyboardEvent) => {
    if (event.key === 'Tab' && !isOver) step();
  };
  window.addEventListener('keydown', beforeTab, { capture: true });
  Object.assign(globalThis, {
    keyboardIsOver: () => isOver,
    keyboardEnd: () => {
      if (!isOver) step();
      window.removeEventListener('keydown', beforeTab, { capture: true });
      const unreached = expected.filter(
        (element) => element.isConnected && isTabbable(element) && !ids.has(element),
      );
      findings.push(...unreached.map((each) => `not reached by the Tab key: ${nameOf(each)}`));
      return { findings, covered: covered.map(nameOf) };
    },
    keyboardFocus: (at: number) => covered[at]?.focus(),
    keyboardIsCovered: (at: number) => {
      const element = covered[at];
      return element !== undefined && isCovered(element);
    },
  });
  return expected.length;
}

/**
 * The browser scrolls an element into view after it has the focus, and what a focus uncovers can be hit once
 * it is painted: only what stays covered is hidden.
 */
async function staysCovered(page: Page, at: number): Promise<boolean> {
  await page.evaluate(`keyboardFocus(${at})`);
  const seen = page.waitForFunction(`!keyboardIsCovered(${at})`, undefined, { timeout: 5000 });
  return seen.then(
    () => false,
    () => true,
  );
}

/**
 * Walks a page by the Tab key from its beginning, where the focus has to stand: every element that takes the
 * focus is reached, shows it, is not hidden below a bar that stays in place, and lets it go again.
 */
export async function keyboardFindings(page: Page): Promise<readonly KeyboardFinding[]> {
  const expected = await page.evaluate(prepare);
  const session = await page.context().newCDPSession(page);
  const tab = { type: 'rawKeyDown', key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 } as const;
  for (let tabs = 0; tabs < expected + MORE_THAN_EXPECTED; tabs += AT_ONCE) {
    const keys = Array.from({ length: AT_ONCE }, () => session.send('Input.dispatchKeyEvent', tab));
    await Promise.all(keys);
    if (await page.evaluate('keyboardIsOver()')) break;
  }
  await session.detach();
  const end: { findings: string[]; covered: string[] } = await page.evaluate('keyboardEnd()');
  const findings = [...end.findings];
  for (const [at, name] of end.covered.entries()) {
    if (await staysCovered(page, at)) findings.push(`hidden below a fixed bar: ${name}`);
  }
  return findings;
}
