import type { FileProblem } from '@portal/domain'
import { zipSync } from 'fflate'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fileLimits } from '../fileProblem.ts'
import { readImportFile } from '../readImportFile.ts'
import { showNumber } from './showNumber.ts'
import { cellOf, formula, makeWorkbook, number } from './workbook.fixture.ts'

const read = (bytes: Uint8Array, sheet: string | null = null) => readImportFile({ kind: 'users', name: 'movers.xlsx', bytes, sheet })
const heading = ['Name', 'Unit', 'PIN', 'Valid from', 'Notes']

async function cellsOf(bytes: Uint8Array): Promise<string[][]> {
  const file = await read(bytes)
  if (!('rows' in file)) throw new Error(JSON.stringify(file))
  return file.rows.map(({ cells }) => cells)
}

it('cells are read as the workbook shows them: texts, zeros by format, dates, results of formulas', async () => {
  const formats = ['00000', 'yyyy\\-mm\\-dd;@', 'd-mmm', '[<=9999999]###-####;(###) ###-####', '"Apt "0', 'General']
  const rows = [
    heading,
    ['Ana <Ruiz> & "Söhne"', number(417, 1), number(7, 1), number(46_349, 2), number(7_135_550_117, 4)],
    ['שרה כהן', number(46_095, 3), number('4.5E+17'), number(46_349.5, 2), number(12, 5)],
    [formula('A2&" Jr"', 'Ana Jr'), formula('HYPERLINK("x")', ''), cellOf('e', '<v>#N/A</v>'), cellOf('b', '<v>1</v>'), cellOf('inlineStr', '<is><t>a_x000D_b</t></is>')],
  ]
  expect(await cellsOf(makeWorkbook([{ name: 'Movers', rows }], { formats }))).toEqual([
    ['Ana <Ruiz> & "Söhne"', '00417', '00007', '2026-11-23', '(713) 555-0117'],
    ['שרה כהן', '14-Mar', '4.5e+17', '2026-11-23', 'Apt 12'],
    ['Ana Jr', '=HYPERLINK("x")', '#N/A', 'TRUE', 'a\rb'],
  ])
})

it.each<[number | string, string, string]>([
  [417, '00000', '00417'], [1_234_567, '00000', '1234567'], [0.1 + 0.2, 'General', '0.3'], [118_044_191_234_567, '0', '118044191234567'],
  [-5, '0;(0)', '-5'], [0.5, '0%', '50%'], [1234, '#,##0.00', '1234'], [61, 'yyyy-mm-dd', '1900-03-01'], [46_349.75, 'm/d/yyyy h:mm', '2026-11-23 18:00'],
  [0.75, '[h]:mm', '18:00'], [46_082, 'mmm-yy', 'Mar-26'], [46_349, '[$-409]d\\.m\\.yyyy', '2026-11-23'], [5, '"d"0', 'd5'], [123_456_789, '000-00-0000', '123-45-6789'],
])('%s by %s is shown as %s', (value, format, shown) => {
  expect(showNumber(String(value), format, false)).toBe(shown)
})

it('days are counted from 1904 if the workbook says so', async () => {
  expect(await cellsOf(makeWorkbook([{ name: 'A', rows: [heading, ['Ana', '', '', number(44_887, 1)]] }], { formats: ['m/d/yy'], is1904: true }))).toEqual([['Ana', '', '', '2026-11-23']])
})

it('a merged cell applies to all its rows; a title above the heading is ignored; XML elements may have a prefix', async () => {
  const rows = [['Residents of 2026'], heading, ['Ana', '0101'], ['Luis', ''], ['Mei', '0102']]
  const bytes = makeWorkbook([{ name: 'A', rows, after: '<mergeCells count="2"><mergeCell ref="A1:E1"/><mergeCell ref="B3:B4"/></mergeCells>' }], { prefix: 'x' })
  const file = await read(bytes)
  expect(file).toMatchObject({ encoding: 'xlsx', sheet: 'A', headings: heading, rows: [{ row: 3, cells: ['Ana', '0101'] }, { row: 4, cells: ['Luis', '0101'] }, { row: 5, cells: ['Mei', '0102'] }] })
})

it('the user chooses one of several sheets; hidden and empty sheets are omitted', async () => {
  const rows = (name: string) => [heading, [name]]
  const bytes = makeWorkbook([{ name: 'Residents', rows: rows('Ana') }, { name: 'Sheet2', rows: [] }, { name: 'Old', rows: rows('Ray'), state: 'hidden' }, { name: 'Staff & co', rows: rows('Mei') }])
  expect(await read(bytes)).toEqual({ sheets: ['Residents', 'Staff & co'] })
  expect(await read(bytes, 'Staff & co')).toMatchObject({ sheet: 'Staff & co', sheets: ['Residents', 'Staff & co'], rows: [{ row: 2, cells: ['Mei'] }] })
  expect(await read(bytes, 'Old')).toEqual({ sheets: ['Residents', 'Staff & co'] })
})

const small = makeWorkbook([{ name: 'A', rows: [heading, ['Ana', '0101'], ['Luis', '0102']] }])
const compound = (name: string) => Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...[...name].flatMap((letter) => [letter.charCodeAt(0), 0])])
/** An archive whose part, all zeros, is larger than the limit for unpacking. */
const bomb = () => zipSync({ '_rels/.rels': new Uint8Array(fileLimits.unpacked + 1) })

it.each<[string, () => Uint8Array, FileProblem]>([
  ['no rows', () => makeWorkbook([{ name: 'A', rows: [] }]), { problem: 'empty' }],
  ['the end is missing', () => small.subarray(0, small.length * 0.7), { problem: 'workbookBroken' }],
  ['an archive of something else', () => zipSync({ 'readme.txt': new Uint8Array(10) }), { problem: 'workbookBroken' }],
  ['XML that ends too early', () => makeWorkbook([{ name: 'A', rows: [['Ana']], after: '<a' }]), { problem: 'workbookBroken' }],
  ['another kind of workbook', () => zipSync({ mimetype: new Uint8Array(10), 'content.xml': new Uint8Array(10) }), { problem: 'workbookOld' }],
  ['the older format', () => compound('Workbook'), { problem: 'workbookOld' }],
  ['a password', () => compound('EncryptedPackage'), { problem: 'workbookLocked' }],
  ['what unpacks without end', bomb, { problem: 'workbookHuge' }],
  ['a million letters in a cell', () => makeWorkbook([{ name: 'A', rows: [heading, ['x'.repeat(1_000_000)]] }]), { problem: 'longCell', row: 2 }],
  ['a cell far to the right', () => makeWorkbook([{ name: 'A', rows: [heading, ['Ana']], after: '<row r="9"><c r="XFD9" t="inlineStr"><is><t>x</t></is></c></row>' }]), { problem: 'tooManyColumns', row: 9 }],
])('%s ends in one clear problem', async (_name, bytes, problem) => {
  expect(await read(bytes())).toEqual(problem)
})

it('a workbook with any byte cut or changed is read or refused, and never throws another error', async () => {
  await fc.assert(fc.asyncProperty(fc.nat(small.length - 1), fc.nat(255), fc.boolean(), async (at, byte, isCut) => {
    const bytes = isCut ? small.slice(0, at) : small.with(at, byte)
    expect(await read(bytes)).toBeDefined()
  }), { numRuns: 200 })
})
