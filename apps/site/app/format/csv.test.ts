import { describe, expect, it } from 'vitest';
import { csvLine } from './csv.ts';

describe('csvLine', () => {
  it('parts cells by a semicolon where the comma parts decimals', () => {
    expect(csvLine(['a', '1,50'], { locale: 'pt-BR' })).toBe('a;"1,50"\r\n');
    expect(csvLine(['a', '1.50'], { locale: 'es-MX' })).toBe('a,1.50\r\n');
  });

  it('keeps quotes, separators and line ends inside a cell', () => {
    expect(csvLine(['a"b', 'c;d', 'e\nf'], { locale: 'pt-BR' })).toBe('"a""b";"c;d";"e\nf"\r\n');
  });

  it.each(['=1+1', '+1', '-1', '@a', '\tb'])('makes no formula of %j', (text) => {
    expect(csvLine([text], { locale: 'es-MX' })).toBe(`'${text}\r\n`);
  });
});
