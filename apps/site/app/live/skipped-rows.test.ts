// @vitest-environment happy-dom

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { skippedRows } from './skipped-rows.ts';

const TELLS = 'oncontentvisibilityautostatechange';

/** As the browser tells of a row. */
function tell(row: Element, skipped: boolean): void {
  row.dispatchEvent(
    Object.assign(new Event('contentvisibilityautostatechange', { bubbles: true }), { skipped }),
  );
}

/** Answers as if the browser rendered it or not, and counts how often it is asked. */
function rendered(node: Element, isRendered: boolean) {
  const asked = vi.fn(() => isRendered);
  node.checkVisibility = asked;
  return asked;
}

describe('skippedRows', () => {
  let isSkipped: (node: HTMLElement) => boolean;
  let row: HTMLElement;
  let line: HTMLElement;
  let price: HTMLElement;

  beforeEach(() => {
    document.body.innerHTML = '<article><p><b>1.85</b></p></article><i>2.00</i>';
    row = document.querySelector('article') ?? document.body;
    line = document.querySelector('p') ?? document.body;
    price = document.querySelector('b') ?? document.body;
    Object.defineProperty(document.documentElement, TELLS, { value: null, configurable: true });
    isSkipped = skippedRows();
  });

  it('asks about a row once, and is told later', () => {
    rendered(row, true);
    const asked = rendered(line, false);
    const ofPrice = rendered(price, false);
    expect(isSkipped(price)).toBe(true);
    expect(isSkipped(price)).toBe(true);
    expect(asked).toHaveBeenCalledTimes(1);
    tell(row, false);
    expect(isSkipped(price)).toBe(false);
    tell(row, true);
    expect(isSkipped(price)).toBe(true);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(ofPrice).not.toHaveBeenCalled();
  });

  it('asks again about a row whose group is closed, which is told nothing', () => {
    const asked = rendered(row, false);
    expect(isSkipped(price)).toBe(true);
    asked.mockReturnValue(true);
    rendered(line, true);
    expect(isSkipped(price)).toBe(false);
  });

  it('does not take a row for skipped that only hides one of its parts', () => {
    row.prepend(document.createElement('form'));
    rendered(row, true);
    rendered(row.children[0] ?? row, false);
    rendered(line, true);
    expect(isSkipped(price)).toBe(false);
  });

  it('asks about each node that is in no row', () => {
    const alone = document.querySelector('i') ?? document.body;
    const asked = rendered(alone, false);
    expect(isSkipped(alone)).toBe(true);
    asked.mockReturnValue(true);
    expect(isSkipped(alone)).toBe(false);
  });

  it('asks each time where the browser does not tell', () => {
    Reflect.deleteProperty(document.documentElement, TELLS);
    isSkipped = skippedRows();
    const asked = rendered(price, false);
    expect(isSkipped(price)).toBe(true);
    asked.mockReturnValue(true);
    expect(isSkipped(price)).toBe(false);
  });
});
