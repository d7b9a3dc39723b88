import type { BrandFacts } from './brand-facts.ts';
import { draftLicensee } from './licensee-draft.ts';

/**
 * The facts of the licence that nobody has replaced yet, each by its name in `facts.json`: those that `brand:new`
 * wrote, and e-mail addresses below `.example`, which nobody can write to.
 *
 * @example inventedFacts(brand) // ['taxId', 'ombudsman.phone']
 */
export function inventedFacts({
  code,
  name,
  country,
  licensee,
}: Pick<BrandFacts, 'code' | 'name' | 'country' | 'licensee'>): readonly string[] {
  const draft = draftLicensee(code, name, country);
  const isInvented = {
    taxId: licensee.taxId === draft.taxId,
    authorisation: licensee.authorisation === draft.authorisation,
    address: licensee.address === draft.address,
    supportEmail: isNobodys(licensee.supportEmail),
    supportPhone: licensee.supportPhone === draft.supportPhone,
    'ombudsman.email': isNobodys(licensee.ombudsman.email),
    'ombudsman.phone': licensee.ombudsman.phone === draft.ombudsman.phone,
  };
  return Object.entries(isInvented).flatMap(([fact, isSo]) => (isSo ? [fact] : []));
}

function isNobodys(email: string): boolean {
  return email.endsWith('.example');
}
