import type { PDFFont, PDFPage } from '@cantoo/pdf-lib'
import { writableText } from '../pdf/writableText.ts'
import type { ExportColumn } from './ExportSource.ts'
import { momentCells } from './momentCells.ts'

/** Measures in points; the paper is US Letter on its side. */
const page = { width: 792, height: 612, margin: 36 }
const size = 7.5
const lineHeight = 9.5
const gap = 6

export interface ExportedTable {
  title: string
  property: string
  timeZone: string
  /** Milliseconds since 1970. */
  at: number
  columns: readonly ExportColumn[]
  rows: readonly (readonly string[])[]
}

/** A table as a PDF, its heading on each page. The PDF library is loaded with the first one. */
export async function exportPdf({ title, property, timeZone, at, columns, rows }: ExportedTable): Promise<Uint8Array<ArrayBuffer>> {
  const { PDFDocument, rgb, StandardFonts } = await import('@cantoo/pdf-lib')
  const document = await PDFDocument.create()
  const [plain, bold] = [await document.embedFont(StandardFonts.Helvetica), await document.embedFont(StandardFonts.HelveticaBold)]
  const made = new Date(at)
  document.setTitle(title)
  document.setCreationDate(made)
  document.setModificationDate(made)

  const [ink, rule] = [rgb(0.1, 0.11, 0.13), rgb(0.8, 0.82, 0.85)]
  const shown = columns.flatMap((column, index) => (column.share > 0 ? [{ ...column, index }] : []))
  const shares = shown.reduce((sum, { share }) => sum + share, 0)
  const room = page.width - 2 * page.margin
  let left = page.margin
  const cells = shown.map(({ title: name, share, index }) => {
    const x = left
    left += (room * share) / shares
    return { name, index, x, width: left - x - gap }
  })
  const wraps = { plain: wrapper(plain), bold: wrapper(bold) }
  const headings = cells.map(({ name, width }) => wraps.bold(name, width))

  const sheets: PDFPage[] = []
  let y = 0
  const write = (text: string, x: number, at: number, font: PDFFont, points = size) => sheets.at(-1)?.drawText(text, { x, y: at, size: points, font, color: ink })
  const writeRow = (texts: readonly string[][], font: PDFFont) => {
    for (const [index, lines] of texts.entries()) for (const [line, text] of lines.entries()) write(text, cells[index]?.x ?? 0, y - line * lineHeight, font)
    y -= Math.max(1, ...texts.map((lines) => lines.length)) * lineHeight
  }
  const begin = () => {
    sheets.push(document.addPage([page.width, page.height]))
    y = page.height - page.margin
    if (sheets.length === 1) {
      write(writableText(bold, title), page.margin, y - 8, bold, 14)
      write(writableText(plain, `${property}. ${momentCells(timeZone, made.toISOString())[0]} (${timeZone}). ${rows.length} lines.`), page.margin, y - 22, plain, 8)
      y -= 42
    }
    writeRow(headings, bold)
    sheets.at(-1)?.drawLine({ start: { x: page.margin, y: y + 5 }, end: { x: page.width - page.margin, y: y + 5 }, thickness: 0.75, color: rule })
    y -= 4
  }
  begin()
  for (const row of rows) {
    const texts = cells.map(({ index, width }) => wraps.plain(row[index] ?? '', width))
    const height = Math.max(1, ...texts.map((lines) => lines.length)) * lineHeight
    if (y - height < page.margin && y < page.height - 3 * page.margin) begin()
    writeRow(texts, plain)
    y -= 3
  }
  for (const [index, sheet] of sheets.entries()) {
    const text = `Page ${index + 1} of ${sheets.length}`
    sheet.drawText(text, { x: page.width - page.margin - plain.widthOfTextAtSize(text, size), y: page.margin / 2, size, font: plain, color: ink })
  }
  return new Uint8Array(await document.save())
}

/** The most lines of a cell; the CSV has the whole of it. */
const linesOfCell = 12

/** Breaks texts between words, and longer words anywhere, into lines of at most a width. */
function wrapper(font: PDFFont): (text: string, width: number) => string[] {
  const widths = new Map<string, number>()
  const widthOf = (text: string) => {
    const width = widths.get(text) ?? font.widthOfTextAtSize(text, size)
    if (widths.size < 20_000) widths.set(text, width)
    return width
  }
  return (text, width) => {
    const lines: string[] = []
    let line = ''
    for (const word of writableText(font, text.replaceAll(/\s+/g, ' ')).split(' ')) {
      if (line !== '' && widthOf(line) + widthOf(' ') + widthOf(word) > width) {
        lines.push(line)
        line = ''
      }
      line = line === '' ? word : `${line} ${word}`
      while (widthOf(line) > width && line.length > 1) {
        let end = line.length - 1
        while (end > 1 && widthOf(line.slice(0, end)) > width) end -= 1
        lines.push(line.slice(0, end))
        line = line.slice(end)
      }
    }
    lines.push(line)
    return lines.length <= linesOfCell ? lines : [...lines.slice(0, linesOfCell - 1), '…']
  }
}
