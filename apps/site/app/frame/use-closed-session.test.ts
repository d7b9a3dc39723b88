import { expect, it } from 'vitest';
import { hasLoggedOut } from './use-closed-session.ts';

it.each([
  ['scheme=dark; user-closed-session=true', true],
  ['user-closed-session=true; scheme=dark', true],
  ['user-closed-session=false', false],
  ['other-user-closed-session=true', false],
  ['', false],
])('a browser with the cookies "%s" has logged out: %s', (cookie, isOut) => {
  expect(hasLoggedOut({ cookie })).toBe(isOut);
});
