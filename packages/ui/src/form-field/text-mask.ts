/**
 * How a number is written: `0` stands for a digit, `*` for a letter or digit (in capitals), every
 * other character for itself, as in `000.000.000-00`.
 */
export type TextMask = string;

/** What of a text a mask could hold, without the characters the mask brings itself. */
function essence(text: string, masks: readonly TextMask[]): string {
  const letters = masks.some((mask) => mask.includes('*'));
  return letters ? text.replace(/[^\da-z]/gi, '').toUpperCase() : text.replace(/\D/g, '');
}

function places(mask: TextMask): number {
  return mask.replace(/[^0*]/g, '').length;
}

/**
 * A text as the first mask that has room for it writes it; what is too much for the longest, which
 * comes last, is left out. Signs of the mask are written only before a further character, so that
 * deleting at the end is never held up by them. Without masks the text stays as it is.
 */
export function writeMasked(text: string, masks: readonly TextMask[]): string {
  const kept = essence(text, masks);
  const mask = masks.find((each) => places(each) >= kept.length) ?? masks.at(-1);
  if (mask === undefined) return text;
  let written = '';
  let pending = '';
  let next = 0;
  for (const sign of mask) {
    const character = kept[next];
    if (character === undefined) break;
    if (sign !== '0' && sign !== '*') {
      pending += sign;
      continue;
    }
    written += pending + character;
    pending = '';
    next += 1;
  }
  return written;
}

/** The place in a masked text behind its nth essential character. */
function placeBehind(masked: string, count: number, masks: readonly TextMask[]): number {
  let place = 0;
  while (essence(masked.slice(0, place), masks).length < count && place < masked.length) place += 1;
  return place;
}

/**
 * Writes what was typed as the mask has it. The caret stays behind the character it stood behind,
 * whatever came in between.
 */
export function maskInput(field: HTMLInputElement, masks: readonly TextMask[]): void {
  const masked = writeMasked(field.value, masks);
  if (masked === field.value) return;
  const caret = field.selectionEnd ?? field.value.length;
  const before = essence(field.value.slice(0, caret), masks).length;
  field.value = masked;
  const place = placeBehind(masked, before, masks);
  field.setSelectionRange(place, place);
}
