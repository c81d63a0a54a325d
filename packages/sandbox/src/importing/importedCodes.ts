import { accessCodeRules, type AccessCodeType, codesOfPerson, codeTypeOf, comparedValue, endInstant, FacilityCodeMode, type ImportCells, type PersonCells, type PersonCodeColumn, readCardCell, readCardFormat, showCardCell, splitSeveral, startInstant } from '@portal/domain'
import { type Place, readPlaces } from '../access/places.ts'
import { type CodeAnswer, codeAnswer } from '../accessCodes/codeAnswer.ts'
import { otherSpellings, spaceOf } from '../accessCodes/codeKinds.ts'
import { findTaken, type TakenCode } from '../accessCodes/findTaken.ts'
import { type CodeInput, readCodeInput } from '../accessCodes/readCodeInput.ts'
import { findOwnCode, removeCode, saveCode, takenRefusal } from '../accessCodes/saveCode.ts'
import { findCodeToChange } from '../accessCodes/standingOfCode.ts'
import { findUserToChange } from '../people/findUser.ts'
import { invalid, Refusal } from '../Refusal.ts'
import { inIds } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import { toIso } from '../time/toIso.ts'
import { type FieldChange, type ImportContext, type ImportedKind, type ImportRow, mentionedOwner, type WrittenRow } from './ImportedKind.ts'
import { noRefusal, wroteNothing } from './writeRow.ts'
import { filled } from '../words/sentence.ts'
import { requireRight, type Viewer } from '../people/viewer.ts'
import type { CodeVault } from '../secrets/codeVault.ts'
import type { Row } from '../store/schema.ts'

export const importedCodes: ImportedKind = {
  right: 'codes.edit',
  nameOf: ({ Person = '', Label = '', CodeType = '' }) => Person || Label || CodeType,
  writer: (_store, context) => Promise.resolve((trx, row) => writeCodeRow(trx, context, row)),
  find: (store, { accountId }, ids) => store.selectFrom('access_codes').select(['id', 'label as name', 'version', 'updated_by']).where('account_id', '=', accountId).where(inIds('id', ids)).execute(),
  takeBack: takeBackCode,
}

/**
 * Creates the row's code, or updates the code if the user already has it. Refusals: those of `saveUpdateAccessCodeUnique`, and a code of
 * someone else: 409 `TAKEN`. Inside the row's savepoint.
 */
async function writeCodeRow(trx: Store, context: ImportContext, { choice, cells }: ImportRow): Promise<WrittenRow> {
  const { viewer, vault, now, found } = context
  const { accountId } = viewer
  const ownerId = await mentionedOwner(trx, viewer, cells.Person ?? '', 'An entry method belongs to one user.')
  const owner = ownerId === null ? null : await findUserToChange(trx, viewer, ownerId, 'Person')
  const places = await readPlaces(trx, accountId)
  const here = places.filter(({ propertyId }) => propertyId === found.property_id)
  const input = codeOfRow(cells, here)
  const taken = await findHolder(trx, { viewer, vault, places, now }, input)
  const name = owner?.name ?? (input.Label || (cells.CodeType ?? ''))
  if (!taken) {
    const saved = await saveCode(trx, { viewer, vault, now }, owner?.id ?? null, input)
    const code = await answerOf(trx, context, saved.id)
    return { outcome: 'created', name, ...noRefusal, recordId: saved.id, changes: changesOf(null, code, cells, places), before: null, versionBefore: null, versionAfter: saved.version }
  }
  const before = taken.codeId === null ? null : await answerOf(trx, context, taken.codeId)
  const isSame = before !== null && before.UserID === (owner?.id ?? null) && before.CardNumber === input.CardNumber && before.FacilityCode === input.FacilityCode
  if (!isSame || (cells.CodeType && before.AccessCodeTypeID !== input.AccessCodeTypeID)) throw takenRefusal(taken)
  if (choice === 'skip') return wroteNothing('skipped', { id: before.ID, name })
  const next = { ...before, ...saidOf(cells, here) }
  if (JSON.stringify(settable(next)) === JSON.stringify(settable(before))) return wroteNothing('unchanged', { id: before.ID, name })
  const { version } = await saveCode(trx, { viewer, vault, now }, before.UserID, next)
  const after = await answerOf(trx, context, before.ID)
  return {
    outcome: 'changed', name, ...noRefusal, recordId: before.ID, changes: changesOf(before, after, cells, places), before: settable(before),
    versionBefore: before.Version, versionAfter: version,
  }
}

