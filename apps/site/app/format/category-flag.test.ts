import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { COUNTRY_FLAGS_FOLDER } from '../../server/country-flag-files.ts';
import { categoryFlag } from './category-flag.ts';

describe('the flag of a category', () => {
  it.each([
    ['Brasil', 'pt-BR', 'BR'],
    ['Arábia Saudita', 'pt-BR', 'SA'],
    ['Estados Unidos', 'es-MX', 'US'],
    ['México', 'es-MX', 'MX'],
    ['Rússia', 'pt-BR', 'RU'],
    ['Reino Unido', 'pt-BR', 'GB'],
    ['Inglaterra', 'es-PE', 'GB-ENG'],
    ['escócia', 'pt-BR', 'GB-SCT'],
  ])('%s in %s is that of %s', (name, locale, code) => {
    expect(categoryFlag(name, locale)).toBe(`/country-flags/${code}.svg`);
    expect(existsSync(join(COUNTRY_FLAGS_FOLDER, `${code}.svg`))).toBe(true);
  });

  it.each(['Internacional', 'América do Sul', 'União Europeia', 'Automobilismo', ''])(
    'is none of %j',
    (name) => {
      expect(categoryFlag(name, 'pt-BR')).toBeNull();
    },
  );
});
