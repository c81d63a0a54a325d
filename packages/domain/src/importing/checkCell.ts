import { comparedValue, checkDirectoryPin } from '../accounts/uniqueFields.ts'
import { countCharacters } from '../textInput/countCharacters.ts'
import { isEmailAddress } from '../textInput/emailAddress.ts'
import { findInvisibleCharacter, findTextProblem } from '../textInput/findTextProblem.ts'
import { mendEncoding } from './decodeText.ts'
import { nearestName } from './nearestName.ts'
import type { CellFinding, CellProblem } from './cellProblems.ts'
import { checkCallGroupCell } from './checkCallGroupCell.ts'
import { checkPhoneCell, isShortened } from './checkPhoneCell.ts'
import { readCardFormat, readCodeType } from './codeCells.ts'
import { readHoursCell } from './hourCells.ts'
import { type CallGroupColumn, type ImportColumn, type ImportKind, callGroupColumns } from './importKinds.ts'
import { type PeopleIndex, peopleMentioned, readPersonMention, splitSeveral } from './personMention.ts'
import { type DateOrder, readDayCell } from './readDateCell.ts'

/** A directory PIN in use, and its user. */
export interface KnownPin {
  pin: string
  /** The name of a user or a call group. */
  holder: string
  /** Email of the user; empty for a call group, and for a user without email. */
  email: string
  isCallGroup: boolean
}

/** The facts against which cells are checked. */
export interface CheckFrame {
  kind: ImportKind
  /** The users that cells can name. */
  people: PeopleIndex
  /** The directory PINs in use, with their users. */
  pins: ReadonlyMap<string, KnownPin>
  /** Names of the user groups that imported users can belong to. */
  groups: readonly string[]
  /** Names of the account's places at which codes can open doors. */
  places: readonly string[]
  /** The names of the doors of the account. */
  doors: readonly string[]
  /** How many digits all-digit PINs, gate codes and unit numbers have; null if they differ. */
  pinWidth: number | null
  codeWidth: number | null
  unitWidth: number | null
  dateOrder: DateOrder
}

const longest: Partial<Record<ImportColumn, number>> = {
  Name: 100, FirstName: 100, LastName: 100, Email: 254, Phone: 32, Unit: 20, UserGroup: 50, GateCode: 20, CardNumber: 128, FacilityCode: 20, PhoneEntry: 32, Notes: 1000, FirstCalled: 800, SecondCalled: 800, Numbers: 1000, Relation: 60, Person: 254, CodeType: 40, Code: 128, CardFormat: 20, Label: 80, Places: 800, Doors: 800, Hours: 400,
}
const callGroupOnly: ReadonlySet<ImportColumn> = new Set(callGroupColumns.filter((column) => column !== 'DirectoryPin'))

/** The first problem of a cell, with a proposed value if there is one; null for a cell without a problem, such as an empty one. */
export function checkCell(column: ImportColumn, text: string, frame: CheckFrame): CellFinding | null {
  if (text === '') return null
  const tidy = text.replaceAll(/[\u00a0\u2007\u202f]/g, ' ').trim()
  if (tidy !== text) return { problem: 'spaces', mend: tidy }
  const read = mendEncoding(text)
  if (read !== null) return { problem: 'encoding', mend: read }
  const ofText = checkText(column, text)
  if (ofText) return ofText
  if (frame.kind === 'callGroups' && isOfCallGroup(column)) return checkCallGroupCell(column, text, frame.people)
  return ofColumn[column]?.(text, frame) ?? null
}

const isOfCallGroup = (column: ImportColumn): column is CallGroupColumn => callGroupOnly.has(column)

function checkText(column: ImportColumn, text: string): CellFinding | null {
  if (countCharacters(text) > (longest[column] ?? Infinity)) return only('tooLong')
  const lines = column === 'Notes' ? 'many' : 'one'
  if (column === 'Email') return findInvisibleCharacter(text) === null ? null : only('invisible')
  const problem = findTextProblem(text, lines)
  if (problem === null) return null
  if (problem === 'control' || problem === 'direction') return only('invisible')
  return only(problem === 'formula' ? 'formula' : 'link')
}

