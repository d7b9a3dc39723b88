import { Maskito, type MaskitoOptions, maskitoTransform } from '@maskito/core';
import { type RefObject, useEffect } from 'react';

/**
 * How a number is written: `0` stands for a digit, `*` for a letter or digit (in capitals), every
 * other character for itself, as in `000.000.000-00`.
 */
export type TextMask = string;

interface Writing {
  /** The first with room for what is typed writes it; the longest comes last. */
  readonly masks: readonly TextMask[];
  /** What to keep of a text that was typed, pasted or filled in, such as a number without its prefix. */
  readonly keep?: ((text: string) => string) | undefined;
}

/** The characters of a text that stand in the places of the masks. */
function essence(text: string, masks: readonly TextMask[]): string {
  const hasLetters = masks.some((mask) => mask.includes('*'));
  return text.replace(hasLetters ? /[^\da-z]/gi : /\D/g, '');
}

function places(mask: TextMask): number {
  return mask.replace(/[^0*]/g, '').length;
}

function expressionOf(mask: TextMask): (RegExp | string)[] {
  return [...mask].map((sign) => (sign === '0' ? /\d/ : sign === '*' ? /[\da-z]/i : sign));
}

function optionsOf({
  masks,
  keep = (text) => text,
}: Writing): Required<Pick<MaskitoOptions, 'mask' | 'preprocessors' | 'postprocessors'>> {
  return {
    mask({ value }) {
      const count = essence(value, masks).length;
      return expressionOf(
        masks.find((mask) => places(mask) >= count) ?? masks[masks.length - 1] ?? '',
      );
    },
    preprocessors: [
      ({ elementState, data }) => ({
        elementState: { ...elementState, value: keep(elementState.value) },
        data: essence(keep(data), masks),
      }),
    ],
    postprocessors: [({ value, selection }) => ({ value: value.toUpperCase(), selection })],
  };
}

/**
 * A text as its mask writes it; what is too much for the longest mask is left out. Without masks the
 * text stays as it is.
 *
 * @example writeMasked('52998224725', { masks: ['000.000.000-00'] }) // '529.982.247-25'
 */
export function writeMasked(text: string, writing: Writing): string {
  const { masks, keep = (typed) => typed } = writing;
  if (masks.length === 0) return text;
  return maskitoTransform(essence(keep(text), masks), optionsOf(writing));
}

/** Writes what is typed into a field as its mask has it. Without scripts one types as one likes. */
export function useTextMask(field: RefObject<HTMLInputElement>, { masks, keep }: Writing): void {
  const key = masks.join();
  useEffect(() => {
    if (!field.current || key === '') return undefined;
    const masked = new Maskito(field.current, optionsOf({ masks: key.split(','), keep }));
    return () => masked.destroy();
  }, [field, key, keep]);
}
