import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DOCUMENT_EXTENSIONS, uploadName } from './file-name.ts';

describe('the name a file is sent under', () => {
  it.each([
    ['Minha.Foto.RG.JPG', 'minhafotorg.jpg', 'image/jpeg'],
    ['cédula v1.2.final.PDF', 'cédula v12final.pdf', 'application/pdf'],
    ['C:\\fotos\\frente.heic', 'frente.heic', 'image/heic'],
    ['../../verso.png', 'verso.png', 'image/png'],
    ['foto.jpeg', 'foto.jpeg', 'image/jpeg'],
    ['foto.gif', 'foto.gif', 'image/gif'],
    ['foto.heif', 'foto.heif', 'image/heif'],
  ])('KYC-09 %s is sent as %s, %s', (given, fileName, contentType) => {
    expect(uploadName(given)).toMatchObject({ fileName, contentType });
  });

  it.each(['foto', '.jpg', '...jpg', 'foto.', 'foto.exe', 'foto.jpg.exe', '', 'foto.constructor'])(
    'KYC-09 "%s" is no name of a document',
    (given) => {
      expect(uploadName(given)).toBeNull();
    },
  );

  it('keeps one dot, lower case and a known extension, and stays as it is', () => {
    const extension = fc.constantFrom(...DOCUMENT_EXTENSIONS);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), extension, (stem, ending) => {
        const named = uploadName(`${stem}.${ending.toUpperCase()}`);
        fc.pre(named !== null);
        const { fileName } = named;
        expect(fileName.split('.')).toHaveLength(2);
        expect(fileName).toBe(fileName.toLowerCase());
        expect(fileName.endsWith(`.${ending}`)).toBe(true);
        expect(uploadName(fileName)).toEqual(named);
      }),
    );
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (given) => {
        uploadName(given);
      }),
    );
  });
});