const only = (problem: CellProblem): CellFinding => ({ problem, mend: null })
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** Restores a pair of numbers that a spreadsheet turned into a date: “14-Mar” and “Mar-14” become “3-14”. */
function undoDate(text: string): string | null {
  const [, word = ''] = /([a-z]{3})/i.exec(text) ?? []
  const [, digits = ''] = /(\d{1,2})/.exec(text) ?? []
  const month = months.indexOf(word.toLowerCase())
  return /^(\d{1,2}-[a-z]{3}|[a-z]{3}-\d{1,2})$/i.test(text) && month >= 0 ? `${month + 1}-${digits}` : null
}

type CheckColumn = (text: string, frame: CheckFrame) => CellFinding | null

const checkName: CheckColumn = (text) => {
  const [, last = '', first = ''] = /^([^,]+),\s*([^,]+)$/.exec(text) ?? []
  return first === '' ? null : { problem: 'nameOrder', mend: `${first} ${last}` }
}

const checkDate: CheckColumn = (text, { dateOrder }) => {
  return readDayCell(text, dateOrder) === null ? only('date') : null
}

function lostZero(text: string, width: number | null): CellFinding | null {
  return width !== null && /^\d+$/.test(text) && text.length < width ? { problem: 'leadingZero', mend: text.padStart(width, '0') } : null
}

function checkNames(problem: CellProblem, text: string, known: readonly string[]): CellFinding | null {
  const wrong = splitSeveral(text).find((name) => !known.some((one) => comparedValue('groupName', one) === comparedValue('groupName', name)))
  if (wrong === undefined) return null
  const near = nearestName(wrong, known)
  return { problem, about: wrong, mend: near === null ? null : splitSeveral(text).map((name) => (name === wrong ? near : name)).join('; ') }
}

const ofColumn: Partial<Record<ImportColumn, CheckColumn>> = {
  Name: checkName,
  Email: (text) => (isEmailAddress(text) ? null : only('email')),
  Phone: checkPhoneCell,
  Unit: (text, { unitWidth }) => {
    if (isShortened(text)) return only('shortened')
    const pair = undoDate(text)
    return pair === null ? lostZero(text, unitWidth) : { problem: 'dateLike', mend: pair }
  },
  DirectoryPin: (text, { pinWidth }) => {
    if (isShortened(text)) return only('shortened')
    return checkDirectoryPin(text).length > 0 ? only('pin') : lostZero(text, pinWidth)
  },
  Person: (text, { people }) => {
    const found = peopleMentioned(people, readPersonMention(text))
    if (found.length === 1) return null
    if (found.length > 1) return { problem: 'several', about: text, mend: null }
    return { problem: 'nobody', about: text, mend: nearestName(text, [...people.byName.values()].flatMap(([first]) => first?.name ?? [])) }
  },
  CodeType: (text) => (readCodeType(text) === null ? only('codeType') : null),
  CardFormat: (text) => (readCardFormat(text) === null ? only('cardFormat') : null),
  Places: (text, { places }) => checkNames('place', text, places),
  Doors: (text, { doors }) => checkNames('door', text, doors),
  Hours: (text) => {
    return readHoursCell(text) === null ? only('hours') : null
  },
  UserGroup: (text, { groups }) => {
    if (groups.some((name) => comparedValue('groupName', name) === comparedValue('groupName', text))) return null
    return { problem: 'group', mend: nearestName(text, groups) }
  },
  validFrom: checkDate,
  validUntil: checkDate,
  FirstDay: checkDate,
  LastDay: checkDate,
}

/**
 * How many digits the all-digit values have; null for fewer than three values, and if they differ. The values in `known` have priority,
 * because a spreadsheet may have removed zeros from the others.
 */
export function widthOf(known: readonly string[], cells: readonly string[]): number | null {
  const widths = (texts: readonly string[]) => texts.filter((text) => /^\d+$/.test(text)).map(({ length }) => length)
  const ofKnown = widths(known)
  if (ofKnown.length >= 3) return new Set(ofKnown).size === 1 ? (ofKnown[0] ?? null) : null
  const ofCells = widths(cells)
  const widest = ofCells.reduce((most, width) => Math.max(most, width), 0)
  return ofCells.length >= 3 && ofCells.filter((width) => width === widest).length > ofCells.length * 0.6 ? widest : null
}
