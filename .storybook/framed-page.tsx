import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { BrandFrame, type BrandFrameProps } from './brand-frame.tsx';

interface FramedPageProps extends BrandFrameProps {
  /** Without: the HTML of the server in a document that runs none. */
  readonly scripts: boolean;
  /** Classes for a height of its own; as high as its content when absent. */
  readonly height: string | undefined;
}

/**
 * A story as a document of its own, so that widths, fixed bars and `@media (scripting)` are those of
 * a page. With scripts it is drawn by the React of the story's page, so that the controls reach it.
 */
export function FramedPage({ scripts, height, ...frame }: FramedPageProps) {
  const [body, setBody] = useState<HTMLElement | null>(null);
  const contentHeight = useHeight(height === undefined ? body : null);
  const content = <BrandFrame {...frame} />;
  return (
    <>
      <iframe
        title={`${frame.brand.name}, ${frame.scheme}`}
        srcDoc={pageWith(scripts ? '' : renderToStaticMarkup(content), frame)}
        sandbox={scripts ? undefined : 'allow-same-origin'}
        height={contentHeight}
        className={`block w-full ${height ?? ''}`}
        onLoad={({ currentTarget: { contentDocument } }) => {
          if (contentDocument) stayOnPage(contentDocument);
          setBody(contentDocument?.body ?? null);
        }}
      />
      {scripts && body ? createPortal(content, body) : null}
    </>
  );
}

/** The stylesheets around come along; their addresses are written in full. */
function pageWith(html: string, { brand, scheme }: BrandFrameProps): string {
  const styles = [...document.querySelectorAll('style')].map(({ outerHTML }) => outerHTML);
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(
    ({ href }) => `<link rel="stylesheet" href="${href}">`,
  );
  return [
    `<!doctype html><html lang="${brand.locale}" data-brand="${brand.code}" data-scheme="${scheme}">`,
    `<head>${links.join('')}${styles.join('')}</head><body>${html}</body></html>`,
  ].join('');
}

/** A story's links and forms lead nowhere: followed here they would load Storybook into itself. */
function stayOnPage(page: Document): void {
  page.addEventListener('submit', (event) => event.preventDefault());
  page.addEventListener('click', (event) => {
    const { target } = event;
    if (target && 'closest' in target && (target as Element).closest('a')) event.preventDefault();
  });
}

/** The height of what stands in a body, while it changes. */
function useHeight(body: HTMLElement | null): number | undefined {
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    if (!body) return;
    const observer = new ResizeObserver(() => setHeight(body.offsetHeight));
    observer.observe(body);
    return () => observer.disconnect();
  }, [body]);
  return body ? height : undefined;
}
