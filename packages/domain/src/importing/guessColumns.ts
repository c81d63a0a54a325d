import { checkDirectoryPin } from '../accounts/uniqueFields.ts'
import { isEmailAddress } from '../textInput/emailAddress.ts'
import { readCallKind, readNumberCells } from './callGroupCells.ts'
import { readCodeType } from './codeCells.ts'
import { checkPhoneCell } from './checkPhoneCell.ts'
import { readHoursCell } from './hourCells.ts'
import { type CallGroupColumn, type CodeColumn, columnsOfKind, type ContactColumn, type HolidayColumn, type ImportColumn, type ImportKind, type ScheduleColumn } from './importKinds.ts'
import type { PersonColumn } from './personColumns.ts'
import { readDateCell } from './readDateCell.ts'

export interface ColumnGuess {
  /** The kind of value in the column; null: the column is left out. */
  column: ImportColumn | null
  /** Why this kind was guessed; null if none was. */
  reason: 'heading' | 'contents' | null
}

/** Known headings of columns, in lower case without spaces and punctuation. */
const personNames: Readonly<Record<PersonColumn, readonly string[]>> = {
  Name: ['name', 'fullname', 'displayname', 'resident', 'residentname', 'tenant', 'tenantname', 'person', 'nombrecompleto', 'residente', 'inquilino'],
  FirstName: ['firstname', 'first', 'givenname', 'forename', 'nombre', 'nombredepila', 'primernombre'],
  LastName: ['lastname', 'last', 'surname', 'familyname', 'apellido', 'apellidos'],
  Email: ['email', 'mail', 'emailaddress', 'correo', 'correoelectronico'],
  Phone: ['phone', 'phonenumber', 'mobile', 'mobilephone', 'cell', 'cellphone', 'telephone', 'tel', 'telefono', 'celular', 'movil'],
  Unit: ['unit', 'unitnumber', 'apartment', 'apt', 'aptno', 'suite', 'room', 'lot', 'house', 'unidad', 'apartamento', 'departamento', 'piso'],
  UserGroup: ['group', 'usergroup', 'groupname', 'accessgroup', 'accesslevel', 'profile', 'grupo', 'grupodeusuarios'],
  GateCode: ['pin', 'pincode', 'gatepin', 'gatecode', 'entrypin', 'entrycode', 'accesscode', 'accesspin', 'doorcode', 'keypadcode', 'code', 'codigo', 'codigodeacceso', 'clave'],
  CardNumber: ['cardnumber', 'card', 'cardno', 'accesscard', 'fob', 'fobnumber', 'fobno', 'keyfob', 'credential', 'badge', 'badgenumber', 'tarjeta', 'numerodetarjeta', 'llavero'],
  FacilityCode: ['facilitycode', 'facility', 'facilityno', 'fc', 'sitecode', 'codigodeinstalacion', 'instalacion', 'codigodesitio'],
  PhoneEntry: ['phoneentry', 'entryphone', 'entryphonenumber', 'phonecode', 'entradaportelefono', 'telefonodeentrada'],
  DirectoryPin: ['directorypin', 'directorycode', 'directory', 'dialcode', 'pindeldirectorio'],
  validFrom: ['validfrom', 'from', 'start', 'startdate', 'movein', 'moveindate', 'leasestart', 'desde', 'entrada', 'validodesde'],
  validUntil: ['validuntil', 'until', 'to', 'end', 'enddate', 'expires', 'expiration', 'moveout', 'moveoutdate', 'leaseend', 'hasta', 'salida', 'validohasta'],
  Notes: ['notes', 'note', 'comment', 'comments', 'remarks', 'notas', 'comentarios'],
}

const callGroupNames: Readonly<Record<CallGroupColumn, readonly string[]>> = {
  Name: ['name', 'callgroup', 'callgroupname', 'group', 'groupname', 'directoryname', 'nombre', 'grupo', 'grupodellamada', 'grupodellamadas'],
  CallKind: ['kind', 'type', 'callkind', 'calltype', 'grouptype', 'tipo', 'clase'],
  DirectoryPin: ['pin', 'entrycode', ...personNames.DirectoryPin],
  FirstCalled: ['firstcalled', 'first', 'calledfirst', 'tier1', 'members', 'people', 'users', 'primero', 'primerallamada', 'miembros', 'personas'],
  SecondCalled: ['secondcalled', 'second', 'callednext', 'tier2', 'backup', 'after30s', 'segundo', 'segundallamada', 'despues'],
  Numbers: ['numbers', 'number', 'phone', 'phones', 'phonenumber', 'phonenumbers', 'telephone', 'telephones', 'voicenumber', 'numeros', 'telefono', 'telefonos'],
}

