import path from 'node:path';
import { expect, it } from 'vitest';
import { environment } from '../apps/site/server/environment.ts';
import { connectionLimits } from '../apps/site/server/connection-limits.ts';
import { filesCalled, readRepositoryFile as read, repositoryFiles } from './repository-files.mjs';

const rules = read('docs/input-rules.md');
const files = repositoryFiles();

/** The cells of a row of the document by its first one. @param {string} name */
function row(name) {
  const line = rules.split('\n').find((one) => one.startsWith(`| ${name} `));
  expect(line, `a row for ${name}`).toBeDefined();
  return (line ?? '')
    .split('|')
    .slice(2, -1)
    .map((cell) => cell.trim());
}

/** A number that a file gives a name, as a product of numbers. @param {string} file @param {string} name */
function constant(file, name) {
  const [, written = ''] = new RegExp(`const ${name} = ([\\d_ *]+);`).exec(read(file)) ?? [];
  expect(written, `${file} has ${name}`).not.toBe('');
  return written
    .split('*')
    .reduce((product, factor) => product * Number(factor.replaceAll('_', '')), 1);
}

it('names each file of a rule so that it is found', () => {
  const named = [...rules.matchAll(/`([\w./-]+\.(?:ts|mjs))`/g)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(20);
  for (const name of named) {
    expect(filesCalled(files, name), name).toHaveLength(1);
  }
});

it('has a row for the schema of each form', () => {
  const schemas = files.filter((file) => /^apps\/site\/app\/.*-schemas?\.ts$/.test(file));
  expect(schemas.length).toBeGreaterThan(5);
  for (const file of schemas) expect(rules, file).toContain(`\`${path.basename(file)}\``);
});

it('has each limit of attempts, with its numbers', () => {
  const source = read('apps/site/app/services/base/store/attempts.server.ts');
  const limits = [
    ...source.matchAll(
      /^ {2}(\w+): \{ perName: ([\d_]+), perAddress: ([\d_]+)(?:, noted: '\w+')? \}/gm,
    ),
  ];
  expect(limits.length).toBeGreaterThan(5);
  for (const [, kind = '', ...numbers] of limits) {
    expect(row(`\`${kind}\``), kind).toEqual(numbers.map((number) => number.replaceAll('_', '')));
  }
  const known = limits.map(([, kind]) => kind);
  for (const [, kind] of rules.matchAll(/^\| `(\w+)` +\| +\d+ \|/gm)) expect(known).toContain(kind);
});

it('has the limits of every form', () => {
  const form = (/** @type {string} */ name) =>
    constant('apps/site/app/services/forms/posted-form.server.ts', name);
  expect(row('size of the body').join()).toMatch(
    new RegExp(`^${form('MAX_BODY_BYTES') / 1024} KiB`),
  );
  expect(row('fields')).toEqual([String(form('MAX_FIELDS'))]);
  expect(row('name of a field').join()).toBe(
    `${form('MAX_NAME_LENGTH')} characters, ${form('MAX_NAME_DEPTH')} dots or brackets deep`,
  );
  expect(row('value of a field').join()).toBe(`${form('MAX_VALUE_LENGTH')} characters`);
});

it('has the limits of what is typed and of documents', () => {
  const bytes = constant('apps/site/app/shapes/account/document-upload.ts', 'MAX_DOCUMENT_BYTES');
  expect(rules).toContain(`HEIF, ${bytes / 1024 / 1024} MiB, not empty`);
  const source = read('packages/betting/src/account/document-file.ts');
  const [, list = ''] = /DOCUMENT_FILE_EXTENSIONS = \[([^\]]+)\]/.exec(source) ?? [];
  const extensions = [...list.matchAll(/'(\w+)'/g)].map(([, name = '']) => name.toUpperCase());
  expect(extensions.length).toBeGreaterThan(3);
  const [, told = ''] = /^Documents alone, in one form: (.+?), \d+ MiB/m.exec(rules) ?? [];
  expect(told.split(/, | and /).sort()).toEqual(extensions.sort());
  const address = constant('apps/site/app/features/account/longest-address.ts', 'LONGEST_ADDRESS');
  expect(row('address')[0]).toBe(`${address} characters`);
  const selections = constant('packages/betting/src/bet-slip/selection-limit.ts', 'MAX_SELECTIONS');
  expect(row('selections')[0]).toMatch(new RegExp(`^${selections} on a slip`));
});

it('has the limits of a process, as it starts without others', () => {
  const usual = environment.parse({ BRAND: 'arara' });
  for (const name of /** @type {const} */ ([
    'REQUESTS_PER_ADDRESS',
    'REQUESTS_PER_ACCOUNT',
    'SHED_PAGES',
  ])) {
    expect(rules).toContain(`\`${name}\`, ${usual[name]} unless set`);
  }
  expect(rules).toContain(`\`SHED_DELAY_MS\`, ${usual.SHED_DELAY_MS}`);
  expect(rules).toContain(`(${usual.CAPTCHA_AFTER} unless set)`);
  const { total, perAddress, requestMs, uploadMs } = connectionLimits(0);
  expect(row('connections of a process')[0]).toBe(
    `${total}; from one address without a proxy ${perAddress}`,
  );
  expect(row('a request, until it has come')[0]).toBe(
    `${requestMs / 1_000} s; with a document ${uploadMs / 60_000} minutes`,
  );
});
