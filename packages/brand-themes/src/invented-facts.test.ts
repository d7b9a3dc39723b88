import { describe, expect, it } from 'vitest';
import { brandCodes, brandFacts } from './brands.ts';
import { COUNTRY_CODES } from './country-rules.ts';
import { inventedFacts } from './invented-facts.ts';
import { draftLicensee } from './licensee-draft.ts';

/** What an operator writes in place of the draft. */
const OWN = {
  legalName: 'Tatu Apostas S.A.',
  tradeName: 'Tatu',
  taxIdLabel: 'CNPJ',
  taxId: '11.222.333/0001-81',
  authorisation: 'Portaria SPA/MF nº 1, de 2 de janeiro de 2026',
  address: 'Rua Direita, 1, São Paulo – SP, 01002-000',
  supportEmail: 'ajuda@tatu.bet.br',
  supportPhone: '0800 123 4567',
  ombudsman: { email: 'ouvidoria@tatu.bet.br', phone: '0800 123 4568' },
  regulatorLine: 'Autorizada pela Secretaria de Prêmios e Apostas.',
};
const brand = { code: 'tatu', name: 'Tatu', country: 'BR' } as const;
const draft = draftLicensee('tatu', 'Tatu', 'BR');

describe('inventedFacts', () => {
  it.each(COUNTRY_CODES)('names every line of a draft in %s', (country) => {
    const licensee = { taxIdLabel: '', ...draftLicensee('tatu', 'Tatu', country) };
    expect(inventedFacts({ ...brand, country, licensee })).toEqual([
      'taxId',
      'authorisation',
      'address',
      'supportEmail',
      'supportPhone',
      'ombudsman.email',
      'ombudsman.phone',
    ]);
  });

  it('names what is left of a draft, whatever else was replaced', () => {
    const { taxId, authorisation, ombudsman } = draft;
    const licensee = { ...OWN, taxId, ombudsman: { ...OWN.ombudsman, phone: ombudsman.phone } };
    expect(inventedFacts({ ...brand, licensee })).toEqual(['taxId', 'ombudsman.phone']);
    expect(inventedFacts({ ...brand, licensee: { ...OWN, authorisation } })).toEqual([
      'authorisation',
    ]);
    expect(inventedFacts({ ...brand, licensee: OWN })).toEqual([]);
  });

  it('names the addresses of the brands that nobody can write to', () => {
    for (const code of brandCodes()) {
      expect(inventedFacts(brandFacts(code)), code).toEqual(['supportEmail', 'ombudsman.email']);
    }
  });
});
