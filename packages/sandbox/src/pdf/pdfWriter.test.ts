import { PDFDocument } from '@cantoo/pdf-lib'
import { expect, test } from 'vitest'
import { readFont } from '../hosts/node/readAssets.ts'
import { createPdfWriter } from './pdfWriter.ts'

async function open(...texts: string[]) {
  const document = await PDFDocument.create()
  const fetched: string[] = []
  const writer = await createPdfWriter(document, async (name) => {
    fetched.push(name)
    return readFont(name)
  }, texts)
  return { document, writer, fetched }
}

test('names in any supported script are printed, and only the needed fonts are loaded', async () => {
  const names = ['Łukasz Żółć', 'Nguyễn Thị Hồng', 'Ελένη', 'Юлия Щёголева', 'محمد عبد الله', 'علی‌رضا', 'שלום', 'İbrahim', 'ñ ¿¡ “…” – → €']
  const { writer, document, fetched } = await open(...names)
  writer.write(document.addPage(), names.map((text, index) => ({ text, x: 20, y: 20 * (index + 1), size: 10 })))
  expect(writer.hasMissed()).toBe(false)
  expect(fetched).toEqual(expect.arrayContaining(['arabic', 'hebrew', 'greek', 'cyrillic', 'vietnamese']))
  expect((await open('Dana Whitfield')).fetched).toEqual(['latin', 'bold', 'boldExt'])
})

test.each(['山田太郎', 'Zoë 🏊‍♀️'])('a character without a font is printed as a box: %s', async (name) => {
  const { writer } = await open(name)
  expect(writer.widthOf(name, 10)).toBeGreaterThan(writer.widthOf(name.slice(0, -1).replaceAll(/[^\u0020-\u00ff]/g, ''), 10))
  expect(writer.hasMissed()).toBe(true)
})

test('Arabic letters are joined within a word', async () => {
  const { writer } = await open('محمد')
  const apart = Array.from('محمد').reduce((sum, letter) => sum + writer.widthOf(letter, 10), 0)
  expect(writer.widthOf('محمد', 10)).not.toBeCloseTo(apart, 1)
})
