import { STATEMENT_COLUMNS, type Statement, type StatementColumn } from './statement.ts';

/** What stands around the lines of a statement. */
export interface StatementFrame {
  readonly brand: string;
  /** The brand's colour, `#rrggbb`. */
  readonly colour: string;
  readonly title: string;
  /** Holder, period and day of the statement. */
  readonly facts: readonly { readonly label: string; readonly text: string }[];
  readonly headings: Readonly<Record<StatementColumn, string>>;
  readonly totals: readonly { readonly label: string; readonly text: string }[];
  readonly note: string;
  readonly empty: string;
  /** The holder of the licence, at the foot of each page. */
  readonly legal: string;
  readonly pageText: (page: number, pages: number) => string;
}

/** A4 in points. */
const PAGE = { width: 595.28, height: 841.89, margin: 40 };
const INNER = PAGE.width - 2 * PAGE.margin;
const BOTTOM = PAGE.height - 90;
const LINE = 16;
/** Shares of the width; they add up to 1. */
const SHARES: Readonly<Record<StatementColumn, number>> = {
  date: 0.18,
  type: 0.11,
  method: 0.17,
  status: 0.17,
  number: 0.21,
  amount: 0.16,
};
const INK = '#1a1a1a';
const MUTED = '#5a5a5a';
const RULE = '#d0d0d0';

/** A statement as a PDF file. The library is loaded with the first statement of the process. */
export async function statementPdf(
  { lines }: Pick<Statement, 'lines'>,
  frame: StatementFrame,
): Promise<Uint8Array<ArrayBuffer>> {
  const { default: Pdf } = await import('pdfkit');
  const document = new Pdf({
    size: 'A4',
    margins: { top: PAGE.margin, bottom: 0, left: PAGE.margin, right: PAGE.margin },
    bufferPages: true,
    info: { Title: frame.title, Author: frame.brand },
  });
  const chunks: Uint8Array[] = [];
  document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    document.on('end', resolve);
    document.on('error', reject);
  });
  drawLines(document, lines, frame);
  drawFeet(document, frame);
  document.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}

function drawLines(
  document: PDFKit.PDFDocument,
  lines: Statement['lines'],
  frame: StatementFrame,
): void {
  let y = drawHeadings(document, drawHead(document, frame), frame);
  if (lines.length === 0) {
    write(document.font('Helvetica').fontSize(9).fillColor(MUTED), frame.empty, y);
    y += LINE;
  }
  for (const line of lines) {
    if (y > BOTTOM) {
      document.addPage();
      y = drawHeadings(document, PAGE.margin, frame);
    }
    document.font('Helvetica').fontSize(8).fillColor(INK);
    drawCells(document, line, y);
    rule(document, y + 11);
    y += LINE;
  }
  if (y + frame.totals.length * LINE + LINE > BOTTOM) {
    document.addPage();
    y = PAGE.margin;
  }
  drawTotals(document, y + 6, frame);
}

/** Brand, title and facts; answers where the table begins. */
function drawHead(document: PDFKit.PDFDocument, frame: StatementFrame): number {
  document.rect(0, 0, PAGE.width, 8).fill(frame.colour);
  document.font('Helvetica-Bold').fontSize(18).fillColor(INK);
  write(document, frame.brand, PAGE.margin);
  document.fontSize(12);
  write(document, frame.title, PAGE.margin + 26);
  let y = PAGE.margin + 50;
  for (const { label, text } of frame.facts) {
    write(document.font('Helvetica').fontSize(9).fillColor(MUTED), label, y);
    document
      .fillColor(INK)
      .text(plain(text), PAGE.margin + 90, y, { width: INNER - 90, lineBreak: false });
    y += 14;
  }
  return y + 12;
}

function drawHeadings(
  document: PDFKit.PDFDocument,
  y: number,
  { headings }: StatementFrame,
): number {
  document.font('Helvetica-Bold').fontSize(8).fillColor(MUTED);
  drawCells(document, headings, y);
  rule(document, y + 12);
  return y + LINE + 2;
}

function drawCells(
  document: PDFKit.PDFDocument,
  cells: Readonly<Record<StatementColumn, string>>,
  y: number,
): void {
  let x = PAGE.margin;
  for (const column of STATEMENT_COLUMNS) {
    const width = SHARES[column] * INNER;
    const align = column === 'amount' ? 'right' : 'left';
    const full = plain(cells[column]);
    const text = column === 'amount' ? full : fitted(document, full, width - 6);
    document.text(text, x, y, {
      width: align === 'right' ? width : width - 6,
      align,
      lineBreak: false,
    });
    x += width;
  }
}

/** A text that is too long for its column ends with dots. */
function fitted(document: PDFKit.PDFDocument, text: string, width: number): string {
  if (document.widthOfString(text) <= width) return text;
  let end = text.length - 1;
  while (end > 1 && document.widthOfString(`${text.slice(0, end)}...`) > width) end -= 1;
  return `${text.slice(0, end)}...`;
}

function drawTotals(
  document: PDFKit.PDFDocument,
  top: number,
  { totals, note }: StatementFrame,
): void {
  let y = top;
  for (const { label, text } of totals) {
    write(document.font('Helvetica-Bold').fontSize(9).fillColor(INK), label, y);
    document.text(plain(text), PAGE.margin, y, { width: INNER, align: 'right', lineBreak: false });
    y += LINE;
  }
  write(document.font('Helvetica').fontSize(8).fillColor(MUTED), note, y);
}

/** The holder of the licence and the number of each page, once all are known. */
function drawFeet(document: PDFKit.PDFDocument, { legal, pageText }: StatementFrame): void {
  const { start, count } = document.bufferedPageRange();
  for (let at = 0; at < count; at += 1) {
    document.switchToPage(start + at);
    document.font('Helvetica').fontSize(7).fillColor(MUTED);
    document.text(plain(legal), PAGE.margin, PAGE.height - 62, { width: INNER - 90, height: 30 });
    document.text(plain(pageText(at + 1, count)), PAGE.margin, PAGE.height - 62, {
      width: INNER,
      align: 'right',
      lineBreak: false,
    });
  }
}

function write(document: PDFKit.PDFDocument, text: string, y: number): void {
  document.text(plain(text), PAGE.margin, y, { width: INNER, lineBreak: false });
}

function rule(document: PDFKit.PDFDocument, y: number): void {
  const end = PAGE.width - PAGE.margin;
  document.moveTo(PAGE.margin, y).lineTo(end, y).lineWidth(0.5).strokeColor(RULE).stroke();
}

/** The fonts of every PDF reader have no narrow or unbreakable spaces. */
function plain(text: string): string {
  return text.replace(/[\u00a0\u202f\u2009]/g, ' ');
}
