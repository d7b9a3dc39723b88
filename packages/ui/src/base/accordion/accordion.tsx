import { cx } from 'class-variance-authority';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, forwardRef } from 'react';
import type { RootProps } from '../root-props/root-props.ts';

export interface AccordionSection {
  /** Also where a link with this fragment leads: the browser opens the section. */
  readonly id: string;
  readonly title: ReactNode;
  /** Beside the title: a count, a state. */
  readonly aside?: ReactNode;
  readonly content: ReactNode;
  /** Open from the beginning. */
  readonly open?: boolean | undefined;
}

export interface AccordionProps extends RootProps<'div'> {
  readonly sections: readonly AccordionSection[];
  /** Sections of one name close each other; without it any number stays open. */
  readonly name?: string | undefined;
  /** The titles are headings of this level. */
  readonly titleAs?: 'h2' | 'h3' | undefined;
}

/** Sections that open and close, with the browser's own means. */
export const Accordion = forwardRef<HTMLDivElement, AccordionProps>(function Accordion(
  { sections, name, titleAs: Title = 'h3', className, ...rest },
  ref,
) {
  return (
    <div ref={ref} {...rest} className={cx('card-frame overflow-clip', className)}>
      {sections.map(({ id, title, aside, content, open }) => (
        <details
          key={id}
          id={id}
          open={open}
          {...(name ? { name } : {})}
          className="group border-t border-hairline first:border-t-0"
        >
          <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 px-card py-3 -outline-offset-2 hover:bg-raised [&::-webkit-details-marker]:hidden">
            <Title className="min-w-0 flex-1 text-base font-bold break-words">{title}</Title>
            {aside}
            <ChevronDown
              aria-hidden="true"
              size={20}
              className="text-text-muted transition-transform group-open:rotate-180"
            />
          </summary>
          <div className="max-w-measure px-card pb-card break-words">{content}</div>
        </details>
      ))}
    </div>
  );
});
