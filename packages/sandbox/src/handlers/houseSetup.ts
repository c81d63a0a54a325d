import type { endpoints, RequestOf } from '@portal/api-client/contract'
import { checkCallGroupName, houseSteps, isStation, unrestricted } from '@portal/domain'
import { noteDoorsOf } from '../access/doorFacts.ts'
import { writeRestriction } from '../access/groupRules.ts'
import type { SignedInCall } from '../Call.ts'
import { callGroupAnswer, findCallGroup, makeCallGroup } from '../calls/callGroups.ts'
import { newlyDropped, requireTold } from '../calls/newlyDropped.ts'
import { placeCall } from '../calls/placeCall.ts'
import { dropsOf, requireCallable, saveCallPlan } from '../calls/callPlan.ts'
import { readTimeZone, sortName } from '../people/userValues.ts'
import { userColumns } from '../people/userColumns.ts'
import type { Viewer } from '../people/viewer.ts'
import { invalid, Refusal } from '../Refusal.ts'
import type { Store } from '../store/openStore.ts'
import type { Row } from '../store/schema.ts'
import { toIso } from '../time/toIso.ts'
import { changeUser } from '../userActions/changeUser.ts'
import type { Handler } from './Handler.ts'

type House = Omit<RequestOf<(typeof endpoints)['saveHouseSetup']>, 'Step' | 'RungUserIDs' | 'AcknowledgesEnd'>

export const getHouseSetup: Handler<'getHouseSetup'> = async (_request, call) => {
  requireSetUp(call)
  const { store, user } = call
  const setup = await store.selectFrom('house_setups').selectAll().where('account_id', '=', user.account_id).executeTakeFirst()
  const property = await store.selectFrom('properties').select('address').where('id', '=', user.property_id).executeTakeFirstOrThrow()
  const doors = await store.selectFrom('ports').select(['id', 'name', 'last_opened_at', 'location_id', 'hardware_model']).where('property_id', '=', user.property_id).orderBy('position').execute()
  const people = await store.selectFrom('users').select(['id', 'name', 'email']).where('account_id', '=', user.account_id).where('id', '!=', user.id).where('removed_at', 'is', null)
    .orderBy('id').limit(100).execute()
  return {
    Step: houseSteps.find((step) => step === setup?.step) ?? 'house',
    SavedAt: toIso(setup?.saved_at ?? null),
    PropertyID: user.property_id,
    AccountName: user.account_name,
    Address: property.address,
    TimezoneID: user.time_zone,
    FirstName: user.first_name,
    LastName: user.last_name,
    Phone: user.phone,
    WatchmanPhoneNumber: user.watchman_phone_number,
    Doors: doors.map(({ id, name, last_opened_at: at, location_id, hardware_model: model }) => ({ ID: id, Name: name, LastOpenedAt: toIso(at), PropertyLocationID: location_id, IsStation: isStation(model) })),
    OwnerID: user.id,
    People: people.map(({ id, name, email }) => ({ ID: id, Name: name, Email: email })),
    RungUserIDs: await rungAfterOwner(store, setup),
  }
}

export const saveHouseSetup: Handler<'saveHouseSetup'> = async ({ Step, RungUserIDs, AcknowledgesEnd, ...house }, call) => {
  const { store, user: { account_id } } = call
  const setup = { step: Step, saved_at: call.now }
  await writeHouse(store, call, house, {})
  await store.insertInto('house_setups').values({ account_id, ...setup, call_group_id: null }).onConflict((conflict) => conflict.column('account_id').doUpdateSet(setup)).execute()
  // The request has call members only once the user has chosen them.
  if (RungUserIDs !== undefined) {
    const answers = await writeHouseCalls(store, call.viewer, house, RungUserIDs, call.now)
    if (Step === 'done' && !AcknowledgesEnd) requireTold(answers ? [] : [house.AccountName])
  }
  return { message: 'Saved.' }
}

