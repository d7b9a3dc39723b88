import type { SportKey } from '@vitrine/betting/sportsbook/sports';
import { Crest } from '@vitrine/ui/sportsbook/crest';
import { SportIcon } from '@vitrine/ui/sportsbook/sport-icon';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  type BrandDrawing,
  type Mark,
  PICTURE_SIZE,
  type SharePicture,
  SHOWN_SELECTIONS,
} from '../../../shapes/base/share-picture.ts';
import { type LineOfText, textOutlines } from './picture-text.ts';

const MARGIN = 72;
const { width: WIDTH, height: HEIGHT } = PICTURE_SIZE;

/** The SVG of a picture in the look of a brand. */
export function drawSharePicture(picture: SharePicture, brand: BrandDrawing): string {
  const { colour } = brand;
  const mark = { x: WIDTH * 0.62, y: -HEIGHT * 0.1, height: HEIGHT * 1.2 };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${colour('header')}"/>`,
    `<g opacity="0.08">${placed(brand.mark, mark)}</g>`,
    placed(brand.wordmark, { x: MARGIN, y: 56, height: 64 }, `color="${colour('on-header')}"`),
    contentOf(picture, brand),
    `<rect y="${HEIGHT - 16}" width="${WIDTH}" height="16" fill="${colour('accent')}"/>`,
    '</svg>',
  ].join('');
}

function contentOf(picture: SharePicture, brand: BrandDrawing): string {
  switch (picture.kind) {
    case 'event':
      return eventContent(picture, brand);
    case 'title':
      return titleContent(picture, brand);
    case 'ticket':
      return ticketContent(picture, brand);
  }
}

type PictureOf<Kind> = Extract<SharePicture, { kind: Kind }>;

function eventContent({ competition, names, time }: PictureOf<'event'>, brand: BrandDrawing) {
  const write = writer(brand);
  const middle = WIDTH / 2;
  const line = { x: middle, maxWidth: WIDTH - 2 * MARGIN, align: 'middle' } as const;
  const [first, second] = names;
  const below = write({ ...line, text: time, size: 40, y: 548, isBold: true });
  const above = write({ ...line, text: competition, size: 34, y: 196 });
  if (second === undefined) {
    return above + below + write({ ...line, text: first, size: 68, y: 380, isBold: true });
  }
  const sides = [
    { name: first, x: WIDTH * 0.27 },
    { name: second, x: WIDTH * 0.73 },
  ].map(
    ({ name, x }, index) =>
      crest(name, { x: x - 84, y: 232, side: 168 }, index) +
      write({ ...line, text: name, size: 48, x, y: 464, maxWidth: WIDTH * 0.42, isBold: true }),
  );
  return [above, ...sides, write({ ...line, text: '×', size: 64, y: 338 }), below].join('');
}

function titleContent({ title, text, sport }: PictureOf<'title'>, brand: BrandDrawing): string {
  const write = writer(brand);
  const side = 260;
  const place = { x: WIDTH - MARGIN - side, y: 210, side };
  const line = { x: MARGIN, maxWidth: (sport ? place.x - MARGIN : WIDTH - MARGIN) - MARGIN };
  return [
    write({ ...line, text: title, size: sport ? 64 : 76, y: 340, isBold: true }),
    write({ ...line, text, size: 36, y: 420 }),
    sport ? sportSign(sport, place, brand) : '',
  ].join('');
}

function ticketContent(picture: PictureOf<'ticket'>, brand: BrandDrawing): string {
  const { title, selections, more } = picture;
  const write = writer(brand);
  const rows = selections.slice(0, SHOWN_SELECTIONS).map(({ outcome, detail, odds }, index) => {
    const y = 250 + index * 104;
    return [
      write({ text: outcome, size: 42, x: MARGIN, y, maxWidth: 820, isBold: true }),
      write({ text: detail, size: 28, x: MARGIN, y: y + 40, maxWidth: 820 }),
      write({
        text: odds,
        size: 46,
        x: WIDTH - MARGIN,
        y: y + 12,
        maxWidth: 220,
        align: 'end',
        isBold: true,
      }),
    ].join('');
  });
  return [
    write({
      text: title,
      size: 34,
      x: WIDTH - MARGIN,
      y: 100,
      maxWidth: 620,
      align: 'end',
    }),
    ...rows,
    more === null ? '' : write({ text: more, size: 34, x: MARGIN, y: 568, maxWidth: 820 }),
  ].join('');
}

type Words = Omit<LineOfText, 'font' | 'fill'> & { readonly isBold?: boolean };

function writer({ fonts, colour }: BrandDrawing) {
  return ({ isBold = false, ...line }: Words) =>
    textOutlines({
      ...line,
      font: isBold ? fonts.bold : fonts.regular,
      fill: colour('on-header'),
    });
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

function placed({ viewBox, ratio, shapes }: Mark, { x, y, height }: Place, more = ''): string {
  return `<svg x="${x}" y="${y}" width="${height * ratio}" height="${height}" viewBox="${viewBox}" ${more}>${shapes}</svg>`;
}

/** The site's own sign of the sport, whose line has the colour of the text around it. */
function sportSign(sport: SportKey, { x, y, side }: Square, { colour }: BrandDrawing): string {
  const icon = renderToStaticMarkup(createElement(SportIcon, { sport, size: side }));
  return `<g transform="translate(${x} ${y})" color="${colour('on-header')}">${icon}</g>`;
}

interface Square {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** The site's own crest, cut along its line here: there is no stylesheet in a picture. */
function crest(name: string, place: Square, index: number): string {
  const markup = renderToStaticMarkup(createElement(Crest, { name }));
  const [, shapes = ''] = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(markup) ?? [];
  const [, outline = ''] = /fill="none" d="([^"]+)"/.exec(shapes) ?? [];
  const { x, y, side } = place;
  return `<svg x="${x}" y="${y}" width="${side}" height="${side}" viewBox="0 0 32 32"><clipPath id="c${index}"><path d="${outline}"/></clipPath><g clip-path="url(#c${index})">${shapes}</g></svg>`;
}