const codeNames: Readonly<Record<CodeColumn, readonly string[]>> = {
  Person: ['person', 'name', 'fullname', 'owner', 'user', 'holder', 'cardholder', 'resident', 'tenant', 'email', 'emailaddress', 'persona', 'titular', 'residente', 'usuario', 'correo'],
  CodeType: ['codetype', 'type', 'kind', 'credentialtype', 'tipodecodigo', 'tipo'],
  Code: ['code', 'pinornumber', 'pinonumero', 'accesscode', 'card', 'cardnumber', 'number', 'pin', 'credential', 'wiegand', 'fob', 'codigo', 'tarjeta', 'numerodetarjeta'],
  CardFormat: ['cardformat', 'format', 'wiegandformat', 'bits', 'formatodetarjeta', 'formato'],
  Label: ['label', 'description', 'etiqueta', 'descripcion'],
  Places: ['doors', 'door', 'puertas', 'puerta', 'places', 'place', 'location', 'locations', 'opensat', 'lugares', 'lugar', 'ubicacion', 'abreen'],
  validFrom: personNames.validFrom,
  validUntil: personNames.validUntil,
}

const contactNames: Readonly<Record<ContactColumn, readonly string[]>> = {
  Name: ['name', 'contact', 'contactname', 'company', 'vendor', 'nombre', 'contacto', 'empresa', 'proveedor'],
  Relation: ['relation', 'relationship', 'role', 'type', 'trade', 'service', 'relacion', 'parentesco', 'oficio', 'funcion'],
  Phone: personNames.Phone,
  Email: personNames.Email,
  Person: ['person', 'user', 'usuario', 'of', 'resident', 'tenant', 'contactof', 'persona', 'residente', 'de', 'contactode'],
  Notes: personNames.Notes,
}

const holidayNames: Readonly<Record<HolidayColumn, readonly string[]>> = {
  Name: ['name', 'holiday', 'holidayname', 'occasion', 'description', 'nombre', 'festivo', 'feriado', 'descripcion'],
  FirstDay: ['firstday', 'date', 'day', 'from', 'start', 'startdate', 'fecha', 'dia', 'desde', 'primerdia', 'inicio'],
  LastDay: ['lastday', 'until', 'to', 'end', 'enddate', 'hasta', 'ultimodia', 'fin'],
}

const scheduleNames: Readonly<Record<ScheduleColumn, readonly string[]>> = {
  Name: ['name', 'schedule', 'schedulename', 'timezone', 'description', 'nombre', 'horario', 'descripcion'],
  Doors: ['doors', 'door', 'entrance', 'entrances', 'reader', 'readers', 'puerta', 'puertas', 'entrada', 'entradas'],
  Hours: ['hours', 'times', 'time', 'window', 'windows', 'openhours', 'unlocked', 'horas', 'abierto'],
}

const mapOf = <Column extends ImportColumn>(names: Readonly<Record<Column, readonly string[]>>, columns: readonly Column[]) =>
  new Map<string, ImportColumn>(columns.flatMap((column) => names[column].map((name) => [name, column] as const)))
const columnOf: Readonly<Record<ImportKind, ReadonlyMap<string, ImportColumn>>> = {
  users: /* @__PURE__ */ mapOf(personNames, columnsOfKind.users), callGroups: /* @__PURE__ */ mapOf(callGroupNames, columnsOfKind.callGroups),
  accessCodes: /* @__PURE__ */ mapOf(codeNames, columnsOfKind.accessCodes), contacts: /* @__PURE__ */ mapOf(contactNames, columnsOfKind.contacts), holidays: /* @__PURE__ */ mapOf(holidayNames, columnsOfKind.holidays),
  schedules: /* @__PURE__ */ mapOf(scheduleNames, columnsOfKind.schedules),
}
const plain = (text: string) => text.normalize('NFKD').toLowerCase().replaceAll(/[^a-z0-9]/g, '')

/**
 * The index of the row with the headings; -1 for a file without headings. It is the first row with a known heading, or, below title rows
 * with one filled cell each, the first row with two.
 */
