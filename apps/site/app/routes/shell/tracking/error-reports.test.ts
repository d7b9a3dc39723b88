import { describe, expect, it } from 'vitest';
import { openBrowser } from '../../../../test/browser.ts';
import { createSiteLog } from '../../../../server/telemetry/site-log.ts';
import { openTestSite } from '../../../../test/site.ts';
import { action, loader } from './error-reports.ts';

const ERROR = { name: 'TypeError', message: 'x is not a function', stack: 'TypeError: x\n at f' };

function open(settings = { ERROR_REPORTS_DSN: 'https://key@errors.example/1' }) {
  const browser = openBrowser(openTestSite('arara', settings));
  const lines: { msg: string; err: { type: string } }[] = [];
  const destination = { write: (line: string) => void lines.push(JSON.parse(line)) };
  const log = createSiteLog('info', { destination });
  const report = async (fields: Record<string, string>, headers?: Record<string, string>) => {
    const options = { context: { log }, ...(headers ? { headers } : {}) };
    return (await browser.submit(action, '/error-reports', fields, options)).status;
  };
  return { browser, lines, report };
}

describe('errors of browsers', () => {
  it('TRACK-04 are reported as the errors of the server are', async () => {
    const { lines, report } = open();
    expect(await report(ERROR)).toBe(204);
    expect(lines).toMatchObject([{ msg: 'error of a browser', err: { type: 'TypeError' } }]);
  });

  it.each([
    'Failed to fetch dynamically imported module: https://arara.example/assets/a.js',
    'Unable to preload CSS for /assets/a.css',
    'Load failed',
    'NetworkError when attempting to fetch resource.',
  ])('TRACK-05 are left out when they are not the product’s: %s', async (message) => {
    const { lines, report } = open();
    expect(await report({ ...ERROR, message })).toBe(204);
    expect(lines).toEqual([]);
  });

  it('are refused from elsewhere, in another shape, too often, and where nobody gets them', async () => {
    const { browser, lines, report } = open();
    expect(await report(ERROR, { 'Sec-Fetch-Site': 'cross-site' })).toBe(400);
    expect(await report({ ...ERROR, name: 'no word' })).toBe(400);
    expect(await report({ ...ERROR, stack: 'x'.repeat(4_001) })).toBe(400);
    expect(lines).toMatchObject([{ event: 'formRefused', what: 'cookiesNeeded' }]);
    await browser.arrive();
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) statuses.push(await report(ERROR));
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect(await open({} as { ERROR_REPORTS_DSN: string }).report(ERROR)).toBe(404);
    expect((await browser.visit(loader, '/error-reports')).location).toBe('/');
  });
});
