import { codesOfPerson, type PersonCells, type PersonCodeColumn } from '@portal/domain'
import { type Place } from '../access/places.ts'
import { findOwnCode, removeCode, saveCode } from '../accessCodes/saveCode.ts'
import type { CodeInput } from '../accessCodes/readCodeInput.ts'
import { type Viewer } from '../people/viewer.ts'
import { requireRight } from '../people/workIn.ts'
import { Refusal } from '../Refusal.ts'
import type { CodeVault } from '../secrets/codeVault.ts'
import { inIds } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import { filled } from '../words/sentence.ts'
import type { FieldChange, FoundRow } from './ImportedKind.ts'
import { codeOfRow, findHolder } from './importedCodes.ts'

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
export const givenTo = ({ changes }: Pick<FoundRow, 'changes'>): number => (JSON.parse(changes) as FieldChange[]).filter(({ Field }) => Object.hasOwn(isTaken, Field)).length

/** Deletes the entry methods that a row gave to a user. Those that no longer exist are left out. Refuses one that was changed since: 409 `CONFLICT`. */
export async function takeCodes(trx: Store, { accountId }: Viewer, ids: readonly number[], now: number): Promise<void> {
  const codes = await trx.selectFrom('access_codes').select(['id', 'is_active', 'version', 'updated_by']).where('account_id', '=', accountId).where(inIds('id', ids)).execute()
  const changed = codes.find(({ version }) => version > 1)
  if (changed) throw new Refusal(409, 'CONFLICT', changed.updated_by === '' ? 'Changed since.' : filled('Changed by {name} since.', { name: changed.updated_by }))
  for (const code of codes) await removeCode(trx, accountId, code, now)
}
