import { cx } from 'class-variance-authority';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type FormHTMLAttributes, type ReactNode, forwardRef } from 'react';
import { Button } from '../../base/button/button.tsx';
import { Checkbox } from '../../forms/checkbox/checkbox.tsx';

export interface ConsentPurpose {
  /** Posted as `on` when it is allowed. */
  readonly name: string;
  readonly label: string;
  readonly text: string;
  /** The site can't do without: shown as always on, and not posted. */
  readonly necessary?: boolean | undefined;
  readonly defaultChecked?: boolean | undefined;
}

export interface ConsentBannerProps extends Omit<
  FormHTMLAttributes<HTMLFormElement>,
  'title' | 'children'
> {
  readonly title: string;
  readonly text: ReactNode;
  /** A link to the whole of it. */
  readonly policy: ReactNode;
  readonly purposes: readonly ConsentPurpose[];
  readonly labels: {
    readonly accept: string;
    readonly refuse: string;
    readonly choose: string;
    readonly save: string;
  };
  /** Hidden fields, such as the form's token. */
  readonly children?: ReactNode;
}

/**
 * What may be kept in the browser. A form that posts `consent` as `all`, `necessary` or `chosen`, the
 * latter with the purposes; yes, no and choosing look the same, and the page can be used meanwhile: the
 * page sets `--above-dock` where a bar has to stay in reach below. Attributes and ref are the form's.
 */
export const ConsentBanner = forwardRef<HTMLFormElement, ConsentBannerProps>(function ConsentBanner(
  { title, text, policy, purposes, labels, children, className, ...form },
  ref,
) {
  return (
    <section
      aria-label={title}
      className="fixed inset-x-0 bottom-(--above-dock,0px) z-40 max-h-[calc(85dvh-var(--above-dock,0px))] overflow-y-auto border-t border-hairline bg-raised pb-[env(safe-area-inset-bottom)] text-text shadow-sheet print:hidden"
    >
      <form
        noValidate
        method="post"
        {...form}
        ref={ref}
        className={cx(
          'mx-auto max-w-page p-3 md:p-4 lg:flex lg:items-start lg:gap-12 lg:px-6',
          className,
        )}
      >
        {children}
        <div className="min-w-0 lg:flex-1">
          <p className="font-bold md:text-md">{title}</p>
          <p className="max-w-measure text-sm text-text-muted md:mt-1 md:text-base">
            {text} {policy}
          </p>
        </div>
        <div className="mt-2 grid grid-cols-3 gap-2 md:mt-3 lg:mt-0 lg:w-slip">
          <Button type="submit" name="consent" value="all" intent="quiet">
            {labels.accept}
          </Button>
          <Button type="submit" name="consent" value="necessary" intent="quiet">
            {labels.refuse}
          </Button>
          <details className="group open:col-span-3">
            <summary className="flex min-h-control cursor-pointer list-none items-center justify-center gap-1 rounded-control border border-control-border px-2 py-2 text-base leading-tight font-bold hover:bg-raised [&::-webkit-details-marker]:hidden">
              {labels.choose}
              <ChevronDown
                aria-hidden="true"
                size={16}
                className="transition-transform group-open:rotate-180"
              />
            </summary>
            <Purposes purposes={purposes} saveLabel={labels.save} />
          </details>
        </div>
      </form>
    </section>
  );
});

interface PurposesProps {
  readonly purposes: readonly ConsentPurpose[];
  readonly saveLabel: string;
}

function Purposes({ purposes, saveLabel }: PurposesProps) {
  return (
    <div className="pt-2">
      <ul>
        {purposes.map(({ name, label, text, necessary = false, defaultChecked = false }) => (
          <li key={name}>
            <Checkbox
              name={name}
              disabled={necessary}
              defaultChecked={necessary || defaultChecked}
              label={
                <>
                  <span className="block font-medium">{label}</span>
                  <span className="block text-sm text-text-muted">{text}</span>
                </>
              }
            />
          </li>
        ))}
      </ul>
      <div className="mt-2">
        <Button type="submit" name="consent" value="chosen" intent="quiet" fullWidth>
          {saveLabel}
        </Button>
      </div>
    </div>
  );
}
