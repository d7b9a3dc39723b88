/**
 * Whether an answer is another bettor's than the page: `mark` is with what the token of its forms ends, or the
 * token. A guest's answer is nobody's, so that the page goes on to show one bettor.
 */
export function isOfAnother(
  { owners }: { readonly owners?: readonly string[] },
  mark: string,
): boolean {
  return owners?.every((owner) => !mark.endsWith(owner)) ?? false;
}
