/** How many characters of a price fit on a button at their usual size. */
const USUAL_LENGTH = 5;

/** Whether a price is written smaller, as `-10000`, to fit on its button. */
export function isLongPrice(text: string): boolean {
  return text.length > USUAL_LENGTH;
}
