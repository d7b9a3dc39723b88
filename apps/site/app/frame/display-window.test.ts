import { describe, expect, it } from 'vitest';
import { tellWindow } from './display-window.ts';

/** Windows of one browser, which share its cookies. */
function openBrowser() {
  const written: string[] = [];
  function open(mode: string) {
    const window = new EventTarget();
    const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
    Object.defineProperty(document, 'cookie', { set: (line: string) => written.push(line) });
    const matchMedia = (query: string) => ({ matches: query === `(display-mode: ${mode})` });
    const page = Object.assign(window, { document, matchMedia, location: { protocol: 'https:' } });
    tellWindow(page as never);
    return page;
  }
  return { open, kept: () => written.at(-1), written };
}

describe('the kind of window', () => {
  it.each([
    ['standalone', 'display=app'],
    ['minimal-ui', 'display=app'],
    ['browser', 'display=tab'],
    ['fullscreen', undefined],
  ])('SHELL-17 of the display mode %s is told as %s', (mode, cookie) => {
    const { open, kept } = openBrowser();
    open(mode);
    expect(kept()?.split(';')[0]).toBe(cookie);
  });

  it('SHELL-17 is told by the window that comes to the front, until the browser is closed', () => {
    const { open, kept, written } = openBrowser();
    const app = open('standalone');
    const tab = open('browser');
    app.dispatchEvent(new Event('focus'));
    expect(kept()).toBe('display=app; Path=/; SameSite=Lax; Secure');
    tab.document.visibilityState = 'hidden';
    tab.document.dispatchEvent(new Event('visibilitychange'));
    expect(written).toHaveLength(3);
    tab.document.visibilityState = 'visible';
    tab.document.dispatchEvent(new Event('visibilitychange'));
    expect(kept()).toBe('display=tab; Path=/; SameSite=Lax; Secure');
  });
});