/** Who has the code of a row in the account; null if it is free. Refuses an invalid code: 400 `VALIDATION`. */
async function findHolder(trx: Store, { viewer, vault, places, now }: Pick<ImportContext, 'viewer' | 'vault' | 'now'> & { places: readonly Place[] }, input: CodeInput): Promise<TakenCode | null> {
  const columns = await readCodeInput(vault, input)
  return findTaken(trx, { viewer, places, ownId: null }, 'account', { ...columns, otherSpellings: await otherSpellings(vault, spaceOf(columns.type), input.Code) }, now)
}

async function answerOf(trx: Store, { viewer, vault }: ImportContext, id: number): Promise<CodeAnswer> {
  return codeAnswer({ store: trx, vault }, await findOwnCode(trx, viewer.accountId, id))
}

/** The changes that a row makes to an existing code, which was found by its digits. */
function saidOf(cells: ImportCells, places: readonly Place[]): Partial<CodeInput> {
  const { ValidFrom, ValidUntil } = validityOf(cells, places)
  return {
    ...(cells.Label && { Label: cells.Label }), ...(ValidFrom !== null && { ValidFrom }), ...(ValidUntil !== null && { ValidUntil }),
    ...(cells.Places && { PropertyLocations: placesOf(cells, places) }),
  }
}

/** The values of a code that an import sets and restores, never the digits. */
type SettableCode = Pick<CodeInput, 'Label' | 'ValidFrom' | 'ValidUntil' | 'PropertyLocations'>

function settable({ Label, ValidFrom, ValidUntil, PropertyLocations }: SettableCode): SettableCode {
  const inOrder = PropertyLocations.toSorted((one, other) => one.PropertyLocationID - other.PropertyLocationID)
  return { Label, ValidFrom, ValidUntil, PropertyLocations: inOrder.map(({ PropertyLocationID, IsActive, Ports }) => ({ PropertyLocationID, IsActive, Ports })) }
}

/** The changes that a row made to a code, to show them: a card's numbers, but no digits of other codes. */
function changesOf(was: CodeAnswer | null, is: CodeAnswer, cells: ImportCells, places: readonly Place[]): FieldChange[] {
  const shown = (code: CodeAnswer | null, text: (code: CodeAnswer) => string) => (code ? text(code) : '')
  const fields: FieldChange[] = [
    { Field: 'CodeType', From: was ? (cells.CodeType ?? '') : '', To: cells.CodeType ?? '' },
    { Field: 'Code', From: shown(was, cardOf), To: cardOf(is) },
    { Field: 'Label', From: was?.Label ?? '', To: is.Label },
    { Field: 'Places', From: shown(was, (code) => placeNames(code, places)), To: placeNames(is, places) },
    { Field: 'validFrom', From: was?.ValidFrom ?? '', To: is.ValidFrom ? (cells.validFrom ?? is.ValidFrom) : '' },
    { Field: 'validUntil', From: was?.ValidUntil ?? '', To: is.ValidUntil ? (cells.validUntil ?? is.ValidUntil) : '' },
  ]
  const isSame = (one: string, other: string) => comparedValue('groupName', one) === comparedValue('groupName', other)
  return fields.filter(({ Field, From, To }) => To !== '' && !isSame(From, To) && !(was && (Field === 'validFrom' ? was.ValidFrom === is.ValidFrom : Field === 'validUntil' && was.ValidUntil === is.ValidUntil)))
}

