import type { Page } from 'playwright';

/** What a walk by the Tab key found wrong; empty when all is well. */
export type KeyboardFinding = string;

/** What the page says of the element in focus. */
interface Step {
  /** Number of the element in the order it was met; null when the page's own frame has the focus. */
  readonly id: number | null;
  readonly name: string;
  readonly isCovered: boolean;
  /** The element in focus before this one looked the same without it. */
  readonly previousLookedTheSame: boolean;
}

const MORE_THAN_EXPECTED = 20;

/** Defines in the page what the walk asks of it. */
function prepare(): number {
  const ids = new Map<Element, number>();
  let previous: { element: Element; look: string } | null = null;

  const nameOf = (element: Element) => {
    const text = (element.getAttribute('aria-label') ?? element.textContent).trim();
    const said = text.replaceAll(/\s+/g, ' ').slice(0, 40) || (element.getAttribute('name') ?? '');
    return `${element.localName} "${said}"`;
  };
  const isTabbable = (element: HTMLElement) => {
    if (element.tabIndex < 0 || element.matches(':disabled') || element.closest('[inert]'))
      return false;
    if (element.localName === 'iframe') return false;
    // A group of radio buttons is one stop.
    if (element instanceof HTMLInputElement && element.type === 'radio' && !element.checked) {
      const group = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(
        ({ name, form }) => name === element.name && form === element.form,
      );
      if (group.some(({ checked }) => checked) || group[0] !== element) return false;
    }
    return element.checkVisibility({ visibilityProperty: true });
  };
  /** What of an element and its surroundings a focus can change. */
  const lookOf = (element: Element) => {
    const around: (Element | null)[] = [element, element.nextElementSibling];
    for (let up = element.parentElement; up && around.length < 6; up = up.parentElement) {
      around.push(up);
    }
    return around
      .flatMap((each) => (each ? [getComputedStyle(each)] : []))
      .map((style) =>
        [
          style.outlineStyle === 'none' ? '' : `${style.outlineWidth} ${style.outlineColor}`,
          style.boxShadow,
          style.borderColor,
          style.backgroundColor,
          style.textDecorationLine,
        ].join(';'),
      )
      .join('|');
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
  Object.assign(globalThis, {
    keyboardStep: async () => {
      // What a focus uncovers can be hit once it is painted.
      await new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve));
      });
      const element = document.activeElement;
      const unfocused = previous && previous.element !== element ? lookOf(previous.element) : null;
      const previousLookedTheSame = previous !== null && unfocused === previous.look;
      if (!element || element === document.body) {
        previous = null;
        return { id: null, name: '', isCovered: false, previousLookedTheSame };
      }
      const id = ids.get(element) ?? ids.size;
      ids.set(element, id);
      previous = { element, look: lookOf(element) };
      return { id, name: nameOf(element), isCovered: isCovered(element), previousLookedTheSame };
    },
    keyboardUnreached: () =>
      expected
        .filter((element) => element.isConnected && isTabbable(element) && !ids.has(element))
        .map(nameOf),
  });
  (document.activeElement as HTMLElement | null)?.blur();
  return expected.length;
}

/** The browser scrolls an element into view after it has the focus: only what stays covered is hidden. */
async function staysCovered(page: Page): Promise<boolean> {
  const seen = page.waitForFunction('keyboardStep().then((step) => !step.isCovered)', undefined, {
    timeout: 1000,
  });
  return seen.then(
    () => false,
    () => true,
  );
}

/**
 * Walks a page by the Tab key from its beginning: every element that takes the focus is reached, shows it,
 * is not hidden below a bar that stays in place, and lets it go again.
 */
export async function keyboardFindings(page: Page): Promise<readonly KeyboardFinding[]> {
  const expected = await page.evaluate(prepare);
  const findings: KeyboardFinding[] = [];
  const seen = new Set<number>();
  let last: Step | null = null;
  for (let tabs = 0; tabs < expected + MORE_THAN_EXPECTED; tabs += 1) {
    await page.keyboard.press('Tab');
    const step: Step = await page.evaluate('keyboardStep()');
    if (last?.id != null && step.previousLookedTheSame) {
      findings.push(`focus is not visible: ${last.name}`);
    }
    if (step.id === null || (step.id === 0 && seen.has(0))) break;
    if (seen.has(step.id)) {
      findings.push(`the focus is caught at ${step.name}`);
      break;
    }
    if (step.isCovered && (await staysCovered(page))) {
      findings.push(`hidden below a fixed bar: ${step.name}`);
    }
    seen.add(step.id);
    last = step;
  }
  const unreached: string[] = await page.evaluate('keyboardUnreached()');
  return [...findings, ...unreached.map((name) => `not reached by the Tab key: ${name}`)];
}
