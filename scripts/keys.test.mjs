import path from 'node:path';
import { expect, it } from 'vitest';
import { environment } from '../apps/site/server/environment.ts';
import { filesCalled, readRepositoryFile as read, repositoryFiles } from './repository-files.mjs';

const document = read('docs/keys.md');
const files = repositoryFiles('apps/site', 'packages').filter(
  (file) =>
    /\/(?:src|app|server)\/.*\.tsx?$/.test(file) && !/\.(?:test|stories)\.|\/test\//.test(file),
);

/** What hashes, signs, encrypts or makes a key; not what draws a random value alone. */
const USE =
  /\b(?:createHash|createHmac|createCipheriv|createSign|createVerify|hkdfSync|pbkdf2|scrypt|argon2|keyedHash)\w*\(|crypto\.subtle\b|from '(?:otpauth|openid-client|jose)'|\bsecrets:/;

it('has each file that uses cryptography', () => {
  const uses = files.filter((file) => USE.test(read(file)));
  expect(uses.length).toBeGreaterThan(8);
  for (const file of uses) expect(document, file).toContain(`\`${path.basename(file)}\``);
});

it('names files that are there, and use it', () => {
  const [, table = ''] = document.split('\n## Algorithms\n');
  const named = [...table.matchAll(/`([\w.-]+\.ts)`/g)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(8);
  for (const name of named) {
    expect(
      filesCalled(files, name).some((file) => USE.test(read(file))),
      name,
    ).toBe(true);
  }
});

it('has each algorithm that the code names', () => {
  const written = files
    .filter((file) => USE.test(read(file)))
    .map(read)
    .join('\n');
  const names = [...written.matchAll(/'(sha\d+|md5|aes-\d+-\w+|SHA-\d+|des\S*|rc4)'/gi)].map(
    ([, name = '']) => name.toLowerCase().replace(/^sha-?/, 'sha-'),
  );
  expect(new Set(names)).toEqual(new Set(['sha-256', 'aes-256-gcm']));
  for (const name of names) expect(document.toLowerCase()).toContain(name);
});

it('has each secret of the environment, and each key that is public', () => {
  const names = Object.keys(environment.shape).filter((name) =>
    /SECRET|_KEY$|PASSWORD|TOKEN/.test(name),
  );
  expect(names.length).toBeGreaterThan(3);
  for (const name of names) expect(document, name).toContain(`\`${name}\``);
});
