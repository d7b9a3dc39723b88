import { expect, it } from 'vitest';
import { isNeeded } from './page-weight.ts';

function asked(method: string, path: string, referer?: string) {
  const headers: Readonly<Record<string, string | undefined>> = { Referer: referer };
  return { method, path, get: ((name: string) => headers[name]) as never };
}

it.each([
  ...['/login', '/login/two-factor', '/bet-slip', '/bet-slip.data', '/bet-slip/tickets/1'],
  ...['/deposit', '/deposit/pending/7', '/withdrawal.data', '/withdrawal/requests/3'],
  ...['/verify-deposit', '/bet-history/9/cash-out', '/bet-history/9/cash-out/value', '/balance'],
])('%s is answered under any load', (path) => {
  expect(isNeeded(asked('GET', path))).toBe(true);
});

it.each(['/', '/esportes', '/transactions', '/account.data', '/bet-history/9', '/login-help'])(
  '%s can wait',
  (path) => {
    expect(isNeeded(asked('GET', path))).toBe(false);
    expect(isNeeded(asked('GET', path, 'https://arara.example/promotions'))).toBe(false);
  },
);

it('answers every form, and the page that a form leads to', () => {
  expect(isNeeded(asked('POST', '/odds-format'))).toBe(true);
  expect(isNeeded(asked('GET', '/esportes', 'https://arara.example/login?to=/esportes'))).toBe(
    true,
  );
  expect(isNeeded(asked('GET', '/esportes', 'no address'))).toBe(false);
});

it('answers the reload of a page that is on screen, as after a tap, but not the way to another one', () => {
  const referer = 'https://arara.example/esportes/futebol?dia=hoje';
  expect(isNeeded(asked('GET', '/esportes/futebol.data', referer))).toBe(true);
  expect(isNeeded(asked('GET', '/_root.data', 'https://arara.example/'))).toBe(true);
  expect(isNeeded(asked('GET', '/promotions.data', referer))).toBe(false);
  expect(isNeeded(asked('GET', '/esportes/futebol', referer))).toBe(false);
});
