import { PDFDocument } from '@cantoo/pdf-lib'
import { formatCents } from '@portal/domain'
import { expect, test } from 'vitest'
import type { PdfFontName } from '../hostInterfaces.ts'
import { readFont } from '../hosts/node/readAssets.ts'
import { createPdfWriter } from '../pdf/pdfWriter.ts'
import { readPdfTexts } from '../pdf/readPdfTexts.fixture.ts'
import { openBilling } from './billing.fixture.ts'
import { invoicePdf } from './invoicePdf.ts'

async function makePdf(billTo: readonly string[], lines: number, changes: { Description?: string; CreditCents?: number } = {}) {
  const { client, openInvoice } = await openBilling()
  const { ID } = await openInvoice()
  const invoice = await client.getInvoiceInfo({ InvoiceId: ID })
  const [line] = invoice.Lines
  if (!line) throw new Error('The invoice has no line.')
  const { Description = line.Description, CreditCents = invoice.CreditCents } = changes
  const fonts: PdfFontName[] = []
  const bytes = await invoicePdf({ ...invoice, CreditCents, BillTo: [...billTo], Lines: Array.from({ length: lines }, () => ({ ...line, Description })) }, 'America/Chicago', async (name) => {
    fonts.push(name)
    return readFont(name)
  })
  const document = await PDFDocument.load(bytes, { updateMetadata: false })
  return { document, fonts, invoice, texts: readPdfTexts(document) }
}

test('an invoice prints names in any script', async () => {
  const { fonts } = await makePdf(['Wspólnota Łódź', 'Юлия Щёголева', 'محمد عبد الله'], 2)
  expect(fonts).toEqual(expect.arrayContaining(['latinExt', 'cyrillic', 'arabic']))
})

test.each([[2, 1], [60, 2], [100, 3]])('an invoice of %i lines has %i pages', async (lines, pages) => {
  const { document } = await makePdf(['Whispering Pines HOA'], lines)
  expect(document.getPageCount()).toBe(pages)
})

test('an invoice prints its number, its lines and its totals; a credit is subtracted, and none is not printed', async () => {
  const { texts, invoice } = await makePdf(['Whispering Pines HOA'], 1, { CreditCents: 1250 })
  const printed = texts.map(({ text }) => text)
  expect(printed).toEqual(expect.arrayContaining([invoice.Number, 'Bill to', 'Whispering Pines HOA', 'Credit', formatCents(-1250), 'Total', formatCents(invoice.TotalCents), 'Due', formatCents(invoice.DueCents)]))
  const without = await makePdf(['Whispering Pines HOA'], 1, { CreditCents: 0 })
  expect(without.texts.map(({ text }) => text)).not.toContain('Credit')
})

test('labels, headings and totals are bold; amounts end at one edge, below one another', async () => {
  const { texts, document, invoice } = await makePdf(['Whispering Pines HOA'], 3, { CreditCents: 1250 })
  const placed = (wanted: string) => texts.filter(({ text }) => text === wanted)
  for (const label of ['Invoice', invoice.Number, 'Issued', 'Bill to', 'Description', 'Amount', 'Total', 'Due']) expect(placed(label).some(({ font }) => /Bold/.test(font)), label).toBe(true)
  expect(placed('Subtotal').every(({ font }) => /Bold/.test(font))).toBe(false)
  const writer = await createPdfWriter(document, readFont, ['$'])
  const amounts = [formatCents(invoice.SubtotalCents), formatCents(-1250), formatCents(invoice.TotalCents)].map((text) => placed(text).at(-1))
  const ends = amounts.map((amount) => amount && amount.x + writer.widthOf(amount.text, amount.size, /Bold/.test(amount.font)))
  expect(new Set(ends.map((end) => end?.toFixed(1))).size).toBe(1)
  const heights = amounts.map((amount) => amount?.y ?? 0)
  expect(heights).toEqual(heights.toSorted((one, other) => other - one))
})

test('a long description continues below, and the next line is below its end', async () => {
  const long = Array.from({ length: 40 }, (_, index) => `word${index}`).join(' ')
  const { texts } = await makePdf(['Whispering Pines HOA'], 2, { Description: long })
  const parts = texts.filter(({ text }) => /^word\d/.test(text))
  expect(parts.map(({ text }) => text).join(' ')).toBe(`${long} ${long}`)
  const heights = parts.map(({ y }) => y)
  expect(heights).toEqual(heights.toSorted((one, other) => other - one))
  expect(new Set(heights).size).toBe(heights.length)
})
