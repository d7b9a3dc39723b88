import type { ReactNode } from 'react';

export interface CardProps {
  readonly title?: ReactNode;
  /** A quiet link or badge beside the title. */
  readonly aside?: ReactNode;
  /** Leaves the inner padding to the content: for lists and pictures. */
  readonly flush?: boolean | undefined;
  readonly children: ReactNode;
}

/** A group of content with the brand's frame. */
export function Card({ title, aside, flush = false, children }: CardProps) {
  return (
    <section className="card-frame overflow-hidden">
      {title ? (
        <header
          className={`flex items-center justify-between gap-3 px-card pt-card ${flush ? 'pb-3' : ''}`}
        >
          <h2 className="min-w-0 text-md font-bold">{title}</h2>
          {aside ? <div className="shrink-0">{aside}</div> : null}
        </header>
      ) : null}
      {flush ? children : <div className="p-card">{children}</div>}
    </section>
  );
}