const cardOf = ({ FacilityCode, CardNumber }: CodeAnswer) => (CardNumber === null ? '' : showCardCell({ facilityCode: FacilityCode, cardNumber: CardNumber }))

const placeNames = ({ PropertyLocations }: CodeAnswer, places: readonly Place[]) =>
  PropertyLocations.filter(({ IsActive }) => IsActive).map(({ PropertyLocationID: id }) => places.find(({ locationId }) => locationId === id)?.name ?? '').toSorted().join('; ')

/** The new code of a row, at its named locations, or without any at all locations of the property. Refuses an invalid code: 400 `VALIDATION`. */
function codeOfRow(cells: ImportCells, places: readonly Place[]): CodeInput {
  const type = codeTypeOf(cells)
  if (type === null) throw invalid('CodeType', filled('There is no entry method type called {text}.', { text: cells.CodeType ?? '' }))
  return {
    ID: null, Version: null, AccessCodeTypeID: type, Label: cells.Label ?? '', PhoneCode: '', DoorOutputMode: 1, IsActive: true, Restriction: null,
    ...numbersOf(type, cells), ...validityOf(cells, places), PropertyLocations: placesOf(cells, places),
  }
}

type Numbers = Pick<CodeInput, 'Code' | 'WiegandFormat' | 'FacilityCodeMode' | 'FacilityCode' | 'CardNumber' | 'CardRangeFrom' | 'CardRangeTo'>

function numbersOf(type: AccessCodeType, { Code = '', CardFormat = '' }: ImportCells): Numbers {
  const none = { WiegandFormat: null, FacilityCodeMode: null, FacilityCode: null, CardNumber: null, CardRangeFrom: null, CardRangeTo: null }
  if (accessCodeRules[type].entry !== 'card') return { ...none, Code }
  const format = readCardFormat(CardFormat)
  if (format === null) throw invalid('CardFormat', filled('There is no card format called {text}.', { text: CardFormat }))
  const card = readCardCell(Code, format)
  if (card === null) throw invalid('Code', filled('This doesn’t match the card format {format}.', { format }))
  return { ...none, Code: '', WiegandFormat: format, FacilityCodeMode: FacilityCodeMode.FacilityCode, FacilityCode: card.facilityCode, CardNumber: card.cardNumber }
}

/** The dates of a row in the property's time zone; a code opens doors until the end of its last day. */
function validityOf({ validFrom, validUntil }: ImportCells, [place]: readonly Place[]): Pick<CodeInput, 'ValidFrom' | 'ValidUntil'> {
  const zone = place?.timeZone ?? 'UTC'
  return {
    ValidFrom: validFrom ? toIso(startInstant(zone, { date: validFrom, minute: null })) : null,
    ValidUntil: validUntil ? toIso(endInstant(zone, { date: validUntil, minute: null })) : null,
  }
}

function placesOf({ Places }: ImportCells, places: readonly Place[]): CodeInput['PropertyLocations'] {
  const named = Places ? splitSeveral(Places).map((name) => {
    const place = places.find((one) => comparedValue('groupName', one.name) === comparedValue('groupName', name))
    if (!place) throw invalid('Places', filled('There is no place called {text}.', { text: name }))
    return place
  }) : places
  return named.map(({ locationId }) => ({ PropertyLocationID: locationId, IsActive: true, Ports: null }))
}

/** Undoes a row: deletes its new code or restores the changed values, and updates controllers. Refuses with 403, 404, or 409 `TAKEN`. */
async function takeBackCode(trx: Store, { viewer, vault, now }: ImportContext, row: Row<'import_rows'>): Promise<number | null> {
  const code = await findCodeToChange(trx, viewer, row.record_id ?? 0)
  if (row.before === null) {
    await removeCode(trx, viewer.accountId, code, now)
    return null
  }
  const before = JSON.parse(row.before) as SettableCode
  const { version } = await saveCode(trx, { viewer, vault, now }, code.user_id, { ...(await codeAnswer({ store: trx, vault }, code)), ...before })
  return version
}

