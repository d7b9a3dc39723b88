import type { CurrencyCode, MinorUnits } from '@vitrine/betting/base/money';
import type { CountryCode } from '../country.ts';

/** What a Pix charge says to the payer's bank: an EMV merchant-presented code ("copia e cola"). */
export interface BrCode {
  readonly key: string;
  /** Up to 25 characters; longer text is cut, accents are dropped. */
  readonly payee: string;
  /** Up to 15 characters. */
  readonly city: string;
  readonly country: CountryCode;
  readonly currency: CurrencyCode;
  readonly amount: MinorUnits;
  /** Up to 25 letters and digits. */
  readonly txid: string;
}

/** ISO 4217 numbers of the currencies. */
const CURRENCY_NUMBERS: Readonly<Record<CurrencyCode, string>> = {
  BRL: '986',
  PEN: '604',
  COP: '170',
  USD: '840',
  GTQ: '320',
  MXN: '484',
};

const ARRANGEMENT = 'br.gov.bcb.pix';
const CRC_FIELD = '6304';

/** Writes the code with its CRC, of the EMV fields 00, 26, 52, 53, 54, 58, 59, 60, 62 and 63. */
export function writeBrCode(code: BrCode): string {
  const fields =
    field('00', '01') +
    field('26', field('00', ARRANGEMENT) + field('01', code.key)) +
    field('52', '0000') +
    field('53', CURRENCY_NUMBERS[code.currency]) +
    field('54', (code.amount / 100).toFixed(2)) +
    field('58', code.country) +
    field('59', plain(code.payee, 25)) +
    field('60', plain(code.city, 15)) +
    field('62', field('05', code.txid)) +
    CRC_FIELD;
  return fields + crc16(fields);
}

/** The transaction id a code carries; null when it is not a Pix code or its CRC is wrong. */
export function txidOf(brCode: string): string | null {
  const text = brCode.trim();
  if (text.length < 8 || crc16(text.slice(0, -4)) !== text.slice(-4).toUpperCase()) return null;
  const fields = readFields(text);
  if (
    readFields(fields.get('26') ?? '')
      .get('00')
      ?.toLowerCase() !== ARRANGEMENT
  )
    return null;
  return readFields(fields.get('62') ?? '').get('05') ?? null;
}

/** CRC-16/CCITT-FALSE in four upper-case hexadecimal digits. */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) {
      crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff;
    }
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

function field(id: string, value: string): string {
  return `${id}${String(value.length).padStart(2, '0')}${value}`;
}

function readFields(text: string): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  let at = 0;
  while (at + 4 <= text.length) {
    const length = Number(text.slice(at + 2, at + 4));
    if (!Number.isInteger(length)) break;
    fields.set(text.slice(at, at + 2), text.slice(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return fields;
}

function plain(text: string, length: number): string {
  return text
    .normalize('NFD')
    .replaceAll(/[^\x20-\x7e]/g, '')
    .slice(0, length);
}
