import type { endpoints, RequestOf } from '@portal/api-client/contract'
import { FacilityCodeMode } from '@portal/domain'
import { type Place, placeOf, portsOf, readPlaces } from '../access/places.ts'
import { requireDoors } from '../access/requireDoors.ts'
import { forgetUnlimitedUses, usesOfCode } from '../access/usesLeft.ts'
import { type CodeLocation, modulesOfCode, type RecordedPush, recordPushes } from '../devices/recordPushes.ts'
import type { Viewer } from '../people/viewer.ts'
import { conflict, notFound, Refusal } from '../Refusal.ts'
import type { CodeVault } from '../secrets/codeVault.ts'
import type { Row } from '../store/schema.ts'
import { findOfAccount } from '../store/ofAccount.ts'
import type { Store } from '../store/openStore.ts'
import { codeAnswer } from './codeAnswer.ts'
import { otherSpellings, spaceOf } from './codeKinds.ts'
import { readCodeLocations, readLocations, writeCodeLocations } from './codeLocations.ts'
import { findTaken, type TakenCode } from './findTaken.ts'
import { type CodeInput, readCodeInput } from './readCodeInput.ts'
import { filled, type Sentence } from '../words/sentence.ts'

interface SaveCodeContext {
  /** The user who saves. */
  viewer: Viewer
  vault: CodeVault
  now: number
  /** Whether the new code replaces the same code of the same user. */
  replacesOwn?: boolean
}

interface SavedCode {
  id: number
  version: number
  pushes: RecordedPush[]
}

/** The owner of a code. A missing owner, or an id of 0 or less, becomes null (specification §3). */
export function codeOwner(userID: number | null): number | null {
  return userID !== null && userID > 0 ? userID : null
}

/**
 * Creates or changes a code inside a transaction and sends it to its controllers. Refusals: 400 `VALIDATION`, 403 `LIMITED`, 404 `NOT_FOUND`,
 * 409 `TAKEN`, 409 `CONFLICT`.
 */
export async function saveCode(trx: Store, context: SaveCodeContext, userId: number | null, input: CodeInput): Promise<SavedCode> {
  const { viewer, vault, now } = context
  const { accountId } = viewer
  const places = await readPlaces(trx, accountId)
  const locations = readLocations(places, input)
  const columns = await readCodeInput(vault, input)
  await requireOwner(trx, accountId, userId)
  const taken = await findTaken(trx, { viewer, places, ownId: input.ID }, 'account', { ...columns, otherSpellings: await otherSpellings(vault, spaceOf(columns.type), input.Code) }, now)
  const isOwn = taken !== null && context.replacesOwn === true && userId !== null && taken.userId === userId
  if (taken && !isOwn) throw takenRefusal(taken)
  const id = input.ID ?? (isOwn ? taken.codeId : null)
  const before = id === null ? null : await findOwnCode(trx, accountId, id)
  if (before && input.Version !== null && input.Version !== before.version) throw conflict(await codeAnswer({ store: trx, vault }, before))
  const locationsBefore = before ? await readCodeLocations(trx, before.id) : []
  await requireDoors(trx, viewer, doorsOfCode(places, [...locations, ...locationsBefore]), 'PropertyLocations', input.DoorOutputMode)
  const version = (before?.version ?? 0) + 1
  // A code that is not active keeps its "lost" mark.
  const lost_at = columns.is_active === 1 ? null : (before?.lost_at ?? null)
  const values = { ...columns, lost_at, account_id: accountId, user_id: userId, version, updated_by: viewer.user.name }
  const modulesBefore = modulesOfCode(places, locationsBefore)
  const saved = await writeCode(trx, before?.id ?? null, values, now)
  await forgetUnlimitedUses(trx, columns.restriction, usesOfCode(saved))
  await writeCodeLocations(trx, saved, locations)
  const modules = columns.is_active === 1 ? modulesOfCode(places, locations) : []
  const push = { accountId, at: now, codeId: saved }
  const removed = modulesBefore.filter(({ id: moduleId }) => !modules.some((module) => module.id === moduleId))
  const kept = modules.filter(({ id: moduleId }) => modulesBefore.some((module) => module.id === moduleId))
  const added = modules.filter(({ id: moduleId }) => !modulesBefore.some((module) => module.id === moduleId))
  const pushes = [
    ...(await recordPushes(trx, removed, { ...push, action: 'remove' })),
    ...(await recordPushes(trx, kept, { ...push, action: 'update' })),
    ...(await recordPushes(trx, added, { ...push, action: 'add' })),
  ]
  return { id: saved, version, pushes }
}

