import type { Licensee } from './brand-facts.ts';
import type { CountryCode } from './country-rules.ts';
import { inventTaxId } from './tax-id.ts';

/** The wording a country's licensees use, for a brand whose papers aren't at hand yet. */
interface LicenceWording {
  readonly company: (name: string) => string;
  readonly authorisation: string;
  readonly address: string;
  readonly phone: string;
  readonly support: string;
  readonly complaints: string;
  readonly regulatorLine: string;
}

const WORDING: Readonly<Record<CountryCode, LicenceWording>> = {
  BR: {
    company: (name) => `${name} Apostas Esportivas S.A.`,
    authorisation: 'Portaria SPA/MF nº 1.475, de 16 de setembro de 2025',
    address: 'Avenida Paulista, 1.374, 11º andar, São Paulo – SP, 01310-100',
    phone: '0800 000 4040',
    support: 'ajuda',
    complaints: 'ouvidoria',
    regulatorLine:
      'Autorizada pela Secretaria de Prêmios e Apostas do Ministério da Fazenda a explorar apostas de quota fixa em todo o território nacional.',
  },
  PE: {
    company: (name) => `${name} Perú Apuestas S.A.C.`,
    authorisation: 'Resolución Directoral N.º 1120-2024-MINCETUR/VMT/DGJCMT',
    address: 'Avenida Javier Prado Este 492, San Isidro, Lima 15046',
    phone: '0800 00 404',
    support: 'ayuda',
    complaints: 'reclamos',
    regulatorLine:
      'Autorizada por el Ministerio de Comercio Exterior y Turismo para explotar juegos y apuestas deportivas a distancia (Ley N.º 31557).',
  },
  CO: {
    company: (name) => `${name} Colombia S.A.S.`,
    authorisation: 'Contrato de concesión C2104 de 2024',
    address: 'Carrera 11 # 93-53, oficina 402, Bogotá D.C. 110221',
    phone: '01 800 000 404',
    support: 'ayuda',
    complaints: 'pqrs',
    regulatorLine:
      'Operador autorizado de juegos de suerte y azar por internet. Vigilado por Coljuegos.',
  },
  EC: {
    company: (name) => `${name} Ecuador S.A.`,
    authorisation: 'Registro de operador de pronósticos deportivos N.º 0148-2024',
    address: 'Avenida República de El Salvador N36-84, Quito 170135',
    phone: '1800 000 404',
    support: 'ayuda',
    complaints: 'reclamos',
    regulatorLine:
      'Operador de pronósticos deportivos registrado ante el Servicio de Rentas Internas del Ecuador.',
  },
  GT: {
    company: (name) => `${name} Guatemala, S.A.`,
    authorisation: 'Resolución ministerial 0417-2023',
    address: '5.ª avenida 15-45, zona 10, Ciudad de Guatemala 01010',
    phone: '1800 000 0404',
    support: 'ayuda',
    complaints: 'reclamos',
    regulatorLine:
      'Opera con autorización del Ministerio de Gobernación de la República de Guatemala.',
  },
  MX: {
    company: (name) => `${name} México, S.A. de C.V.`,
    authorisation: 'Permiso DGJS/DGAAD/DCRCA/P-11/2021',
    address: 'Avenida Insurgentes Sur 1602, Crédito Constructor, 03940 Ciudad de México',
    phone: '800 000 4040',
    support: 'ayuda',
    complaints: 'quejas',
    regulatorLine:
      'Opera con permiso de la Dirección General de Juegos y Sorteos de la Secretaría de Gobernación.',
  },
};

/** A number that stays the same for the same code. */
function seedOf(code: string): number {
  return [...code].reduce((seed, sign) => (seed * 31 + (sign.codePointAt(0) ?? 0)) % 99_999_989, 7);
}

/** A licensee complete in form, whose every line the operator replaces by its own. */
export function draftLicensee(
  code: string,
  name: string,
  country: CountryCode,
): Omit<Licensee, 'taxIdLabel'> {
  const wording = WORDING[country];
  const mailbox = (box: string) => `${box}@${code}.example`;
  return {
    legalName: wording.company(name),
    tradeName: name,
    taxId: inventTaxId(country, seedOf(code)),
    authorisation: wording.authorisation,
    address: wording.address,
    supportEmail: mailbox(wording.support),
    supportPhone: wording.phone,
    ombudsman: { email: mailbox(wording.complaints), phone: wording.phone },
    regulatorLine: wording.regulatorLine,
  };
}
