import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { scriptHashes } from './script-hashes.ts';

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

describe('scriptHashes', () => {
  it('names each inline script once, whatever its attributes', () => {
    const html = '<script nonce="n">a()</script><p></p><script type="module">b("<p>")</script>';
    expect(scriptHashes(html + html)).toEqual([hashOf('a()'), hashOf('b("<p>")')]);
  });

  it('leaves out scripts of their own address, and data', () => {
    const html =
      '<script type="module" async src="/live.js"></script>' +
      '<script type="application/ld+json">{"@type":"Thing"}</script>';
    expect(scriptHashes(html)).toEqual([]);
  });
});
