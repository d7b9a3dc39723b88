import { describe, expect, it } from 'vitest';
import { withLateScripts } from './preload-priority.ts';

describe('withLateScripts', () => {
  it('lets every preloaded script wait, and leaves styles and scripts as they are', () => {
    const preload = (path: string) => `<link rel="modulepreload" href="${path}"/>`;
    const rest =
      '<link rel="stylesheet" href="/a.css"/><script type="module" src="/live.js"></script>';
    const page = withLateScripts(rest + preload('/a.js') + preload('/b.js'));
    expect(page.startsWith(rest)).toBe(true);
    expect(page.match(/<link rel="modulepreload" fetchpriority="low" href/g)).toHaveLength(2);
  });
});
