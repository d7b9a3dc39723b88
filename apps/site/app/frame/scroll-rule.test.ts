import { describe, expect, it } from 'vitest';
import { scrollKey, scrollRule } from './scroll-rule.ts';

describe('scrolling', () => {
  it.each([
    ['/esportes', 'place'],
    ['/esportes/futebol/ao-vivo', 'place'],
    ['/live-results', 'place'],
    ['/casino/slots', 'jump'],
    ['/casino', 'jump'],
    ['/pwa-ios-install', 'jump'],
    ['/download-app', 'jump'],
    ['/login', 'glide'],
    ['/esportes-e-mais', 'glide'],
    ['/', 'glide'],
  ])('SHELL-15 %s: %s', (path, rule) => {
    expect(scrollRule(path)).toBe(rule);
  });

  it('SHELL-15 a sports page keeps its place by its address, every other one by its entry', () => {
    const at = (pathname: string, key: string) => scrollKey({ pathname, search: '?a=1', key });
    expect(at('/esportes/tenis', 'one')).toBe(at('/esportes/tenis', 'two'));
    expect(at('/login', 'one')).not.toBe(at('/login', 'two'));
  });
});
