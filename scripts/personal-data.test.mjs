import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from './setup/places.mjs';

const text = readFileSync(path.join(root, 'docs/personal-data.md'), 'utf8');

/** The rows of the table below a heading, as cells by the names of its columns. @param {string} heading */
function table(heading) {
  const [, part = ''] = text.split(`\n## ${heading}\n`);
  const lines = part.slice(part.indexOf('\n|') + 1).split('\n');
  const end = lines.findIndex((line) => !line.startsWith('|'));
  const [head = [], , ...rows] = lines.slice(0, end).map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
  return rows.map((cells) => Object.fromEntries(head.map((name, at) => [name, cells[at] ?? ''])));
}

const classes = table('Classes').map((row) => row['class'] ?? '');
const stored = table('What the store keeps');
const cookies = table('Cookies');

it('each entry of the store and each cookie belongs to a class that is explained', () => {
  expect(classes.length).toBeGreaterThan(3);
  expect(stored.length).toBeGreaterThan(30);
  expect(cookies.length).toBeGreaterThan(20);
  for (const row of [...stored, ...cookies]) {
    expect(classes, row['key'] ?? row['name']).toContain(row['class']);
  }
});

it('each class has every need answered', () => {
  const [, part = ''] = text.split('\nWhat each class needs');
  const [head = '', , ...rows] = part.slice(part.indexOf('\n|') + 1).split('\n');
  for (const name of classes) expect(head).toContain(` ${name} `);
  const needs = rows.slice(0, rows.indexOf('')).map((line) => line.split('|').slice(1, -1));
  expect(needs.length).toBeGreaterThan(5);
  for (const cells of needs) {
    expect(cells).toHaveLength(classes.length + 1);
    for (const cell of cells) expect(cell.trim(), cells[0]).not.toBe('');
  }
});

it('entries that hold tokens or secrets are of the class that is kept closest', () => {
  for (const { key = '', class: one, 'what it says of a person': what = '' } of stored) {
    if (/\btokens?\b|\bsecret\b/.test(what)) expect(one, key).toBe('secret');
    if (/\b(?:e-mail|phone|document|bank account)\b/.test(what)) {
      expect(['secret', 'identity'], key).toContain(one);
    }
  }
});
