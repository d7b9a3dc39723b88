import type { ReactNode } from 'react';
import { toneIcons } from '../../packages/ui/src/feedback/alert/tone-icons.ts';
import { BookPage } from '../book-page.tsx';
import { useStoryBrand } from '../story-brand.tsx';
import { ComponentLink, type StoryFileMeta } from '../story-link.tsx';

interface UsagePageProps {
  readonly title: string;
  readonly intro: ReactNode;
  /** The metas of the story files of the components that the page speaks of. */
  readonly components: readonly StoryFileMeta[];
  readonly children: ReactNode;
}

/** Rules of use with live examples, in the colours and words of the brand chosen. */
export function UsagePage({ title, intro, components, children }: UsagePageProps) {
  return (
    <BookPage title={title} intro={intro}>
      {children}
      <nav aria-label="Components" className="border-t border-hairline pt-4">
        <ul className="flex flex-wrap gap-x-6 gap-y-2">
          {components.map((meta) => (
            <li key={meta.title}>
              <ComponentLink of={meta} />
            </li>
          ))}
        </ul>
      </nav>
    </BookPage>
  );
}

interface ExampleProps {
  /** Why it is so, in a sentence or two. */
  readonly text: ReactNode;
  readonly children: ReactNode;
}

const { success: DoIcon, danger: DontIcon } = toneIcons;

/** What to do, left of what not to do. */
export function DoAndDont({ children }: { readonly children: ReactNode }) {
  return (
    <div className="grid gap-x-6 md:grid-cols-2 md:grid-rows-[1fr_auto] max-md:gap-y-6">
      {children}
    </div>
  );
}

export function Do({ text, children }: ExampleProps) {
  return (
    <Example example={children} className="border-success">
      <span className="inline-flex items-center gap-1 font-bold text-success">
        <DoIcon aria-hidden="true" size={16} />
        Do
      </span>
      <span className="text-text-muted">{text}</span>
    </Example>
  );
}

export function Dont({ text, children }: ExampleProps) {
  return (
    <Example example={children} className="border-danger">
      <span className="inline-flex items-center gap-1 font-bold text-danger">
        <DontIcon aria-hidden="true" size={16} />
        Don’t
      </span>
      <span className="text-text-muted">{text}</span>
    </Example>
  );
}

interface CaptionedProps {
  readonly example: ReactNode;
  readonly className: string;
  readonly children: ReactNode;
}

function Example({ example, className, children }: CaptionedProps) {
  return (
    <figure className="row-span-2 grid min-w-0 grid-rows-subgrid max-md:grid-rows-none">
      <Stage>{example}</Stage>
      <figcaption className={`mt-3 flex flex-col gap-1 border-t-3 pt-2 ${className}`}>
        {children}
      </figcaption>
    </figure>
  );
}

/** Where a live example stands, in the language of the brand. Without a form nothing is posted. */
export function Stage({ children }: { readonly children: ReactNode }) {
  const { locale } = useStoryBrand();
  return (
    <div
      lang={locale}
      className="flex min-h-36 min-w-0 flex-1 flex-col justify-center rounded-card border border-hairline bg-ground p-4 md:p-6"
    >
      {children}
    </div>
  );
}

interface CaseProps {
  readonly name: string;
  readonly text: ReactNode;
  readonly children: ReactNode;
}

/** One of several cases: when it is the right one, and how it looks. */
export function Case({ name, text, children }: CaseProps) {
  return (
    <li className="grid items-center gap-x-8 gap-y-3 md:grid-cols-[18rem_minmax(0,1fr)]">
      <div>
        <p className="font-bold">{name}</p>
        <p className="text-text-muted">{text}</p>
      </div>
      <Stage>{children}</Stage>
    </li>
  );
}

export function Cases({ children }: { readonly children: ReactNode }) {
  return <ul className="flex flex-col gap-6">{children}</ul>;
}
