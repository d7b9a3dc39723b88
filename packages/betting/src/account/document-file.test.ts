import { describe, expect, it } from 'vitest';
import {
  DOCUMENT_FILE_EXTENSIONS,
  FILE_ERROR,
  documentFileError,
  documentFileExtension,
  filePreview,
} from './document-file.ts';

const MEGABYTE = 1024 * 1024;

describe('documentFileError', () => {
  it('KYC-10 has the operator’s number of each error', () => {
    expect(FILE_ERROR).toEqual({
      none: 0,
      extensionInvalid: 1,
      sizeInvalid: 2,
      generic: 3,
      curpInvalid: 4,
    });
  });

  it.each(DOCUMENT_FILE_EXTENSIONS)('KYC-10 finds nothing wrong with .%s', (extension) => {
    const file = { name: `Frente.${extension.toUpperCase()}`, size: MEGABYTE };
    expect(documentFileError(file, MEGABYTE)).toBe('none');
  });

  it.each(['frente.exe', 'frente', '.jpg', 'frente.jpg.zip', ''])(
    'KYC-10 refuses the extension of "%s"',
    (name) => {
      expect(documentFileError({ name, size: 10 }, MEGABYTE)).toBe('extensionInvalid');
    },
  );

  it('KYC-10 refuses an empty file and one over the bound', () => {
    expect(documentFileError({ name: 'a.jpg', size: 0 }, MEGABYTE)).toBe('sizeInvalid');
    expect(documentFileError({ name: 'a.jpg', size: MEGABYTE + 1 }, MEGABYTE)).toBe('sizeInvalid');
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
