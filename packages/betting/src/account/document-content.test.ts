import { describe, expect, it } from 'vitest';
import { documentContent, nameForContent } from './document-content.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe('documentContent', () => {
  it.each([
    ['\xFF\xD8\xFF\xE1\0\x18Exif', 'jpeg'],
    ['\x89PNG\r\n\x1A\n\0\0\0\rIHDR', 'png'],
    ['GIF87a', 'gif'],
    ['GIF89a', 'gif'],
    ['%PDF-1.7\n', 'pdf'],
    ['\xEF\xBB\xBF\r\n%PDF-1.4', 'pdf'],
    ['\0\0\0\x24ftypheic\0\0\0\0mif1', 'heif'],
    ['\0\0\0\x18ftypmif1\0\0\0\0mif1heic', 'heif'],
  ] as const)('KYC-10 of %j is %s', (text, content) => {
    expect(documentContent(bytes(text))).toBe(content);
  });

  it.each([
    '',
    'frente',
    'MZ\x90\0\x03',
    '\x7FELF',
    'PK\x03\x04',
    '<svg xmlns="http://www.w3.org/2000/svg">',
    '<html>%PDF-1.7',
    '\xFF\xD8',
    'RIFF\0\0\0\0WEBP',
    '\0\0\0\x20ftypisom\0\0\0\0',
    '\0\0\0\x20ftypavif\0\0\0\0',
  ])('KYC-10 of %j is none', (text) => {
    expect(documentContent(bytes(text))).toBeNull();
  });
});

describe('nameForContent', () => {
  it.each([
    ['frente.jpeg', 'jpeg', 'frente.jpeg'],
    ['IMG_0042.HEIC', 'heif', 'IMG_0042.HEIC'],
    ['Foto.PNG', 'jpeg', 'Foto.jpg'],
    ['IMG.0042.HEIC', 'jpeg', 'IMG.0042.jpg'],
    ['conta.jpg', 'pdf', 'conta.pdf'],
  ] as const)('KYC-09 of %s with %s is %s', (name, content, sent) => {
    expect(nameForContent(name, content)).toBe(sent);
  });
});