/** The facts by which the entry methods of a row are checked and saved. */
export interface CodeFrame {
  viewer: Viewer
  vault: CodeVault
  propertyId: number
  places: readonly Place[]
  now: number
}

/** An entry method that a row adds. */
interface GivenCode {
  column: PersonCodeColumn
  input: CodeInput
}

const isTaken = {
  GateCode: { unnamed: 'Another user has this PIN.', named: '{name} already uses this PIN.' },
  CardNumber: { unnamed: 'Another user has this card.', named: '{name} already uses this card.' },
  PhoneEntry: { unnamed: 'Another user has this phone number.', named: '{name} already uses this phone number.' },
} as const satisfies Record<PersonCodeColumn, object>

/**
 * The entry methods of a row that its user does not have yet; all of them for a new user (null). Refusals: 400 `VALIDATION`, 403 without
 * `codes.edit`, 409 `TAKEN` for an entry method of someone else.
 */
export async function newCodesOf(trx: Store, frame: CodeFrame, userId: number | null, cells: PersonCells): Promise<GivenCode[]> {
  const { viewer, propertyId, places } = frame
  const codes = codesOfPerson(cells)
  if (codes.length > 0) requireRight(viewer.user, 'codes.edit')
  const here = places.filter((place) => place.propertyId === propertyId)
  const given: GivenCode[] = []
  for (const { column, cells: code } of codes) {
    const input = codeOfRow(code, here)
    const taken = await findHolder(trx, frame, input)
    if (taken === null) given.push({ column, input })
    else if (userId === null || taken.userId !== userId || !(await isSameCard(trx, viewer, taken.codeId, input))) {
      const { named, unnamed } = isTaken[column]
      throw new Refusal(409, 'TAKEN', taken.by === null ? unnamed : filled(named, { name: taken.by }), { field: column })
    }
  }
  return given
}

/** Whether a user's code is this very card and not a range of cards around it; always true for other types. */
async function isSameCard(trx: Store, { accountId }: Viewer, codeId: number | null, { FacilityCode, CardNumber }: CodeInput): Promise<boolean> {
  if (codeId === null) return false
  const code = await findOwnCode(trx, accountId, codeId)
  return code.card_number === CardNumber && code.facility_code === FacilityCode
}

/** Saves entry methods of a user and sends them to their doors. Returns the ids. Inside the row's savepoint. */
export async function giveCodes(trx: Store, frame: CodeFrame, userId: number, given: readonly GivenCode[]): Promise<number[]> {
  const ids: number[] = []
  for (const { input } of given) ids.push((await saveCode(trx, frame, userId, input)).id)
  return ids
}

/** The new entry methods of a row as changes to show, never with their digits. */
export const codeChanges = (given: readonly GivenCode[]): FieldChange[] => given.map(({ column }) => ({ Field: column, From: '', To: '••••' }))

/** The number of entry methods that a written row gave its user. */
export const givenTo = ({ changes }: Pick<Row<'import_rows'>, 'changes'>): number => (JSON.parse(changes) as FieldChange[]).filter(({ Field }) => Object.hasOwn(isTaken, Field)).length

/** Deletes the entry methods that a row gave to a user. Those that no longer exist are left out. Refuses one that was changed since: 409 `CONFLICT`. */
export async function takeCodes(trx: Store, { accountId }: Viewer, ids: readonly number[], now: number): Promise<void> {
  const codes = await trx.selectFrom('access_codes').select(['id', 'is_active', 'version', 'updated_by']).where('account_id', '=', accountId).where(inIds('id', ids)).execute()
  const changed = codes.find(({ version }) => version > 1)
  if (changed) throw new Refusal(409, 'CONFLICT', changed.updated_by === '' ? 'Changed since.' : filled('Changed by {name} since.', { name: changed.updated_by }))
  for (const code of codes) await removeCode(trx, accountId, code, now)
}
