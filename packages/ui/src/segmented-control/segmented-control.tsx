import type { ReactNode } from 'react';
import { AppLink } from '../app-link/app-link.tsx';

const frame = 'flex gap-1 rounded-control border border-hairline bg-ground p-1';
const segment =
  'flex min-h-11 flex-1 cursor-pointer items-center justify-center rounded-[calc(var(--vt-radius-control)-4px)] px-3 text-center text-base font-medium text-text-muted no-underline -outline-offset-2 hover:text-text';

export interface SegmentLink {
  readonly href: string;
  readonly label: ReactNode;
  readonly current: boolean;
}

export interface SegmentedLinksProps {
  /** What the segments choose. */
  readonly label: string;
  readonly items: readonly SegmentLink[];
}

/** A few exclusive views of the same thing, as links. */
export function SegmentedLinks({ label, items }: SegmentedLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className={frame}>
        {items.map((item) => (
          <li key={item.href} className="flex flex-1">
            <AppLink
              href={item.href}
              aria-current={item.current ? 'true' : undefined}
              className={`${segment} aria-[current]:bg-raised aria-[current]:font-bold aria-[current]:text-text aria-[current]:shadow-raised`}
            >
              {item.label}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export interface SegmentChoice {
  readonly value: string;
  readonly label: ReactNode;
}

export interface SegmentedRadiosProps {
  /** What the segments choose. */
  readonly label: string;
  readonly name: string;
  readonly choices: readonly SegmentChoice[];
  readonly defaultValue: string;
  readonly onChoice?: ((value: string) => void) | undefined;
}

/** A few exclusive answers of a form. */
export function SegmentedRadios({
  label,
  name,
  choices,
  defaultValue,
  onChoice,
}: SegmentedRadiosProps) {
  return (
    <fieldset>
      <legend className="sr-only">{label}</legend>
      <div className={frame}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={`${segment} relative has-checked:bg-raised has-checked:font-bold has-checked:text-text has-checked:shadow-raised has-focus-visible:outline-2 has-focus-visible:outline-focus forced-colors:has-checked:outline-2`}
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              defaultChecked={choice.value === defaultValue}
              onChange={() => onChoice?.(choice.value)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
