import type { PDFPage } from '@cantoo/pdf-lib'
import { formatCents } from '@portal/domain'
import type { ReadFont } from '../hostInterfaces.ts'
import { createPdfWriter, type PdfText, type PdfWriter, wrapText } from '../pdf/pdfWriter.ts'
import { invoiceWordsIn } from '../words/invoiceWords.ts'
import type { Language } from '../words/language.ts'
import { type InvoiceDetails, invoiceFacts } from './invoices.ts'

/** The measures of a page in points; the paper is US Letter. */
const page = { width: 612, height: 792, margin: 54 }
const right = page.width - page.margin
/** Left or right edges of the columns. */
const columns = { value: page.margin + 90, quantity: 380, unit: 470, amount: right }
const size = 10
const lineHeight = 15
const footSize = 8

/** An invoice as a PDF, with the letters of any name and dates in the property's time zone. The PDF library and its fonts are loaded with the first invoice. */
export async function invoicePdf(invoice: InvoiceDetails, timeZone: string, readFont: ReadFont, language: Language = 'en'): Promise<Uint8Array<ArrayBuffer>> {
  const { PDFDocument, rgb } = await import('@cantoo/pdf-lib')
  const document = await PDFDocument.create()
  const created = new Date(invoice.CreatedAt)
  const said = invoiceWordsIn(language)
  document.setTitle(said.title({ number: invoice.Number }))
  document.setSubject(invoice.Description)
  document.setLanguage(language)
  document.setCreationDate(created)
  document.setModificationDate(created)
  const facts = invoiceFacts(invoice, timeZone, language)
  const writer = await createPdfWriter(document, readFont, [
    invoice.Number, invoice.AccountName, ...facts.map(({ value }) => value), ...invoice.BillTo, ...invoice.Lines.map(({ Description }) => Description),
  ])
  const rule = { thickness: 0.75, color: rgb(0.8, 0.82, 0.85) }
  const pen = createPen(writer, () => document.addPage([page.width, page.height]), rule)

  pen.begin()
  pen.line([{ text: said.invoice, size: 22, isBold: true }, { text: invoice.Number, end: right, size: 14, isBold: true }], 36)
  for (const { label, value } of facts) pen.wrapped(value, [{ text: label, isBold: true }], { x: columns.value, until: right })

  pen.space(12)
  pen.line([{ text: said.billTo, isBold: true }])
  for (const text of invoice.BillTo) pen.wrapped(text, [], { x: page.margin, until: right })

  pen.space(16)
  const head = () => {
    pen.line([
      { text: said.description, isBold: true }, { text: said.quantity, end: columns.quantity, isBold: true },
      { text: said.each, end: columns.unit, isBold: true }, { text: said.amount, end: columns.amount, isBold: true },
    ])
    pen.rule()
  }
  head()
  for (const line of invoice.Lines) {
    pen.wrapped(
      line.Description,
      [
        { text: String(line.Quantity), end: columns.quantity }, { text: formatCents(line.UnitCents), end: columns.unit },
        { text: formatCents(line.AmountCents), end: columns.amount },
      ],
      { x: page.margin, until: columns.quantity - 60 },
      head,
    )
  }
  pen.rule()

  const totals = totalsOf(invoice, language)
  pen.keepTogether(totals.length)
  for (const { label, cents, isBold = false } of totals) pen.line([{ text: label, end: columns.unit, isBold }, { text: formatCents(cents), end: columns.amount, isBold }])
  pen.finish((number, of) => said.page({ number: invoice.Number, page: number, pages: of }))
  return new Uint8Array(await document.save())
}

function totalsOf(invoice: InvoiceDetails, language: Language): { label: string; cents: number; isBold?: boolean }[] {
  const said = invoiceWordsIn(language)
  return [
    { label: said.subtotal, cents: invoice.SubtotalCents },
    { label: said.tax, cents: invoice.TaxCents },
    ...(invoice.CreditCents === 0 ? [] : [{ label: said.credit, cents: -invoice.CreditCents }]),
    { label: said.total, cents: invoice.TotalCents, isBold: true },
    { label: said.due, cents: invoice.DueCents, isBold: true },
  ]
}

interface Piece {
  text: string
  /** The position at which the text begins; the left margin if omitted. */
  x?: number
  /** The position at which the text ends; for numbers, which are right-aligned. */
  end?: number
  size?: number
  isBold?: boolean
}

type Rule = Pick<NonNullable<Parameters<PDFPage['drawLine']>[0]>, 'thickness' | 'color'>

/** Writes text from the top of a page to its bottom, and continues on the next page. */
function createPen(writer: PdfWriter, addPage: () => PDFPage, ruleStyle: Rule) {
  const sheets: { sheet: PDFPage; texts: PdfText[] }[] = []
  let y = 0

  const begin = () => {
    sheets.push({ sheet: addPage(), texts: [] })
    y = page.height - page.margin - size
  }
  const put = ({ text, x = page.margin, end, size: letters = size, isBold = false }: Piece, at = y) =>
    sheets.at(-1)?.texts.push({ text, x: end === undefined ? x : end - writer.widthOf(text, letters, isBold), y: at, size: letters, isBold })
  const makeRoom = (lines: number, onNewPage?: () => void) => {
    if (y - (lines - 1) * lineHeight >= page.margin) return
    begin()
    onNewPage?.()
  }

  return {
    begin,
    space(height: number) {
      y -= height
    },
    keepTogether: (lines: number) => makeRoom(lines),
    line(pieces: readonly Piece[], height = lineHeight) {
      makeRoom(1)
      for (const piece of pieces) put(piece)
      y -= height
    },
    /** Writes a wrapped text, with other texts beside its first line. */
    wrapped(text: string, pieces: readonly Piece[], { x, until }: { x: number; until: number }, onNewPage?: () => void) {
      const lines = wrapText(writer, text, { size, width: until - x })
      makeRoom(lines.length, onNewPage)
      for (const piece of pieces) put(piece)
      for (const [index, line] of lines.entries()) put({ text: line, x }, y - index * lineHeight)
      y -= lines.length * lineHeight
    },
    rule() {
      const height = y + lineHeight - 5
      sheets.at(-1)?.sheet.drawLine({ start: { x: page.margin, y: height }, end: { x: right, y: height }, ...ruleStyle })
      y -= 6
    },
    /** Writes the pages, each with its footer. */
    finish(foot: (number: number, of: number) => string) {
      for (const [index, { sheet, texts }] of sheets.entries()) {
        const text = foot(index + 1, sheets.length)
        writer.write(sheet, [...texts, { text, x: right - writer.widthOf(text, footSize), y: page.margin / 2, size: footSize }])
      }
    },
  }
}
