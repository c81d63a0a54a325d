import { AccessCodeType, DoorOutputMode } from '@portal/domain'
import { moduleOf, placeOf, portsOf, readPlaces } from '../access/places.ts'
import { requireDoors } from '../access/requireDoors.ts'
import { cardSuggestion } from '../accessCodes/cardSuggestion.ts'
import { codeAnswer, codeAnswers } from '../accessCodes/codeAnswer.ts'
import { otherSpellings, spaceOf } from '../accessCodes/codeKinds.ts'
import { readCodeLocations, readLocations, writeCodeLocations } from '../accessCodes/codeLocations.ts'
import { endsOfCodes, findCodes } from '../accessCodes/findCodes.ts'
import { findTaken } from '../accessCodes/findTaken.ts'
import { planMigration } from '../accessCodes/planMigration.ts'
import { readCodeInput } from '../accessCodes/readCodeInput.ts'
import { codeOwner, doorsOfCode, removeCode, replaceCode, saveCode, setCodeState, takenMessage, takenRefusal } from '../accessCodes/saveCode.ts'
import { mailPins } from '../accessCodes/mailPins.ts'
import { findCodeToChange, findVisibleCode } from '../accessCodes/standingOfCode.ts'
import { suggestDigits } from '../accessCodes/suggestDigits.ts'
import type { SignedInCall } from '../Call.ts'
import { modulesOfCode, type RecordedPush, recordPushes } from '../devices/recordPushes.ts'
import { findUser, findUserToChange } from '../people/findUser.ts'
import { notHidden } from '../people/findUsers.ts'
import { notFound, Refusal } from '../Refusal.ts'
import type { Services } from '../Services.ts'
import { countOf, idsOfPage, inIds } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import { filled } from '../words/sentence.ts'
import type { Answer, Handler } from './Handler.ts'

export const saveUpdateAccessCodeUnique: Handler<'saveUpdateAccessCodeUnique'> = (request, call) => saveOf(request, call, false)

export const saveUpdateAccessCode: Handler<'saveUpdateAccessCode'> = (request, call) => saveOf(request, call, true)

async function saveOf({ userID, ...input }: Parameters<Handler<'saveUpdateAccessCode'>>[0], call: SignedInCall, replacesOwn: boolean): Promise<Answer<'saveUpdateAccessCode'>> {
  const { viewer } = call
  const context = { viewer, vault: call.vault, now: call.now, replacesOwn }
  const owner = codeOwner(userID)
  if (input.ID !== null) await findCodeToChange(call.store, viewer, input.ID)
  if (owner !== null) await findUserToChange(call.store, viewer, owner, 'userID')
  const saved = await saveCode(call.store, context, owner, input)
  return { ID: saved.id, Version: saved.version, message: 'Entry method saved.', Pushes: saved.pushes }
}

export const getAccessCodes: Handler<'getAccessCodes'> = async (request, call) => {
  const { viewer } = call
  const { page, count, ...filter } = request
  const query = await findCodes(call, viewer, filter, call.now)
  const ids = filter.EndsWithinDays === undefined
    ? await idsOfPage(query, { page, count }, { by: ['access_codes.id'] })
    : await idsOfPage(query.innerJoin(endsOfCodes(call.store).as('ends'), 'ends.code_id', 'access_codes.id'), { page, count }, { by: ['ends.at', 'access_codes.id'] })
  const rows = await query.selectAll('access_codes').select(['users.name', 'users.valid_until_at']).where(inIds('access_codes.id', ids)).execute()
  return { TotalCount: await countOf(query), AccessCodes: await codeAnswers(call, ids.flatMap((id) => rows.filter((row) => row.id === id))) }
}

export const getAccessCode: Handler<'getAccessCode'> = async ({ ID }, call) => {
  const { code } = await findVisibleCode(call.store, call.viewer, ID)
  return codeAnswer(call, code)
}

