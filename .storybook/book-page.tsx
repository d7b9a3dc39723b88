import type { ReactNode } from 'react';

interface BookPageProps {
  readonly title: string;
  readonly intro: ReactNode;
  readonly children: ReactNode;
}

/** A page of the book. Its own words are English, whatever language the brand around it speaks. */
export function BookPage({ title, intro, children }: BookPageProps) {
  return (
    <article
      lang="en"
      className="mx-auto flex max-w-page flex-col gap-8 px-4 py-6 md:gap-10 md:px-8 md:py-10"
    >
      <header className="flex flex-col gap-2">
        <h1 className="text-display text-xl text-balance md:text-2xl">{title}</h1>
        <p className="max-w-measure text-md text-text-muted">{intro}</p>
      </header>
      {children}
    </article>
  );
}

interface BookSectionProps {
  readonly title: string;
  readonly text?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page of the book, under its heading. */
export function BookSection({ title, text, children }: BookSectionProps) {
  return (
    <section className="flex flex-col gap-4">
      <header className="flex flex-col gap-1">
        <h2 className="text-display text-lg">{title}</h2>
        {text ? <p className="max-w-measure text-text-muted">{text}</p> : null}
      </header>
      {children}
    </section>
  );
}

/** For the meta of a page of the book: it fills the canvas and has no controls. */
export const bookPage = { layout: 'fullscreen', controls: { disable: true } };
