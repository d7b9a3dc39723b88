import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { usesIn } from './name-uses.ts';

function usedIn(code: string): readonly string[] {
  const source = ts.createSourceFile('file.tsx', code, ts.ScriptTarget.Latest, true);
  return usesIn([...source.statements]).uses.map(({ name, members }) =>
    [name, ...members].join('.'),
  );
}

describe('the names that code uses', () => {
  it.each([
    ['a call', 'send(client)', ['send', 'client']],
    ['members', `table.rows['one'][at].text`, ['table.rows.one.*.text', 'at']],
    ['an element', '<OddsButton price={price} />', ['OddsButton', 'price']],
    ['a member of a namespace as an element', '<Dialog.Root />', ['Dialog.Root']],
    ['a short property', 'send({ client })', ['send', 'client']],
    ['the body of an arrow', '() => answer', ['answer']],
    ['a default of a parameter', 'function f(now = clock) {}', ['clock']],
    ['a superclass', 'class A extends Base {}', ['Base']],
  ])('hold %s', (_, code, expected) => {
    expect(usedIn(code)).toEqual(expected);
  });

  it.each([
    ['a parameter', '(login) => { login(); }'],
    ['a variable of a block', '{ const { login } = {}; login(); }'],
    ['a loop', 'for (const login of []) login();'],
    ['a caught error', 'try {} catch (login) { login(); }'],
    ['a property', '({ login: 1 }).login'],
    ['an attribute', '<a login="1" />'],
    ['a tag', '<login />'],
    ['a type', 'let x = 1 as login; type Y = typeof login; function f<login>() {}'],
  ])('leave out %s', (_, code) => {
    expect(usedIn(code).filter((name) => name.startsWith('login'))).toEqual([]);
  });
});
