import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { FileProblem } from '@portal/domain'
import fc from 'fast-check'
import { expect, it, onTestFinished } from 'vitest'
import { fileLimits } from './fileProblem.ts'
import { readImportFile } from './readImportFile.ts'

const readBytes = (bytes: Uint8Array) => readImportFile({ kind: 'users', name: 'movers.csv', bytes, sheet: null })
const read = (text: string) => readBytes(new TextEncoder().encode(text))
const rowsOf = (file: Awaited<ReturnType<typeof read>>) => ('rows' in file ? file.rows : file)

it('rows are read with any separator and encoding, and with line breaks and quotes in cells', async () => {
  const cell = fc.stringMatching(/^[A-Za-z0-9áñ€@ ."\n,;|-]{1,12}$/).filter((text) => text.trim() !== '')
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
  await fc.assert(fc.asyncProperty(fc.array(fc.tuple(cell, cell, cell), { minLength: 3, maxLength: 8 }), fc.constantFrom(',', ';', '\t', '|'), fc.boolean(), async (rows, separator, isWide) => {
    const text = [['Name', 'Unit', 'Notes'], ...rows].map((cells) => cells.map(quoted).join(separator)).join('\r\n')
    const wide = Uint8Array.from([0xff, 0xfe, ...[...text].flatMap((letter) => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8])])
    const file = await readBytes(isWide ? wide : new TextEncoder().encode(text))
    expect(rowsOf(file)).toEqual(rows.map((cells, index) => ({ row: index + 2, cells })))
  }), { numRuns: 40 })
})

it.each<[string, string, FileProblem]>([
  ['nothing', '', { problem: 'empty' }],
  ['blank lines', '\n  \n', { problem: 'empty' }],
  ['a heading alone', 'Name,Unit', { problem: 'empty' }],
  ['the beginning of a workbook', 'PK\u0003\u0004…', { problem: 'workbookBroken' }],
  ['no text', `Name\n${'a picture of nobody \0\u0001'.repeat(20)}`, { problem: 'notText' }],
  ['a quotation mark that stays open', 'Name,Unit\n"Ana,0101\n', { problem: 'openQuote', row: 2 }],
  ['two hundred columns', `Name\n${'x,'.repeat(200)}`, { problem: 'tooManyColumns', row: 2 }],
  ['a cell of a million letters', `Name\n${'x'.repeat(1_000_000)}`, { problem: 'longCell', row: 2 }],
  ['too many rows', 'Ana\n'.repeat(fileLimits.rows + 1), { problem: 'tooManyRows' }],
])('%s ends in one clear problem', async (_name, text, problem) => {
  expect(await read(text)).toEqual(problem)
})

it('any file is read or refused, and never throws another error', async () => {
  await fc.assert(fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (bytes) => {
    expect(await readBytes(bytes)).toBeDefined()
  }))
})

it('the command reports the same problems as the page, and exits with 1 if a row cannot be imported and with 2 if the file cannot be read', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'check-import-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const run = async (text: string) => {
    const file = join(folder, 'movers.csv')
    writeFileSync(file, text)
    const script = join(import.meta.dirname, '../../../scripts/checkImport.ts')
    const { stdout, stderr, code } = await promisify(execFile)(process.execPath, ['--conditions=@portal/source', script, file])
      .then((told) => ({ ...told, code: 0 }), (error: { stdout: string; stderr: string; code: number }) => error)
    return [code, stdout.trim().split('\n').at(-1), stderr.split('\n').find((line) => line.startsWith('This file'))]
  }
  expect(await run('Name,Unit\nAna Ruiz,0101')).toEqual([0, '1 rows, 1 can be imported', undefined])
  expect(await run('Name,E-mail\nAna Ruiz,ana@mail')).toEqual([1, '1 rows, 0 can be imported', undefined])
  expect(await run('')).toEqual([2, '', 'This file has no rows.'])
}, 30_000)