export const getPhoneCodes: Handler<'getPhoneCodes'> = async ({ PropertyLocationID }, { store, vault, viewer }) => {
  const { accountId } = viewer
  const rows = await store
    .selectFrom('access_codes')
    .innerJoin('access_code_locations', 'access_code_locations.code_id', 'access_codes.id')
    .leftJoin('users', 'users.id', 'access_codes.user_id')
    .select(['access_codes.id', 'access_codes.user_id', 'access_codes.sealed_code', 'access_codes.sealed_phone_code'])
    .select(['access_codes.is_active', 'access_code_locations.is_active as is_active_here', 'users.name'])
    .where('access_codes.account_id', '=', accountId)
    .where('access_codes.type', '=', 5)
    .where(await notHidden(store, viewer))
    .where('access_code_locations.location_id', '=', PropertyLocationID)
    .orderBy('access_codes.id')
    .execute()
  const PhoneCodes = await Promise.all(rows.map(async (row) => ({
    AccessCodeID: row.id,
    UserID: row.user_id,
    UserName: row.name,
    PhoneNumber: await vault.open(row.sealed_code),
    PhoneCode: await vault.open(row.sealed_phone_code),
    IsActive: row.is_active === 1 && row.is_active_here === 1,
  })))
  return { PhoneCodes }
}

export const deleteAccessCode: Handler<'deleteAccessCode'> = async ({ ID }, { viewer, store, now }) => {
  const code = await findCodeToChange(store, viewer, ID)
  return { message: 'Entry method deleted.', Pushes: await removeCode(store, viewer.accountId, code, now) }
}

export const setAccessCodeActivation: Handler<'setAccessCodeActivation'> = async ({ ID, PropertyLocationID, IsActive }, { viewer, now, store }) => {
  const { accountId, user: { name: by } } = viewer
  const code = await findCodeToChange(store, viewer, ID)
  const places = await readPlaces(store, accountId)
  placeOf(places, PropertyLocationID)
  const before = await readCodeLocations(store, ID)
  const present = before.find(({ locationId }) => locationId === PropertyLocationID)
  if (!present && !IsActive) throw notFound('location of this code', 'PropertyLocationID')
  if (!present) {
    const taken = await findTaken(store, { viewer, places, ownId: ID }, [{ locationId: PropertyLocationID }], code, now)
    if (taken) throw takenRefusal(taken)
  }
  const changed = { locationId: PropertyLocationID, isActive: IsActive, ports: present?.ports ?? null }
  await requireDoors(store, viewer, doorsOfCode(places, [{ ...changed, isActive: true }]), 'PropertyLocationID', code.output_mode)
  await writeCodeLocations(store, ID, [...before.filter((location) => location !== present), changed])
  await store.updateTable('access_codes').set({ version: code.version + 1, updated_by: by }).where('id', '=', ID).execute()
  const isSame = (present?.isActive ?? false) === IsActive || code.is_active === 0
  const modules = isSame ? [] : modulesOfCode(places, [{ ...changed, isActive: true }])
  const Pushes = await recordPushes(store, modules, { accountId, at: now, action: IsActive ? 'add' : 'remove', codeId: ID })
  return { message: IsActive ? 'Entry method turned on.' : 'Entry method suspended.', Pushes }
}

const stateMessages = { active: 'Entry method turned on.', suspended: 'Entry method suspended.', lost: 'Entry method reported lost.' } as const

export const setAccessCodeState: Handler<'setAccessCodeState'> = async (request, { store, vault, viewer, now }) => {
  const context = { viewer, vault, now }
  const code = await findCodeToChange(store, viewer, request.ID)
  const unwanted = request.Removes === null ? null : await findCodeToChange(store, viewer, request.Removes)
  const removed = unwanted ? await removeCode(store, viewer.accountId, unwanted, context.now) : []
  const saved = await setCodeState(store, context, code, request)
  const added = request.Replacement ? await replaceCode(store, context, code, request.Replacement) : null
  return {
    ID: saved.id, Version: saved.version, message: stateMessages[request.State], ReplacementID: added?.id ?? null,
    Pushes: [...removed, ...saved.pushes, ...(added?.pushes ?? [])],
  }
}

export const getNextFreeAccessCode: Handler<'getNextFreeAccessCode'> = async ({ PropertyLocations, Except }, call) => {
  const { account_id: accountId } = call.user
  const places = await readPlaces(call.store, accountId)
  for (const id of PropertyLocations) placeOf(places, id)
  return { Code: await suggestKeypadCode(call, accountId, Except) }
}

export const getCardSuggestion: Handler<'getCardSuggestion'> = (_request, call) => cardSuggestion(call.store, call.viewer, call.now)

export const sendPins: Handler<'sendPins'> = async ({ UserID, By }, call) => {
  const user = await findUserToChange(call.store, call.viewer, UserID, 'UserID')
  return { message: filled('The PIN was sent to {to}.', { to: await mailPins(call, user, By) }) }
}

