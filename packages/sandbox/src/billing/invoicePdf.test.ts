import { PDFDocument } from '@cantoo/pdf-lib'
import { expect, test } from 'vitest'
import type { PdfFontName } from '../hostInterfaces.ts'
import { readFont } from '../hosts/node/readAssets.ts'
import { openBilling } from './billing.fixture.ts'
import { invoicePdf } from './invoicePdf.ts'

async function makePdf(billTo: readonly string[], lines: number) {
  const { client, openInvoice } = await openBilling()
  const { ID } = await openInvoice()
  const invoice = await client.getInvoiceInfo({ InvoiceId: ID })
  const [line] = invoice.Lines
  if (!line) throw new Error('The invoice has no line.')
  const fonts: PdfFontName[] = []
  const bytes = await invoicePdf({ ...invoice, BillTo: [...billTo], Lines: Array.from({ length: lines }, () => line) }, 'America/Chicago', async (name) => {
    fonts.push(name)
    return readFont(name)
  })
  return { document: await PDFDocument.load(bytes, { updateMetadata: false }), fonts }
}

test('an invoice prints names in any script', async () => {
  const { fonts } = await makePdf(['Wspólnota Łódź', 'Юлия Щёголева', 'محمد عبد الله'], 2)
  expect(fonts).toEqual(expect.arrayContaining(['latinExt', 'cyrillic', 'arabic']))
})

test.each([[2, 1], [60, 2], [100, 3]])('an invoice of %i lines has %i pages', async (lines, pages) => {
  const { document } = await makePdf(['Whispering Pines HOA'], lines)
  expect(document.getPageCount()).toBe(pages)
})