/** The doors of the locations where a code is active. */
export function doorsOfCode(places: readonly Place[], locations: readonly CodeLocation[]): string[] {
  return locations.flatMap(({ locationId, isActive, ports }) => (isActive ? (ports ?? portsOf(placeOf(places, locationId)).map(({ id }) => id)) : []))
}

type CodeValues = Omit<Row<'access_codes'>, 'id' | 'created_at' | 'last_used_at'>

async function writeCode(trx: Store, id: number | null, values: CodeValues, now: number): Promise<number> {
  if (id !== null) {
    await trx.updateTable('access_codes').set(values).where('id', '=', id).execute()
    return id
  }
  const added = await trx.insertInto('access_codes').values({ ...values, created_at: now, last_used_at: null }).returning('id').executeTakeFirstOrThrow()
  return added.id
}

export function takenRefusal(taken: TakenCode): Refusal {
  return new Refusal(409, 'TAKEN', takenMessage(taken), { field: taken.field })
}

export function takenMessage({ by, placeName }: TakenCode): Sentence {
  if (placeName === null) return by === null ? 'Another user already uses it.' : filled('{name} already uses it.', { name: by })
  return by === null ? filled('Another user already uses it at {place}.', { place: placeName }) : filled('{name} already uses it at {place}.', { name: by, place: placeName })
}

export const findOwnCode = (store: Store, accountId: number, id: number, field?: string) => findOfAccount(store, 'access_codes', accountId, id, 'code', field)

async function requireOwner(store: Store, accountId: number, userId: number | null): Promise<void> {
  if (userId === null) return
  const user = await store.selectFrom('users').select('id').where('id', '=', userId).where('account_id', '=', accountId).where('removed_at', 'is', null).executeTakeFirst()
  if (!user) throw notFound('user', 'userID')
}

/** Deletes a code and removes it from its controllers. Inside a transaction. */
export async function removeCode(trx: Store, accountId: number, code: { id: number; is_active: number }, now: number): Promise<RecordedPush[]> {
  const modules = code.is_active === 1 ? modulesOfCode(await readPlaces(trx, accountId), await readCodeLocations(trx, code.id)) : []
  await trx.deleteFrom('access_code_locations').where('code_id', '=', code.id).execute()
  await trx.deleteFrom('access_codes').where('id', '=', code.id).execute()
  return recordPushes(trx, modules, { accountId, at: now, action: 'remove', codeId: code.id })
}

type StateRequest = RequestOf<typeof endpoints.setAccessCodeState>

/**
 * Turns a code on, suspends it or marks it as lost at every door, and updates its controllers. A code that is already off stays off, and its
 * controllers get no command. Inside a transaction. 403 `LIMITED`, 409 `CONFLICT`.
 */
export async function setCodeState(trx: Store, { viewer, vault, now }: SaveCodeContext, code: Row<'access_codes'>, { State, Version }: StateRequest): Promise<SavedCode> {
  if (Version !== null && Version !== code.version) throw conflict(await codeAnswer({ store: trx, vault }, code))
  const places = await readPlaces(trx, viewer.accountId)
  const locations = await readCodeLocations(trx, code.id)
  await requireDoors(trx, viewer, doorsOfCode(places, locations), 'ID', code.output_mode)
  const isActive = Number(State === 'active')
  const version = code.version + 1
  const changed = { is_active: isActive, lost_at: State === 'lost' ? (code.lost_at ?? now) : null, version, updated_by: viewer.user.name }
  await trx.updateTable('access_codes').set(changed).where('id', '=', code.id).execute()
  const modules = isActive === code.is_active ? [] : modulesOfCode(places, locations)
  const action = isActive === 1 ? 'add' : 'remove'
  return { id: code.id, version, pushes: await recordPushes(trx, modules, { accountId: viewer.accountId, at: now, action, codeId: code.id }) }
}

/** Replaces a code by a new one with the same user, label, doors, hours and dates. Refusals: as for saving a code. */
export async function replaceCode(trx: Store, context: SaveCodeContext, code: Row<'access_codes'>, { Code, FacilityCode, CardNumber }: NonNullable<StateRequest['Replacement']>): Promise<SavedCode> {
  const kept = await codeAnswer({ store: trx, vault: context.vault }, code)
  const numbers = CardNumber === null
    ? { Code, WiegandFormat: null, FacilityCodeMode: null, FacilityCode: null, CardNumber: null }
    : { Code: '', FacilityCodeMode: FacilityCodeMode.FacilityCode, FacilityCode, CardNumber }
  return saveCode(trx, context, code.user_id, { ...kept, ...numbers, ID: null, PhoneCode: '', CardRangeFrom: null, CardRangeTo: null, IsActive: true, Version: null })
}
