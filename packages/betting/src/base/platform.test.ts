import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PLATFORM, platformOf } from './platform.ts';

const ANDROID = 'Mozilla/5.0 (Linux; Android 10; SM-A105M) Chrome/120 Mobile Safari/537.36';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Safari/604.1';
const HUAWEI = 'Mozilla/5.0 (Linux; Android 10; HUAWEI STK-L21) Chrome/120 Mobile';
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/120';

describe('the platform', () => {
  it.each([
    ['', 'WEB', 0],
    [ANDROID, 'WEB', 1],
    [IPHONE, 'PWA', 1],
    [DESKTOP, 'WEB', 2],
    [ANDROID, 'TWA_STORE', 3],
    [IPHONE, 'NATIVE_APP', 4],
    [HUAWEI, 'TWA', 5],
  ])('SHELL-27 of "%s" opened as %s has the number %i', (userAgent, source, number) => {
    expect(PLATFORM[platformOf(userAgent, source)]).toBe(number);
  });

  it('is an app only where the site was opened as one', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('WEB', 'PWA', ''), (userAgent, source) => {
        expect(platformOf(userAgent, source)).not.toMatch(/^app/);
      }),
    );
  });
});
