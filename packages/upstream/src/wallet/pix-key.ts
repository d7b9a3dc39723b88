import { getPixKeyInfo } from '@brazilian-utils/brazilian-utils/get-pix-key-info';

/** Kinds of Pix key a bettor can have; a company's key (CNPJ) never belongs to a bettor. */
export type PixKeyType = 'cpf' | 'email' | 'phone' | 'random';

export interface PixKey {
  readonly type: PixKeyType;
  /** As the directory writes it: digits, lower case, `+55…`. */
  readonly key: string;
}

const KINDS: Readonly<Record<string, PixKeyType>> = {
  cpf: 'cpf',
  email: 'email',
  phone: 'phone',
  evp: 'random',
};

/** Written so that it is read as a phone number and not as a CPF, which eleven digits can be too. */
function asPhone(text: string): string {
  if (!/^[\d\s()+.-]*$/.test(text)) return text;
  const digits = text.replaceAll(/\D/g, '');
  return digits.length > 11 ? `+${digits}` : `+55${digits}`;
}

/** A Pix key of a kind, as a bettor writes it; null when it is none. */
export function pixKeyOf(type: PixKeyType, text: string): PixKey | null {
  const found = getPixKeyInfo(type === 'phone' ? asPhone(text) : text);
  return found && KINDS[found.type] === type ? { type, key: found.value } : null;
}
