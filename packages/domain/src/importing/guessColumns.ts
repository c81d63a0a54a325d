import { isEmailAddress } from '../textInput/emailAddress.ts'
import { type PersonColumn, personColumns } from './personColumns.ts'
import { readDateCell } from './readDateCell.ts'

export interface ColumnGuess {
  /** What the column holds; null: it is left out. */
  column: PersonColumn | null
  /** What speaks for it; null where nothing does. */
  reason: 'heading' | 'contents' | null
}

/** What columns are called in files, in lower case without spaces and signs. */
const names: Readonly<Record<PersonColumn, readonly string[]>> = {
  Name: ['name', 'fullname', 'displayname', 'resident', 'residentname', 'tenant', 'tenantname', 'person', 'nombrecompleto', 'residente', 'inquilino'],
  FirstName: ['firstname', 'first', 'givenname', 'forename', 'nombre', 'primernombre'],
  LastName: ['lastname', 'last', 'surname', 'familyname', 'apellido', 'apellidos'],
  Email: ['email', 'mail', 'emailaddress', 'correo', 'correoelectronico'],
  Phone: ['phone', 'phonenumber', 'mobile', 'mobilephone', 'cell', 'cellphone', 'telephone', 'tel', 'telefono', 'celular', 'movil'],
  Unit: ['unit', 'unitnumber', 'apartment', 'apt', 'aptno', 'suite', 'room', 'lot', 'house', 'unidad', 'apartamento', 'departamento', 'piso'],
  UserGroup: ['group', 'usergroup', 'groupname', 'accessgroup', 'accesslevel', 'profile', 'grupo', 'grupodeusuarios'],
  DirectoryPin: ['pin', 'directorypin', 'directorycode', 'directory', 'dialcode', 'entrycode', 'pindeldirectorio'],
  validFrom: ['validfrom', 'from', 'start', 'startdate', 'movein', 'moveindate', 'leasestart', 'desde', 'entrada', 'validodesde'],
  validUntil: ['validuntil', 'until', 'to', 'end', 'enddate', 'expires', 'expiration', 'moveout', 'moveoutdate', 'leaseend', 'hasta', 'salida', 'validohasta'],
  Notes: ['notes', 'note', 'comment', 'comments', 'remarks', 'notas', 'comentarios'],
}

const columnOf = new Map(personColumns.flatMap((column) => names[column].map((name) => [name, column] as const)))
const plain = (text: string) => text.normalize('NFKD').toLowerCase().replaceAll(/[^a-z0-9]/g, '')

/** A file without a heading starts with a person: nothing in its first row is called like a column. */
export function hasHeading(rows: readonly (readonly string[])[]): boolean {
  return rows[0]?.some((cell) => columnOf.has(plain(cell))) ?? false
}

/** What each column holds, by its heading and else by most of its first cells; no kind twice. `headings` is null for a file without. */
export function guessColumns(headings: readonly string[] | null, rows: readonly (readonly string[])[]): ColumnGuess[] {
  const width = Math.max(headings?.length ?? 0, ...rows.slice(0, sampled).map(({ length }) => length))
  const taken = new Set<PersonColumn>()
  const guesses: ColumnGuess[] = Array.from({ length: width }, (_, index) => {
    const column = columnOf.get(plain(headings?.[index] ?? ''))
    if (column === undefined || taken.has(column)) return { column: null, reason: null }
    taken.add(column)
    return { column, reason: 'heading' }
  })
  guesses.forEach((guess, index) => {
    if (guess.column !== null) return
    const column = guessByContents(rows.slice(0, sampled).map((row) => row[index]?.trim() ?? '').filter((cell) => cell !== ''))
    if (column === null || taken.has(column) || (column === 'Name' && (taken.has('FirstName') || taken.has('LastName')))) return
    taken.add(column)
    guesses[index] = { column, reason: 'contents' }
  })
  return guesses
}

const sampled = 100

const kinds: readonly { column: PersonColumn; is: (cell: string) => boolean }[] = [
  { column: 'Email', is: isEmailAddress },
  { column: 'Phone', is: (cell) => /^[+(\d][\d\s().-]+$/.test(cell) && cell.replaceAll(/\D/g, '').length >= 7 && readDateCell(cell, 'month') === null },
  { column: 'validFrom', is: (cell) => readDateCell(cell, 'month') !== null || readDateCell(cell, 'day') !== null },
  { column: 'Name', is: (cell) => /^\p{L}[\p{L}'’.-]*,?(\s+\p{L}[\p{L}'’.-]*)+$/u.test(cell) },
]

function guessByContents(cells: readonly string[]): PersonColumn | null {
  const most = (is: (cell: string) => boolean) => cells.length > 0 && cells.filter(is).length > cells.length * 0.8
  return kinds.find(({ is }) => most(is))?.column ?? null
}
