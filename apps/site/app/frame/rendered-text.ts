/**
 * The text of a page that React wrote in pieces. React 18 fills a piece that ends before a letter of
 * several bytes up with zeros: in a form's value they would change what the bettor sends.
 */
export function renderedText(pieces: readonly Uint8Array[]): string {
  return Buffer.concat(pieces).toString().replaceAll('\0', '');
}
