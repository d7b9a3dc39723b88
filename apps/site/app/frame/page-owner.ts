/** The mark of the bettor whose page it is, with which the token of its forms ends; null for a guest. */
export function ownerIn(csrf: string): string | null {
  return csrf.split('.')[1] ?? null;
}

/** Whether an answer is another bettor's than the page. A guest's is not: the page still shows one bettor. */
export function isOfAnother(
  { owners }: { readonly owners?: readonly string[] },
  owner: string | null,
): boolean {
  return !!owner && !!owners?.length && !owners.includes(owner);
}