export const checkAccessCode: Handler<'checkAccessCode'> = async ({ userID: _userID, ...input }, { store, vault, now, viewer }) => {
  const places = await readPlaces(store, viewer.accountId)
  readLocations(places, input)
  try {
    const columns = await readCodeInput(vault, input)
    const taken = await findTaken(store, { viewer, places, ownId: input.ID }, 'account', { ...columns, otherSpellings: await otherSpellings(vault, spaceOf(columns.type), input.Code) }, now)
    if (!taken) return { IsFree: true, field: null, TakenBy: null, PlaceName: null, message: 'This code is free.' }
    return { IsFree: false, field: taken.field, TakenBy: taken.by, PlaceName: taken.placeName, message: takenMessage(taken) }
  } catch (error) {
    // This check answers that the code is invalid; its call does not fail.
    if (!(error instanceof Refusal) || error.code !== 'VALIDATION') throw error
    return { IsFree: false, field: error.field ?? null, TakenBy: null, PlaceName: null, message: error.sentence }
  }
}

export const checkHoldOpenCodeForModule: Handler<'checkHoldOpenCodeForModule'> = async (request, { viewer, store }) => {
  const { accountId } = viewer
  const { PropertyLocationID, ModuleID, UserID } = request
  await findUser(store, viewer, UserID, 'UserID')
  const ports = await portsAt(store, accountId, PropertyLocationID, ModuleID)
  const id = await findHoldOpenCode(store, UserID, PropertyLocationID, ports)
  const message = id === null ? 'This user has no hold-open code there.' : 'This user has a hold-open code there.'
  return { HasHoldOpenCode: id !== null, AccessCodeID: id, message }
}

export const createHoldOpenUser: Handler<'createHoldOpenUser'> = async (request, { viewer, store, vault, now }) => {
  const { accountId } = viewer
  const { PropertyLocationID, ModuleID, UserID, Code, Label } = request
  await findUserToChange(store, viewer, UserID, 'UserID')
  const ports = await portsAt(store, accountId, PropertyLocationID, ModuleID)
  if ((await findHoldOpenCode(store, UserID, PropertyLocationID, ports)) !== null) {
    throw new Refusal(409, 'HOLD_OPEN_EXISTS', 'This user already has a hold-open code there.')
  }
  // The owner of a hold-open code must be allowed to hold doors open.
  await store
    .updateTable('users')
    .set(({ eb }) => ({ output_mode: DoorOutputMode.Both, version: eb('version', '+', 1) }))
    .where('id', '=', UserID)
    .where('output_mode', '=', DoorOutputMode.MomentaryOpen)
    .execute()
  const saved = await saveCode(store, { viewer, vault, now }, UserID, {
    ID: null, AccessCodeTypeID: AccessCodeType.GateCode, Label: Label === '' ? 'Hold open' : Label, Code, PhoneCode: '',
    WiegandFormat: null, FacilityCodeMode: null, FacilityCode: null, CardNumber: null, CardRangeFrom: null, CardRangeTo: null,
    DoorOutputMode: DoorOutputMode.HoldOpen, ValidFrom: null, ValidUntil: null, IsActive: true, Restriction: null,
    PropertyLocations: [{ PropertyLocationID, IsActive: true, Ports: ports }], Version: null,
  })
  return { ID: saved.id, Version: saved.version, message: 'Hold-open code saved.', Pushes: saved.pushes }
}

type Preview = Answer<'previewMigrateAccessCodes'>

type PreviewRow = Preview['Rows'][number]

type PreviewModule = Preview['Modules'][number]

export const migrateAccessCodes: Handler<'migrateAccessCodes'> = async (request, { viewer, now, store }) => {
  const { accountId, user: { name: by } } = viewer
  const { moves, places } = await planMigration(store, viewer, request, now)
  const doors = [request.FromPropertyLocationID, request.ToPropertyLocationID].flatMap((id) => portsOf(placeOf(places, id)))
  await requireDoors(store, viewer, doors.map(({ id }) => id), 'ToPropertyLocationID')
  const pushes: RecordedPush[] = []
  for (const move of moves) {
    if (move.refusal !== null) continue
    await writeCodeLocations(store, move.id, move.after)
    await store.updateTable('access_codes').set({ version: move.code.version + 1, updated_by: by }).where('id', '=', move.id).execute()
    const push = { accountId, at: now, codeId: move.id }
    pushes.push(...(await recordPushes(store, move.removes, { ...push, action: 'remove' })))
    pushes.push(...(await recordPushes(store, move.adds, { ...push, action: 'add' })))
  }
  const Rows = moves.map(({ id, refusal }) => ({ AccessCodeID: id, IsDone: refusal === null, message: refusal ?? (request.IsCopy ? 'Copied.' : 'Moved.') }))
  return { MovedCount: Rows.filter(({ IsDone }) => IsDone).length, Rows, Pushes: pushes }
}

