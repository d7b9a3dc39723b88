import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AnnouncementBanner } from './announcement-banner.tsx';

/** The text of the element that names the banner. */
function nameIn(markup: string): string | undefined {
  const [, id = ''] = /aria-labelledby="([^"]+)"/.exec(markup) ?? [];
  return new RegExp(`id="${id}"[^>]*>([^<]*)<`).exec(markup)?.[1];
}

it('FLAG-10 is named by its title, and without one by what it announces', () => {
  const titled = <AnnouncementBanner title="Pix">18:00</AnnouncementBanner>;
  expect(nameIn(renderToStaticMarkup(titled))).toBe('Pix');
  const untitled = renderToStaticMarkup(<AnnouncementBanner>18:00</AnnouncementBanner>);
  expect(nameIn(untitled)).toBe('18:00');
  expect(untitled).not.toContain('<p ');
});
