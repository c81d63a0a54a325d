import type { Color, PDFFont, PDFPage } from '@cantoo/pdf-lib'
import { formatCents } from '@portal/domain'
import { writableText } from '../pdf/writableText.ts'
import type { InvoiceDetails } from './invoiceDetails.ts'

/** Measures in points; the paper is US Letter. */
const page = { width: 612, height: 792, margin: 54 }
const columns = { description: page.margin, quantity: 380, unit: 470, amount: page.width - page.margin }
const lineHeight = 18

/** The invoice as a PDF. The PDF library is loaded with the first invoice. */
export async function invoicePdf(invoice: InvoiceDetails): Promise<Uint8Array<ArrayBuffer>> {
  const { PDFDocument, StandardFonts, rgb } = await import('@cantoo/pdf-lib')
  const document = await PDFDocument.create()
  const fonts = { plain: await document.embedFont(StandardFonts.Helvetica), bold: await document.embedFont(StandardFonts.HelveticaBold) }
  const created = new Date(invoice.CreatedAt)
  document.setTitle(`Invoice ${invoice.Number}`)
  document.setSubject(invoice.Description)
  document.setCreationDate(created)
  document.setModificationDate(created)
  const pen = createPen(() => document.addPage([page.width, page.height]), fonts, rgb(0.1, 0.11, 0.13))

  pen.line([{ text: 'Invoice', size: 22, isBold: true }], 34)
  for (const [label, value] of [
    ['Number', invoice.Number], ['Issued', invoice.CreatedAt.slice(0, 10)], ['Due', invoice.DueDate],
    ['Period', `${invoice.PeriodStart} to ${invoice.PeriodEnd}`], ['Status', sayStatus(invoice)],
  ] as const) pen.line([{ text: label, isBold: true }, { text: value, x: page.margin + 80 }])

  pen.space(12)
  pen.line([{ text: 'Bill to', isBold: true }])
  for (const text of invoice.BillTo) pen.line([{ text }])

  pen.space(16)
  pen.line([
    { text: 'Description', isBold: true }, { text: 'Quantity', end: columns.quantity, isBold: true },
    { text: 'Each', end: columns.unit, isBold: true }, { text: 'Amount', end: columns.amount, isBold: true },
  ])
  for (const line of invoice.Lines) {
    pen.line([
      { text: line.Description, until: columns.quantity - 60 }, { text: String(line.Quantity), end: columns.quantity },
      { text: formatCents(line.UnitCents), end: columns.unit }, { text: formatCents(line.AmountCents), end: columns.amount },
    ])
  }

  pen.space(12)
  for (const { label, cents, isBold = false } of totalsOf(invoice)) {
    pen.line([{ text: label, end: columns.unit, isBold }, { text: formatCents(cents), end: columns.amount, isBold }])
  }
  return new Uint8Array(await document.save())
}

function totalsOf(invoice: InvoiceDetails): { label: string; cents: number; isBold?: boolean }[] {
  return [
    { label: 'Subtotal', cents: invoice.SubtotalCents },
    { label: 'Tax', cents: invoice.TaxCents },
    ...(invoice.CreditCents === 0 ? [] : [{ label: 'Credit', cents: -invoice.CreditCents }]),
    { label: 'Total', cents: invoice.TotalCents, isBold: true },
    { label: 'Due', cents: invoice.DueCents, isBold: true },
  ]
}

function sayStatus(invoice: InvoiceDetails): string {
  if (invoice.PaidAt !== null) return `Paid ${invoice.PaidAt.slice(0, 10)} with ${invoice.PaidWith}`
  return invoice.PaidWith === '' ? 'Open' : `In processing with ${invoice.PaidWith}`
}

interface Piece {
  text: string
  /** Where the text begins; the left margin if omitted. */
  x?: number
  /** Where the text ends; for numbers, which are aligned at their end. */
  end?: number
  /** Where a text that is too long is cut with an ellipsis. */
  until?: number
  size?: number
  isBold?: boolean
}

function createPen(addPage: () => PDFPage, fonts: { plain: PDFFont; bold: PDFFont }, color: Color) {
  let sheet = addPage()
  let y = page.height - page.margin - 20

  return {
    space(height: number) {
      y -= height
    },
    line(pieces: readonly Piece[], height = lineHeight) {
      if (y < page.margin) {
        sheet = addPage()
        y = page.height - page.margin
      }
      for (const { text, x = page.margin, end, until, size = 10, isBold = false } of pieces) {
        const font = isBold ? fonts.bold : fonts.plain
        const shown = until === undefined ? writableText(font, text) : cut(font, writableText(font, text), size, until - x)
        sheet.drawText(shown, { x: end === undefined ? x : end - font.widthOfTextAtSize(shown, size), y, size, font, color })
      }
      y -= height
    },
  }
}

function cut(font: PDFFont, text: string, size: number, width: number): string {
  if (font.widthOfTextAtSize(text, size) <= width) return text
  let short = text
  while (short !== '' && font.widthOfTextAtSize(`${short}…`, size) > width) short = short.slice(0, -1)
  return `${short}…`
}
