import { expect, it } from 'vitest';
import { needsOldStyles, OLD_BROWSER } from './old-browser.server.ts';

const ANDROID = 'Mozilla/5.0 (Linux; Android 7.0; SM-J500M) AppleWebKit/537.36 (KHTML, like Gecko)';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 14_8 like Mac OS X) AppleWebKit/605.1.15';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15';

it.each([
  [`${ANDROID} Chrome/90.0.4430.91 Mobile Safari/537.36`, true],
  [`${ANDROID} Chrome/110.0.0.0 Mobile Safari/537.36`, true],
  [`${ANDROID} Chrome/111.0.0.0 Mobile Safari/537.36`, false],
  [`${ANDROID} SamsungBrowser/14.2 Chrome/87.0.4280.141 Mobile Safari/537.36`, true],
  [`${ANDROID} Version/4.0 Chrome/131.0.0.0 Mobile Safari/537.36`, false],
  [`${IPHONE} Version/14.1.2 Mobile/15E148 Safari/604.1`, true],
  [`${IPHONE.replace('14_8', '16_3')} CriOS/120.0.6099.119 Mobile/15E148 Safari/604.1`, true],
  [`${IPHONE.replace('14_8', '17_10')} CriOS/120.0.6099.119 Mobile/15E148 Safari/604.1`, false],
  [`${MAC} Version/16.3 Safari/605.1.15`, true],
  [`${MAC} Version/16.4 Safari/605.1.15`, false],
  ['Mozilla/5.0 (Android 11; Mobile; rv:88.0) Gecko/88.0 Firefox/88.0', true],
  ['Mozilla/5.0 (Android 14; Mobile; rv:128.0) Gecko/128.0 Firefox/128.0', false],
  [OLD_BROWSER, true],
  ['Lynx/2.9.0dev.12', false],
  ['', false],
])('tells by %s whether its browser needs the old styles', (agent, isOld) => {
  expect(needsOldStyles(new Headers({ 'User-Agent': agent }))).toBe(isOld);
});