export const ringHouse: Handler<'ringHouse'> = async (_request, call) => {
  requireSetUp(call)
  const { store, user } = call
  const setup = await store.selectFrom('house_setups').select('call_group_id').where('account_id', '=', user.account_id).executeTakeFirst()
  const doors = await store.selectFrom('ports').select(['id', 'hardware_model']).where('property_id', '=', user.property_id).orderBy('position').execute()
  const station = doors.find(({ hardware_model: model }) => isStation(model))
  if (!station || !setup?.call_group_id) throw new Refusal(404, 'UNKNOWN_STATION', 'Visitors can’t call at this house yet.')
  return { message: 'Ringing.', ID: await placeCall(call, station.id, { group: setup.call_group_id }) }
}

/** Completes the account, its property and its owner, and ends the set-up. */
export const updateSingleFamilyManualAccount: Handler<'updateSingleFamilyManualAccount'> = async (house, call) => {
  await writeHouse(call.store, call, house, { is_single_family: 0 })
  return { message: 'Your account is set up.' }
}

/** Saves the answers of a house's set-up. Inside a transaction. */
async function writeHouse(trx: Store, call: SignedInCall, house: House, also: Partial<Row<'users'>>): Promise<void> {
  requireSetUp(call)
  const { user, now } = call
  const { AccountName, Address, TimezoneID, ...person } = house
  const timeZone = readTimeZone('TimezoneID', TimezoneID)
  if (AccountName === '') throw invalid('AccountName', 'Enter a name.')
  if (Address === '') throw invalid('Address', 'Enter an address.')
  const columns = await userColumns(trx, user, person, timeZone, now)
  await trx.updateTable('accounts').set({ name: AccountName, sort_name: sortName(AccountName) }).where('id', '=', user.account_id).execute()
  await trx.updateTable('properties').set({ address: Address, time_zone: timeZone, name: AccountName }).where('id', '=', user.property_id).execute()
  await noteDoorsOf(trx, user.account_id, now)
  await changeUser(trx, call.viewer, user, { ...columns, ...also }, now)
  // The owner of a house has a restriction of their own without limits, because the house's doors are closed to users without one.
  const own = { restriction: writeRestriction(unrestricted), version: 1, updated_by: user.name }
  await trx.insertInto('user_restrictions').values({ user_id: user.id, ...own }).onConflict((conflict) => conflict.doNothing()).execute()
}

function requireSetUp({ user }: SignedInCall): void {
  if (user.is_single_family === 0) throw new Refusal(403, 'FORBIDDEN', 'This is not an account of one house in its set-up.')
}

/** The name in the directory of a house whose own name is too long or too short. */
const plainName = 'House'

/**
 * Saves a house's call plan: first the app of its owner (`viewer`), then the apps of `rung` together, then the phones. Returns whether
 * visitors reach someone. Refuses a user of another account with 404. Inside a transaction.
 */
async function writeHouseCalls(trx: Store, viewer: Viewer, house: { AccountName: string }, rung: readonly number[], now: number): Promise<boolean> {
  const { accountId, user } = viewer
  const after = [...new Set(rung)].filter((id) => id !== user.id)
  await requireCallable(trx, viewer, null, after, 'RungUserIDs')
  const name = checkCallGroupName(house.AccountName).length === 0 ? house.AccountName : plainName
  const setup = await trx.selectFrom('house_setups').select('call_group_id').where('account_id', '=', accountId).executeTakeFirst()
  const id = setup?.call_group_id ?? (await makeCallGroup(trx, accountId, { name, propertyId: user.property_id, isVideo: true }, 'AccountName'))
  await trx.updateTable('house_setups').set({ call_group_id: id }).where('account_id', '=', accountId).execute()
  const { version, directory_pin, quiet_hours } = await findCallGroup(trx, accountId, id)
  await saveCallPlan(trx, id, { columns: { name, directory_pin, quiet_hours }, tiers: [[user.id], after], numbers: [] }, { version: version + 1, updated_by: user.name })
  const group = await callGroupAnswer(trx, viewer, await findCallGroup(trx, accountId, id), now)
  return newlyDropped(undefined, dropsOf(group, now)).length === 0
}

/** The users whose apps ring after the owner's app. */
async function rungAfterOwner(store: Store, setup: Pick<Row<'house_setups'>, 'call_group_id'> | undefined): Promise<number[]> {
  if (!setup?.call_group_id) return []
  const members = await store.selectFrom('call_group_members').select('user_id').where('call_group_id', '=', setup.call_group_id).where('tier', '=', 2).orderBy('position').execute()
  return members.map(({ user_id: id }) => id)
}
