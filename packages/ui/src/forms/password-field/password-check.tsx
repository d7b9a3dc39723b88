import { cva } from 'class-variance-authority';
import Check from 'lucide-react/icons/check';
import Circle from 'lucide-react/icons/circle';
import {
  PASSWORD_STRENGTHS,
  passwordStrength,
  type PasswordStrength,
} from './password-strength.ts';

export interface PasswordRule {
  readonly text: string;
  readonly isMet: (password: string) => boolean;
}

export interface PasswordCheckWords {
  readonly rules: readonly PasswordRule[];
  /** Said after a rule: met, or still missing. */
  readonly metText: string;
  readonly unmetText: string;
  /** What the meter measures: the strength of the password. */
  readonly strengthLabel: string;
  /** In full, since they stand alone: `Senha fraca`. */
  readonly strengthNames: Readonly<Record<PasswordStrength, string>>;
}

export interface PasswordCheckProps extends PasswordCheckWords {
  /** The id of the list of rules, by which the field is described. */
  readonly id: string;
  readonly password: string;
}

const barStyles = cva('h-1.5 flex-1 rounded-pill', {
  variants: {
    tone: {
      none: 'bg-hairline forced-colors:border',
      weak: 'bg-danger forced-colors:bg-[Highlight]',
      fair: 'bg-on-warning-soft forced-colors:bg-[Highlight]',
      good: 'bg-success forced-colors:bg-[Highlight]',
      strong: 'bg-success forced-colors:bg-[Highlight]',
    },
  },
});

/**
 * What a new password still lacks, and how strong it is; strong only once no rule is missing. Without
 * scripts the rules stand as a list and the meter is not there.
 */
export function PasswordCheck({
  id,
  password,
  rules,
  metText,
  unmetText,
  strengthLabel,
  strengthNames,
}: PasswordCheckProps) {
  const isComplete = rules.every((rule) => rule.isMet(password));
  const strength = isComplete ? passwordStrength(password) : 'weak';
  const level = password === '' ? 0 : PASSWORD_STRENGTHS.indexOf(strength) + 1;
  const name = level === 0 ? '' : strengthNames[strength];
  return (
    <div className="mt-2">
      <div className="flex min-h-5 items-center gap-3 noscript:hidden">
        <div
          role="meter"
          aria-label={strengthLabel}
          aria-valuemin={0}
          aria-valuemax={PASSWORD_STRENGTHS.length}
          aria-valuenow={level}
          aria-valuetext={name || '0'}
          className="flex flex-1 gap-1"
        >
          {PASSWORD_STRENGTHS.map((each, at) => (
            <span key={each} className={barStyles({ tone: at < level ? strength : 'none' })} />
          ))}
        </div>
        <p role="status" className="text-sm font-medium">
          {name}
        </p>
      </div>
      <ul
        id={id}
        className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] gap-x-3 gap-y-1 text-sm"
      >
        {rules.map((rule) => {
          const isMet = rule.isMet(password);
          const Icon = isMet ? Check : Circle;
          return (
            <li key={rule.text} className="flex gap-1.5">
              <Icon
                aria-hidden="true"
                size={16}
                strokeWidth={isMet ? 3 : 2}
                className={`mt-0.5 ${isMet ? 'text-success' : 'text-text-muted'}`}
              />
              <span className={isMet ? '' : 'text-text-muted'}>
                {rule.text}
                <span className="sr-only noscript:hidden">, {isMet ? metText : unmetText}.</span>
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
