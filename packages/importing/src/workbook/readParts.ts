import { Unreadable } from '../fileProblem.ts'
import { type PartReader, unpack } from './unpack.ts'
import { xmlReader } from './xmlReader.ts'

/** A sheet of a workbook. */
export interface SheetPart {
  name: string
  path: string
}

export interface WorkbookParts {
  /** The sheets that aren't hidden, in the order of their tabs. */
  sheets: SheetPart[]
  stringsPath: string | null
  stylesPath: string | null
  /** Whether the workbook counts days from 1904. */
  is1904: boolean
}

interface Relation {
  id: string
  type: string
  target: string
}

interface Book {
  tabs: { name: string; id: string; isShown: boolean }[]
  is1904: boolean
}

/** Finds the parts of an archive that contain a workbook's cells. Throws `Unreadable` if the archive isn't a workbook. */
export function readParts(archive: Uint8Array): WorkbookParts {
  const relations = new Map<string, Relation[]>()
  const books = new Map<string, Book>()
  let isOther = false
  unpack(archive, (path) => {
    if (path === 'mimetype' || path.endsWith('workbook.bin')) isOther = true
    if (/(^|\/)_rels\/[^/]*\.rels$/.test(path)) return readRelations((found) => relations.set(path, found))
    return /(^|\/)workbook\d*\.xml$/.test(path) ? readBook((found) => books.set(path, found)) : null
  })
  const main = relations.get('_rels/.rels')?.find(({ type }) => type.endsWith('/officeDocument'))
  const path = main ? resolve('', main.target) : ''
  const book = books.get(path)
  if (!book) throw new Unreadable(isOther ? 'workbookOld' : 'workbookBroken')
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  const own = relations.get(`${folder}_rels/${path.slice(folder.length)}.rels`) ?? []
  const pathOf = (type: string) => {
    const found = own.find((relation) => relation.type.endsWith(`/${type}`))
    return found ? resolve(folder, found.target) : null
  }
  const sheets = book.tabs.flatMap(({ name, id, isShown }) => {
    const relation = own.find((one) => one.id === id && one.type.endsWith('/worksheet'))
    return relation && isShown ? [{ name, path: resolve(folder, relation.target) }] : []
  })
  return { sheets, stringsPath: pathOf('sharedStrings'), stylesPath: pathOf('styles'), is1904: book.is1904 }
}

function resolve(folder: string, target: string): string {
  const parts: string[] = []
  for (const part of (target.startsWith('/') ? target.slice(1) : folder + target).split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.' && part !== '') parts.push(part)
  }
  return parts.join('/')
}

function readRelations(onRead: (found: Relation[]) => void): PartReader {
  const found: Relation[] = []
  onRead(found)
  return xmlReader({
    open: (name, attributes) => {
      if (name !== 'Relationship') return
      const { Id = '', Type = '', Target = '' } = attributes()
      found.push({ id: Id, type: Type, target: Target })
    },
  })
}

function readBook(onRead: (found: Book) => void): PartReader {
  const found: Book = { tabs: [], is1904: false }
  onRead(found)
  return xmlReader({
    open: (name, attributes) => {
      if (name === 'workbookPr') found.is1904 = ['1', 'true'].includes(attributes()['date1904'] ?? '')
      if (name !== 'sheet') return
      const { name: tab = '', id = '', state = 'visible' } = attributes()
      found.tabs.push({ name: tab, id, isShown: state === 'visible' })
    },
  })
}
