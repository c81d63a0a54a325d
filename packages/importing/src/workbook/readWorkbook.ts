import type { FileProblem } from '@portal/domain'
import { Unreadable } from '../fileProblem.ts'
import { fillMerges, type FoundRow, type Merge, readCells } from './readCells.ts'
import { readParts, type SheetPart } from './readParts.ts'
import { readStrings } from './readStrings.ts'
import { unpack, type PartReader } from './unpack.ts'
import { xmlReader } from './xmlReader.ts'

export interface WorkbookSheet {
  /** The sheets that can be read, by name. */
  sheets: string[]
  sheet: string
  rows: FoundRow[]
}

/** Reads one sheet of a workbook. If there are several sheets with rows, returns their names, so that the user can choose one. */
export function readWorkbook(archive: Uint8Array, wanted: string | null): WorkbookSheet | { sheets: string[] } | FileProblem {
  try {
    return read(archive, wanted)
  } catch (error) {
    if (error instanceof Unreadable) return error.found
    // The archive library throws other errors for a broken archive.
    return { problem: 'workbookBroken' }
  }
}

function read(archive: Uint8Array, wanted: string | null): WorkbookSheet | { sheets: string[] } | FileProblem {
  const { sheets, stringsPath, stylesPath, is1904 } = readParts(archive)
  const filled = sheetsWithCells(archive, sheets)
  const names = filled.map(({ name }) => name)
  const chosen = filled.find(({ name }) => name === wanted) ?? (filled.length === 1 ? filled[0] : undefined)
  if (filled.length === 0) return { problem: 'empty' }
  if (!chosen) return { sheets: names }
  const strings: string[] = []
  const formats: string[] = []
  unpack(archive, (path) => (path === stringsPath ? readStrings(strings) : path === stylesPath ? readStyles(formats) : null))
  const found: { rows: FoundRow[]; merges: Merge[] } = { rows: [], merges: [] }
  unpack(archive, (path) => (path === chosen.path ? readCells({ strings, formats, is1904 }, found) : null))
  fillMerges(found.rows, found.merges)
  return { sheets: names, sheet: chosen.name, rows: found.rows }
}

/** The sheets that have cells. */
function sheetsWithCells(archive: Uint8Array, sheets: readonly SheetPart[]): SheetPart[] {
  if (sheets.length < 2) return [...sheets]
  const filled = new Set<string>()
  unpack(archive, (path) => {
    if (!sheets.some((sheet) => sheet.path === path)) return null
    const decoder = new TextDecoder('latin1')
    let tail = ''
    return {
      take: (bytes) => {
        if (filled.has(path)) return
        const text = tail + decoder.decode(bytes, { stream: true })
        if (/<(?:\w+:)?(?:v|t)[\s>]/.test(text)) filled.add(path)
        tail = text.slice(-40)
      },
      end: () => undefined,
    }
  })
  return sheets.filter(({ path }) => filled.has(path))
}

/** The built-in number formats of every workbook, except those for plain numbers. */
const builtIn: Readonly<Record<number, string>> = {
  9: '0%', 10: '0.00%', 14: 'm/d/yyyy', 15: 'd-mmm-yy', 16: 'd-mmm', 17: 'mmm-yy', 18: 'h:mm AM/PM', 19: 'h:mm:ss AM/PM', 20: 'h:mm', 21: 'h:mm:ss', 22: 'm/d/yyyy h:mm',
  45: 'mm:ss', 46: '[h]:mm:ss', 47: 'mm:ss', 49: '@',
}
/** Whether a built-in format is a date in a language of East Asia. */
const isEasternDate = (id: number) => (id >= 27 && id <= 36) || (id >= 50 && id <= 58)

/** Reads the number format of each style. Cells refer to a style by index. */
function readStyles(into: string[]): PartReader {
  const own = new Map<number, string>()
  let isOfCells = false
  return xmlReader({
    open: (name, attributes) => {
      if (name === 'numFmt') {
        const { numFmtId = '', formatCode = '' } = attributes()
        own.set(Number(numFmtId), formatCode)
      }
      if (name === 'cellXfs') isOfCells = true
      if (name !== 'xf' || !isOfCells) return
      const id = Number(attributes()['numFmtId'] ?? 0)
      into.push(own.get(id) ?? builtIn[id] ?? (isEasternDate(id) ? 'yyyy-mm-dd' : 'General'))
    },
    close: (name) => {
      if (name === 'cellXfs') isOfCells = false
    },
  })
}
