import type { PDFPage } from '@cantoo/pdf-lib'
import type { ReadFont } from '../hostInterfaces.ts'
import { createPdfWriter, type PdfText, wrapText } from '../pdf/pdfWriter.ts'
import { type ExportColumn, momentCells } from './ExportSource.ts'
import type { ExportWords } from './exportWords.ts'

/** The measures of a page in points; the paper is US Letter in landscape. */
const page = { width: 792, height: 612, margin: 36 }
const size = 7.5
const lineHeight = 9.5
const gap = 6

/** Words up to this width, in points, aren't broken if they appear in the first rows. */
const shortWord = 46
const rowsMeasured = 200

export interface ExportedTable {
  title: string
  property: string
  address: string
  /** The name of the user who exported the table. */
  by: string
  timeZone: string
  /** The time of the export in milliseconds since 1970. */
  at: number
  columns: readonly ExportColumn[]
  rows: readonly (readonly string[])[]
}

/** A table as a PDF in the reader's language, with its headings on each page. The PDF library and fonts load on first use. */
export async function exportPdf({ title, property, address, by, timeZone, at, columns, rows }: ExportedTable, words: ExportWords, readFont: ReadFont): Promise<Uint8Array<ArrayBuffer>> {
  const { PDFDocument, rgb } = await import('@cantoo/pdf-lib')
  const document = await PDFDocument.create()
  const made = new Date(at)
  const place = [property, address].filter((text) => text !== '').join(', ')
  document.setTitle(title)
  document.setAuthor(by)
  document.setSubject(place)
  document.setLanguage(words.language)
  document.setCreationDate(made)
  document.setModificationDate(made)

  const shown = columns.flatMap((column, index) => (column.share > 0 ? [{ ...column, index }] : []))
  const subtitle = `${words.exported(by, `${momentCells(timeZone, made.toISOString())[0]} (${timeZone})`)} ${words.lines(rows.length)}.`
  const writer = await createPdfWriter(document, readFont, [
    title, place, subtitle, words.page(0, 0), words.missing, ...shown.map((column) => column.title), ...rows.flatMap((row) => shown.map(({ index }) => row[index] ?? '')),
  ])

  // Headings and short words aren't broken. The other columns give up the width for them in proportion to their shares.
  const longest = (text: string, isBold: boolean) => Math.max(...text.split(' ').map((word) => writer.widthOf(word, size, isBold)))
  const seen = rows.slice(0, rowsMeasured)
  const least = shown.map((column) => Math.max(longest(column.title, true), ...seen.map((row) => Math.min(shortWord, longest(row[column.index] ?? '', false)))) + gap + 1)
  const widths = widthsOf(shown.map(({ share }) => share), least, page.width - 2 * page.margin)
  let left = page.margin
  const cells = shown.map(({ title: name, index }, place) => {
    const x = left
    left += widths[place] ?? 0
    return { name, index, x, width: left - x - gap }
  })
  const headings = cells.map(({ name, width }) => wrapText(writer, name, { size, width, isBold: true }))

  const sheets: { sheet: PDFPage; texts: PdfText[] }[] = []
  let y = 0
  const write = (text: PdfText) => sheets.at(-1)?.texts.push(text)
  const writeRow = (texts: readonly string[][], isBold: boolean) => {
    for (const [index, lines] of texts.entries()) for (const [line, text] of lines.entries()) write({ text, x: cells[index]?.x ?? 0, y: y - line * lineHeight, size, isBold })
    y -= Math.max(1, ...texts.map((lines) => lines.length)) * lineHeight
  }
  const begin = () => {
    const sheet = document.addPage([page.width, page.height])
    sheets.push({ sheet, texts: [] })
    y = page.height - page.margin
    if (sheets.length === 1) {
      write({ text: title, x: page.margin, y: y - 8, size: 14, isBold: true })
      write({ text: place, x: page.margin, y: y - 22, size: 8 })
      write({ text: subtitle, x: page.margin, y: y - 33, size: 8 })
      y -= 53
    }
    writeRow(headings, true)
    sheet.drawLine({ start: { x: page.margin, y: y + 5 }, end: { x: page.width - page.margin, y: y + 5 }, thickness: 0.75, color: rgb(0.8, 0.82, 0.85) })
    y -= 4
  }
  begin()
  for (const row of rows) {
    const texts = cells.map(({ index, width }) => cutLines(wrapText(writer, row[index] ?? '', { size, width })))
    const height = Math.max(1, ...texts.map((lines) => lines.length)) * lineHeight
    if (y - height < page.margin && y < page.height - 3 * page.margin) begin()
    writeRow(texts, false)
    y -= 3
  }
  for (const [index, { sheet, texts }] of sheets.entries()) {
    const foot = words.page(index + 1, sheets.length)
    const y = page.margin / 2
    if (writer.hasMissed()) texts.push({ text: words.missing, x: page.margin, y, size })
    writer.write(sheet, [...texts, { text: foot, x: page.width - page.margin - writer.widthOf(foot, size), y, size }])
  }
  return new Uint8Array(await document.save())
}

/** Divides the width of a page by the columns' shares, with a minimum for each column. */
function widthsOf(shares: readonly number[], least: readonly number[], room: number): number[] {
  const fixed = new Set<number>()
  for (;;) {
    const free = room - [...fixed].reduce((sum, index) => sum + (least[index] ?? 0), 0)
    const sum = shares.reduce((all, share, index) => (fixed.has(index) ? all : all + share), 0)
    const widths = shares.map((share, index) => (fixed.has(index) ? (least[index] ?? 0) : (free * share) / sum))
    const narrow = widths.findIndex((width, index) => !fixed.has(index) && width < (least[index] ?? 0))
    if (narrow === -1) return widths
    fixed.add(narrow)
  }
}

/** The largest number of lines in a cell of the PDF; the CSV has the whole text. */
const linesOfCell = 12

const cutLines = (lines: string[]): string[] => (lines.length <= linesOfCell ? lines : [...lines.slice(0, linesOfCell - 1), '…'])
