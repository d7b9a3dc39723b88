import { describe, expect, it } from 'vitest';
import { checkDocument } from './document-check.ts';
import { DOCUMENT_FILE_EXTENSIONS } from './document-file.ts';

const MEGABYTE = 1024 * 1024;
const JPEG = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0);

const faulty = (fault: string) => ({ kind: 'faulty', fault });

describe('checkDocument', () => {
  it('KYC-10 finds nothing wrong with a photo', () => {
    const file = { name: 'Frente.JPG', size: MEGABYTE, head: JPEG };
    expect(checkDocument(file, MEGABYTE)).toEqual({ kind: 'fit', name: 'Frente.JPG' });
  });

  it.each(DOCUMENT_FILE_EXTENSIONS)('KYC-09 takes a JPEG named .%s', (extension) => {
    const file = { name: `frente.${extension}`, size: 10, head: JPEG };
    const name = extension === 'jpeg' ? 'frente.jpeg' : 'frente.jpg';
    expect(checkDocument(file, MEGABYTE)).toEqual({ kind: 'fit', name });
  });

  it.each(['frente.exe', 'frente', '.jpg', 'frente.jpg.zip', ''])(
    'KYC-10 refuses the extension of "%s"',
    (name) => {
      const file = { name, size: 10, head: JPEG };
      expect(checkDocument(file, MEGABYTE)).toEqual(faulty('extensionInvalid'));
    },
  );

  it('KYC-10 refuses an empty file and one over the bound, each by its name', () => {
    const empty = { name: 'a.jpg', size: 0, head: new Uint8Array() };
    expect(checkDocument(empty, MEGABYTE)).toEqual(faulty('empty'));
    const large = { name: 'a.jpg', size: MEGABYTE + 1, head: JPEG };
    expect(checkDocument(large, MEGABYTE)).toEqual(faulty('sizeInvalid'));
  });

  it.each([
    ['a text', 'frente.jpg', 'Frente do documento'],
    ['a program', 'conta.pdf', 'MZ\x90\0'],
    ['a page', 'conta.pdf', '<!doctype html>%PDF-'],
  ])('KYC-10 refuses %s named %s', (_, name, text) => {
    const head = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    expect(checkDocument({ name, size: 10, head }, MEGABYTE)).toEqual(faulty('contentInvalid'));
  });
});
