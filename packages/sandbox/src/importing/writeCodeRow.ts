import { comparedValue, type ImportCells, rowReason, showCardCell } from '@portal/domain'
import { type Place, readPlaces } from '../access/places.ts'
import { type CodeAnswer, codeAnswer } from '../accessCodes/codeAnswer.ts'
import { otherSpellings, spaceOf } from '../accessCodes/codeKinds.ts'
import { findTaken } from '../accessCodes/findTaken.ts'
import { type CodeInput, readCodeInput } from '../accessCodes/readCodeInput.ts'
import { findOwnCode, saveCode, takenRefusal } from '../accessCodes/saveCode.ts'
import { findUserToChange } from '../people/findUser.ts'
import { invalid } from '../Refusal.ts'
import type { Store } from '../store/openStore.ts'
import { codeOfRow, placesOf, validityOf } from './codeOfRow.ts'
import type { FieldChange, ImportContext, ImportRow, WrittenRow } from './ImportedKind.ts'
import { mentionedPeople } from './mentionedPeople.ts'
import { noRefusal, wroteNothing } from './writeRow.ts'

/**
 * Makes the code of a row, or changes what the row says of it where that person has it already. Inside the row's savepoint. Refusals: those of
 * `saveUpdateAccessCodeUnique`; 409 `TAKEN` for a code that somebody else has.
 */
export async function writeCodeRow(trx: Store, context: ImportContext, { choice, cells }: ImportRow): Promise<WrittenRow> {
  const { viewer, vault, now, found } = context
  const { accountId } = viewer
  const owner = await ownerOf(trx, context, cells)
  const places = await readPlaces(trx, accountId)
  const here = places.filter(({ propertyId }) => propertyId === found.property_id)
  const input = codeOfRow(cells, here)
  const columns = await readCodeInput(vault, input)
  const space = spaceOf(columns.type)
  const taken = await findTaken(trx, { viewer, places, ownId: null }, 'account', { ...columns, otherSpellings: await otherSpellings(vault, space, input.Code) }, now)
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

async function ownerOf(trx: Store, { viewer }: ImportContext, { Person }: ImportCells) {
  if (!Person) return null
  const [id, second] = await mentionedPeople(trx, viewer, Person, 'Person')
  if (id === undefined || second !== undefined) throw invalid('Person', 'A code is one person’s.', rowReason('onePerson', {}))
  return findUserToChange(trx, viewer, id, 'Person')
}

async function answerOf(trx: Store, { viewer, vault }: ImportContext, id: number): Promise<CodeAnswer> {
  return codeAnswer({ store: trx, vault }, await findOwnCode(trx, viewer.accountId, id))
}

/** What a row changes about a code that is there; its digits are how it was found. */
function saidOf(cells: ImportCells, places: readonly Place[]): Partial<CodeInput> {
  const { ValidFrom, ValidUntil } = validityOf(cells, places)
  return {
    ...(cells.Label && { Label: cells.Label }), ...(ValidFrom !== null && { ValidFrom }), ...(ValidUntil !== null && { ValidUntil }),
    ...(cells.Places && { PropertyLocations: placesOf(cells, places) }),
  }
}

/** What an import sets of a code, and gives back; never the code itself. */
export type SettableCode = Pick<CodeInput, 'Label' | 'ValidFrom' | 'ValidUntil' | 'PropertyLocations'>

function settable({ Label, ValidFrom, ValidUntil, PropertyLocations }: SettableCode): SettableCode {
  const inOrder = PropertyLocations.toSorted((one, other) => one.PropertyLocationID - other.PropertyLocationID)
  return { Label, ValidFrom, ValidUntil, PropertyLocations: inOrder.map(({ PropertyLocationID, IsActive, Ports }) => ({ PropertyLocationID, IsActive, Ports })) }
}

/** What a row changes, as it is shown: a card by its numbers, other codes by no digits. */
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