export function findHeading(kind: ImportKind, rows: readonly (readonly string[])[]): number {
  const namesIn = (row: readonly string[]) => row.filter((cell) => columnOf[kind].has(plain(cell))).length
  const [first = []] = rows
  if (namesIn(first) > 0) return 0
  const titles = rows.findIndex((row) => row.filter((cell) => cell.trim() !== '').length > 1)
  return titles > 0 && namesIn(rows[titles] ?? []) > 1 ? titles : -1
}

/**
 * Guesses the kind of each column, by its heading or else by most of its first cells; each kind is used once. `headings` is null for a file
 * without headings.
 */
export function guessColumns(kind: ImportKind, headings: readonly string[] | null, rows: readonly (readonly string[])[]): ColumnGuess[] {
  const width = Math.max(headings?.length ?? 0, ...rows.slice(0, sampled).map(({ length }) => length))
  const taken = new Set<ImportColumn>()
  const guesses: ColumnGuess[] = Array.from({ length: width }, (_, index) => {
    const column = columnNamed(kind, headings ?? [], headings?.[index] ?? '')
    if (column === undefined || taken.has(column)) return { column: null, reason: null }
    taken.add(column)
    return { column, reason: 'heading' }
  })
  guesses.forEach((guess, index) => {
    if (guess.column !== null) return
    const column = guessByContents(kind, rows.slice(0, sampled).map((row) => row[index]?.trim() ?? '').filter((cell) => cell !== ''))
    if (column === null || taken.has(column) || (column === 'Name' && (taken.has('FirstName') || taken.has('LastName')))) return
    taken.add(column)
    guesses[index] = { column, reason: 'contents' }
  })
  return guesses
}

/** In Spanish, “Nombre” is the first name if there is an “Apellido”, otherwise the whole name. */
function columnNamed(kind: ImportKind, headings: readonly string[], heading: string): ImportColumn | undefined {
  const column = columnOf[kind].get(plain(heading))
  if (plain(heading) !== 'nombre' || kind !== 'users') return column
  return headings.some((other) => columnOf[kind].get(plain(other)) === 'LastName') ? 'FirstName' : 'Name'
}

const sampled = 100

const namePattern = /^\p{L}[\p{L}'’.-]*,?(\s+\p{L}[\p{L}'’.-]*)+$/u

interface Contents {
  column: ImportColumn
  is: (cell: string) => boolean
}

const isDay = (cell: string) => readDateCell(cell, 'month') !== null || readDateCell(cell, 'day') !== null

const ofPeople: readonly Contents[] = [
  { column: 'Email', is: isEmailAddress },
  { column: 'Phone', is: (cell) => /^[+(\d][\d\s().-]+$/.test(cell) && cell.replaceAll(/\D/g, '').length >= 7 && readDateCell(cell, 'month') === null },
  { column: 'validFrom', is: isDay },
  { column: 'Name', is: (cell) => namePattern.test(cell) },
]

const contents: Readonly<Record<ImportKind, readonly Contents[]>> = {
  users: ofPeople,
  callGroups: [
    { column: 'CallKind', is: (cell) => readCallKind(cell) !== null },
    { column: 'Numbers', is: (cell) => readNumberCells(cell).every(({ phone }) => checkPhoneCell(phone) === null) },
    { column: 'DirectoryPin', is: (cell) => checkDirectoryPin(cell).length === 0 },
  ],
  accessCodes: [
    { column: 'CodeType', is: (cell) => readCodeType(cell) !== null },
    { column: 'validUntil', is: isDay },
    { column: 'Code', is: (cell) => /^\d{4,10}$/.test(cell) || /^\d+[-:/]\d+$/.test(cell) },
    { column: 'Person', is: (cell) => isEmailAddress(cell) || namePattern.test(cell) },
  ],
  contacts: ofPeople.filter(({ column }) => column !== 'validFrom'),
  schedules: [
    { column: 'Hours', is: (cell) => readHoursCell(cell) !== null },
    { column: 'Name', is: (cell) => /\p{L}{3}/u.test(cell) },
  ],
  holidays: [
    { column: 'FirstDay', is: isDay },
    { column: 'Name', is: (cell) => /\p{L}{3}/u.test(cell) },
  ],
}

function guessByContents(kind: ImportKind, cells: readonly string[]): ImportColumn | null {
  const most = (is: (cell: string) => boolean) => cells.length > 0 && cells.filter(is).length > cells.length * 0.8
  return contents[kind].find(({ is }) => most(is))?.column ?? null
}
