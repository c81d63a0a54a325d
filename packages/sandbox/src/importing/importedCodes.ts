import { accessCodeRules, type AccessCodeType, codeTypeOf, comparedValue, endInstant, FacilityCodeMode, type ImportCells, readCardCell, readCardFormat, showCardCell, splitSeveral, startInstant } from '@portal/domain'
import { type Place, readPlaces } from '../access/places.ts'
import { type CodeAnswer, codeAnswer } from '../accessCodes/codeAnswer.ts'
import { otherSpellings, spaceOf } from '../accessCodes/codeKinds.ts'
import { findTaken, type TakenCode } from '../accessCodes/findTaken.ts'
import { type CodeInput, readCodeInput } from '../accessCodes/readCodeInput.ts'
import { findOwnCode, removeCode, saveCode, takenRefusal } from '../accessCodes/saveCode.ts'
import { findCodeToChange } from '../accessCodes/standingOfCode.ts'
import { findUserToChange } from '../people/findUser.ts'
import { invalid } from '../Refusal.ts'
import { inIds } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import { toIso } from '../time/toIso.ts'
import type { FieldChange, FoundRow, ImportContext, ImportedKind, ImportRow, WrittenRow } from './ImportedKind.ts'
import { mentionedUsers } from './mentionedUsers.ts'
import { noRefusal, wroteNothing } from './writeRow.ts'
import { filled } from '../words/sentence.ts'

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
export async function writeCodeRow(trx: Store, context: ImportContext, { choice, cells }: ImportRow): Promise<WrittenRow> {
  const { viewer, vault, now, found } = context
  const { accountId } = viewer
  const owner = await ownerOf(trx, context, cells)
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
export async function findHolder(trx: Store, { viewer, vault, places, now }: Pick<ImportContext, 'viewer' | 'vault' | 'now'> & { places: readonly Place[] }, input: CodeInput): Promise<TakenCode | null> {
  const columns = await readCodeInput(vault, input)
  return findTaken(trx, { viewer, places, ownId: null }, 'account', { ...columns, otherSpellings: await otherSpellings(vault, spaceOf(columns.type), input.Code) }, now)
}

async function ownerOf(trx: Store, { viewer }: ImportContext, { Person }: ImportCells) {
  if (!Person) return null
  const [id, second] = await mentionedUsers(trx, viewer, Person, 'Person')
  if (id === undefined || second !== undefined) throw invalid('Person', 'An entry method belongs to one user.')
  return findUserToChange(trx, viewer, id, 'Person')
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
export type SettableCode = Pick<CodeInput, 'Label' | 'ValidFrom' | 'ValidUntil' | 'PropertyLocations'>

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
export function codeOfRow(cells: ImportCells, places: readonly Place[]): CodeInput {
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
export function validityOf({ validFrom, validUntil }: ImportCells, [place]: readonly Place[]): Pick<CodeInput, 'ValidFrom' | 'ValidUntil'> {
  const zone = place?.timeZone ?? 'UTC'
  return {
    ValidFrom: validFrom ? toIso(startInstant(zone, { date: validFrom, minute: null })) : null,
    ValidUntil: validUntil ? toIso(endInstant(zone, { date: validUntil, minute: null })) : null,
  }
}

export function placesOf({ Places }: ImportCells, places: readonly Place[]): CodeInput['PropertyLocations'] {
  const named = Places ? splitSeveral(Places).map((name) => {
    const place = places.find((one) => comparedValue('groupName', one.name) === comparedValue('groupName', name))
    if (!place) throw invalid('Places', filled('There is no place called {text}.', { text: name }))
    return place
  }) : places
  return named.map(({ locationId }) => ({ PropertyLocationID: locationId, IsActive: true, Ports: null }))
}

/** Undoes a row: deletes its new code or restores the changed values, and updates controllers. Refuses with 403, 404, or 409 `TAKEN`. */
export async function takeBackCode(trx: Store, { viewer, vault, now }: ImportContext, row: FoundRow): Promise<number | null> {
  const code = await findCodeToChange(trx, viewer, row.record_id ?? 0)
  if (row.before === null) {
    await removeCode(trx, viewer.accountId, code, now)
    return null
  }
  const before = JSON.parse(row.before) as SettableCode
  const { version } = await saveCode(trx, { viewer, vault, now }, code.user_id, { ...(await codeAnswer({ store: trx, vault }, code)), ...before })
  return version
}