export const previewMigrateAccessCodes: Handler<'previewMigrateAccessCodes'> = async (request, { viewer, store, now }) => {
  const { places, moves } = await planMigration(store, viewer, request, now)
  const Rows = moves.map((move): PreviewRow => ({
    AccessCodeID: move.id,
    AccessCodeTypeID: move.code?.type ?? 1,
    Label: move.code?.label ?? '',
    UserID: move.code?.user_id ?? null,
    UserName: move.code?.name ?? null,
    IsMovable: move.refusal === null,
    IsThere: move.refusal === null && move.isThere,
    message: move.refusal ?? '',
    Adds: move.refusal === null ? move.adds.map(({ id }) => id) : [],
    Removes: move.refusal === null ? move.removes.map(({ id }) => id) : [],
  }))
  const touched = new Set(Rows.flatMap(({ Adds, Removes }) => [...Adds, ...Removes]))
  // One controller may have doors at several locations.
  const modules = new Map<number, PreviewModule>()
  for (const { id, name, hardwareModel, isOnline } of places.flatMap((place) => place.modules).filter(({ id }) => touched.has(id))) {
    modules.set(id, { ModuleID: id, ModuleName: name, HardwareModel: hardwareModel, IsOnline: isOnline || modules.get(id)?.IsOnline === true })
  }
  return { Rows, Modules: [...modules.values()] }
}

async function portsAt(store: Store, accountId: number, locationId: number, moduleId: number): Promise<string[]> {
  const places = await readPlaces(store, accountId)
  const place = placeOf(places, locationId)
  moduleOf(places, moduleId)
  const module = place.modules.find(({ id }) => id === moduleId)
  if (!module) throw notFound('controller at this location', 'ModuleID')
  return module.ports.map(({ id }) => id)
}

type Ports = readonly string[]

async function findHoldOpenCode(store: Store, userId: number, locationId: number, ports: Ports): Promise<number | null> {
  const codes = await store
    .selectFrom('access_codes')
    .select('id')
    .where('user_id', '=', userId)
    .where('is_active', '=', 1)
    .where('output_mode', 'in', [DoorOutputMode.HoldOpen, DoorOutputMode.Both])
    .execute()
  for (const { id } of codes) {
    const there = (await readCodeLocations(store, id)).find((location) => location.locationId === locationId && location.isActive)
    if (there && (there.ports === null || there.ports.some((port) => ports.includes(port)))) return id
  }
  return null
}

/** The number of digits of a suggested gate code. Four are allowed too, but five are harder to guess. */
const digits = 5

/** A random gate code that nobody in the account has and that is not in `except`; null if none was found. */
async function suggestKeypadCode(
  { store, vault, randomBelow }: Pick<Services, 'store' | 'vault' | 'randomBelow'>,
  accountId: number,
  except: readonly string[],
): Promise<string | null> {
  return suggestDigits(digits, randomBelow, async (candidates) => {
    const asked = candidates.filter((candidate) => !except.includes(candidate))
    const hashes = await Promise.all(asked.map((candidate) => vault.hash('keypad', candidate)))
    const codes = await store
      .selectFrom('access_codes')
      .select('code_hash')
      .where('account_id', '=', accountId)
      .where('code_hash', 'in', hashes)
      .execute()
    const pins = await store
      .selectFrom('invites')
      .innerJoin('properties', 'properties.id', 'invites.property_id')
      .select('pin_hash')
      .where('properties.account_id', '=', accountId)
      .where('pin_hash', 'in', hashes)
      .execute()
    const taken = new Set([...codes.map(({ code_hash: hash }) => hash), ...pins.map(({ pin_hash: hash }) => hash)])
    return asked.filter((_, index) => !taken.has(hashes[index] ?? null))
  })
}
