import { type InputHTMLAttributes, forwardRef, useRef, useState } from 'react';
import {
  type FieldWords,
  FormField,
  framedInputStyles,
  frameStyles,
} from '../form-field/form-field.tsx';
import { useFilledBefore } from '../form-field/use-filled-before.ts';

export interface RangeSliderProps
  extends
    FieldWords,
    Omit<
      InputHTMLAttributes<HTMLInputElement>,
      'type' | 'min' | 'max' | 'step' | 'defaultValue' | 'prefix' | 'children'
    > {
  /** Posted by the number field, as it was typed or as `write` has it. */
  readonly name: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly defaultValue: number;
  /** What was typed last and could not be read: it stays, to be mended. */
  readonly defaultText?: string | undefined;
  /** What the slider is for, said apart from the field's label. */
  readonly sliderLabel: string;
  /** The number a text of the field stands for; null when it can't be read. */
  readonly read: (text: string) => number | null;
  /** A number as the field holds it. */
  readonly write: (value: number) => string;
  /** A number in full, with its unit: `R$ 500,00 por dia`. */
  readonly say: (value: number) => string;
  /** What stands before the number in the field: `R$`. */
  readonly sign?: string | undefined;
  /** Short words at equal distances from the least to the most. */
  readonly ticks?: readonly string[] | undefined;
  readonly onValue?: ((value: number) => void) | undefined;
}

/**
 * A number found by sliding or written exactly. The number field is what the form posts and stands
 * alone without scripts; the slider is a second hand on it.
 */
export const RangeSlider = forwardRef<HTMLInputElement, RangeSliderProps>(function RangeSlider(
  {
    label,
    hint,
    error,
    optional,
    min,
    max,
    step,
    defaultValue,
    defaultText,
    sliderLabel,
    read,
    write,
    say,
    sign,
    ticks = [],
    onValue,
    className,
    ...input
  },
  ref,
) {
  const id = input.id ?? input.name;
  const [value, setValue] = useState(defaultValue);
  const frame = useRef<HTMLDivElement>(null);
  const field = () => frame.current?.querySelector<HTMLInputElement>('input[type="text"]');
  const slider = () => frame.current?.querySelector<HTMLInputElement>('input[type="range"]');
  const place = Math.min(1, Math.max(0, (value - min) / (max - min)));

  function take(next: number) {
    setValue(next);
    onValue?.(next);
  }

  function takeSlider({ valueAsNumber }: HTMLInputElement) {
    const text = field();
    if (text) text.value = write(valueAsNumber);
    take(valueAsNumber);
  }

  function takeText({ value: text }: HTMLInputElement) {
    const next = read(text);
    const range = slider();
    if (next === null || !range) return;
    range.valueAsNumber = next;
    take(next);
  }

  useFilledBefore(frame, (filled) =>
    filled.type === 'range' ? takeSlider(filled) : takeText(filled),
  );

  return (
    <FormField
      id={id}
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      describedBy={input['aria-describedby']}
      aside={
        <output
          htmlFor={`${id}-slider`}
          // The slider says it as its own value.
          aria-live="off"
          className="ml-auto text-md font-bold tabular-nums noscript:hidden"
        >
          {say(value)}
        </output>
      }
    >
      {(wiring) => (
        <div
          ref={frame}
          className={`flex flex-wrap items-start gap-x-4 gap-y-2 ${className ?? ''}`}
        >
          <div className="min-w-0 flex-1 basis-52 noscript:hidden">
            <div className="relative">
              <Track place={place} />
              <input
                type="range"
                id={`${id}-slider`}
                aria-label={sliderLabel}
                aria-valuetext={say(value)}
                min={min}
                max={max}
                step={step}
                defaultValue={defaultValue}
                disabled={input.disabled}
                onInput={(event) => takeSlider(event.currentTarget)}
                className="range-slider"
              />
            </div>
            <Ticks words={ticks} />
          </div>
          <div className={`min-w-0 flex-1 basis-32 ${frameStyles({ invalid: Boolean(error) })}`}>
            {sign ? (
              <span aria-hidden="true" className="font-medium text-text-muted">
                {sign}
              </span>
            ) : null}
            <input
              autoComplete="off"
              inputMode="decimal"
              {...input}
              {...wiring}
              ref={ref}
              type="text"
              defaultValue={defaultText ?? write(defaultValue)}
              onInput={(event) => {
                takeText(event.currentTarget);
                input.onInput?.(event);
              }}
              className={framedInputStyles({ weight: 'bold' })}
            />
          </div>
        </div>
      )}
    </FormField>
  );
});

/** The rail and its filled part; drawn, since no style may stand in the page. */
function Track({ place }: { readonly place: number }) {
  return (
    <svg
      aria-hidden="true"
      height={6}
      className="absolute inset-x-3.5 inset-y-0 my-auto w-[calc(100%-1.75rem)]"
    >
      <rect width="100%" height={6} rx={3} className="range-rail" />
      <rect width={`${place * 100}%`} height={6} rx={3} className="range-fill" />
    </svg>
  );
}

function Ticks({ words }: { readonly words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <ul
      aria-hidden="true"
      className="mx-3.5 flex justify-between text-xs text-text-muted tabular-nums"
    >
      {words.map((word) => (
        <li
          key={word}
          className="flex w-0 flex-col items-center whitespace-nowrap first:-ml-3.5 first:items-start last:-mr-3.5 last:items-end"
        >
          {word}
        </li>
      ))}
    </ul>
  );
}
