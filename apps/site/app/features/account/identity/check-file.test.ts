import { expect, it } from 'vitest';
import { checkFile } from './check-file.ts';

const JPEG = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0);

it('KYC-09 hands on the file under the name it is sent by', async () => {
  const check = await checkFile(new File([JPEG], 'Foto.png', { type: 'image/png' }));
  expect(check).toMatchObject({ kind: 'fit', file: { name: 'Foto.jpg', size: 4 } });
});

it.each([
  ['frente.exe', [JPEG], 'extensionInvalid'],
  ['frente.jpg', [], 'empty'],
  ['frente.jpg', ['Frente'], 'contentInvalid'],
  ['conta.pdf', ['MZ'], 'contentInvalid'],
] as const)('KYC-10 refuses %s of %j', async (name, content, problem) => {
  expect(await checkFile(new File([...content], name))).toEqual({ kind: 'faulty', problem });
});

it('KYC-10 says so when a file can’t be read any more', async () => {
  const file = new File([JPEG], 'frente.jpg');
  file.slice = () => {
    throw new DOMException('gone', 'NotReadableError');
  };
  expect(await checkFile(file)).toEqual({ kind: 'faulty', problem: 'generic' });
});
