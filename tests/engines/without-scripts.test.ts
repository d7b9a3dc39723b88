import { expect, it } from 'vitest';
import { withoutScripts } from './without-scripts.ts';

it('gives a page as a browser without scripts shows it', () => {
  const page =
    '<head><link rel="late-modulepreload" href="/a.js"/><link rel="stylesheet" href="/a.css"/></head>' +
    '<p>Saldo</p><noscript><a href="/saldo">Atualizar</a></noscript><script nonce="x">go()\n</script>';
  expect(withoutScripts(page)).toBe(
    '<head><link rel="stylesheet" href="/a.css"/></head><p>Saldo</p><a href="/saldo">Atualizar</a>',
  );
});
