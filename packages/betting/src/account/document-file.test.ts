import { describe, expect, it } from 'vitest';
import { FILE_ERROR, documentFileExtension, filePreview } from './document-file.ts';

it('KYC-10 has the operator’s number of each error', () => {
  expect(FILE_ERROR).toEqual({
    none: 0,
    extensionInvalid: 1,
    sizeInvalid: 2,
    generic: 3,
    curpInvalid: 4,
  });
});

describe('filePreview', () => {
  it.each([
    ['frente.JPG', 'picture'],
    ['frente.v2.png', 'picture'],
    ['conta.pdf', 'pdf'],
    ['IMG_0001.HEIC', 'heic'],
    ['IMG_0001.heif', 'heic'],
    ['nota.txt', 'unknown'],
  ] as const)('of %s is %s', (name, preview) => {
    expect(filePreview(name)).toBe(preview);
  });
});

it('reads the extension after the last dot', () => {
  expect(documentFileExtension('conta.de.luz.pdf')).toBe('pdf');
  expect(documentFileExtension('pdf')).toBeNull();
});
