import type { endpoints, RequestOf } from '@portal/api-client/contract'
import { readRestrictionInput } from '../access/groupRules.ts'
import { saveCode } from '../accessCodes/saveCode.ts'
import type { SignedInCall } from '../Call.ts'
import { joinCallGroup, makeCallGroup, readChosenGroup, ringManager } from '../calls/callGroups.ts'
import { findDropped, requireTold } from '../calls/newlyDropped.ts'
import { requireValidPassword } from '../passwords/setPassword.ts'
import { findUser, toUserDetail } from '../people/findUser.ts'
import { findGroupToChange } from '../people/groups.ts'
import { mailFirstPassword } from '../people/mailFirstPassword.ts'
import { savePlaces } from '../people/userPlaces.ts'
import type { Viewer } from '../people/viewer.ts'
import { invalid, notFound, Refusal } from '../Refusal.ts'
import type { Store } from '../store/openStore.ts'
import { newUser } from '../userActions/changeUser.ts'
import { prepared } from './Handler.ts'
import { filled } from '../words/sentence.ts'

type NewUser = RequestOf<(typeof endpoints)['saveUserWizard']>

export const saveUserWizard = prepared<'saveUserWizard'>(async (request, call) => {
  const viewer = await viewerOfProperty(call, request.PropertyID)
  const { Password } = request.User
  if (Password !== '') requireValidPassword(Password, 'User.Password')
  const passwordHash = Password === '' ? '' : await call.passwordHasher.hash(Password)
  return async ({ store: trx, now }) => {
    const user = await findUser(trx, viewer, await makeUser(trx, call, viewer, request, passwordHash))
    return { message: filled('{name} was added.', { name: user.name }), User: await toUserDetail(trx, viewer, user, now) }
  }
})

async function makeUser(trx: Store, call: SignedInCall, viewer: Viewer, request: NewUser, passwordHash: string): Promise<number> {
  const { now } = call
  const { User, UserGroupID, HasAllLocationAccess, PropertyLocations, Restriction, AccessCodes, PropertyID } = request
  if (UserGroupID !== null) await findGroupToChange(trx, viewer, UserGroupID, 'UserGroupID')
  const callGroup = await callGroupOf(trx, viewer.accountId, request)
  const { Password: _password, ...fields } = User
  const columns = { property_id: PropertyID, group_id: UserGroupID, call_group_id: callGroup?.id ?? null, password_hash: passwordHash }
  const user = await within('User', () => newUser(trx, viewer, fields, columns, now))
  const { dropped } = await findDropped(trx, viewer, user, now, () =>
    callGroup && request.CallGroup.Kind === 'new' ? joinCallGroup(trx, callGroup, user) : ringManager(trx, callGroup, user))
  await savePlaces(trx, viewer, viewer.accountId, user.id, { HasAllLocationAccess, PropertyLocations })
  if (Restriction) {
    const own = { restriction: readRestrictionInput(Restriction), version: 1, updated_by: viewer.user.name }
    await trx.insertInto('user_restrictions').values({ user_id: user.id, ...own }).execute()
  }
  for (const [index, input] of AccessCodes.entries()) {
    if (input.ID !== null) throw invalid(`AccessCodes.${index}.ID`, 'A new user needs new entry methods.')
    await within(`AccessCodes.${index}`, () => saveCode(trx, { viewer, vault: call.vault, now }, user.id, input))
  }
  if (!request.AcknowledgesEnd) requireTold(dropped)
  if (request.SendEmail && user.has_web_access === 1 && passwordHash === '') await mailFirstPassword(trx, call, user)
  return user.id
}

async function callGroupOf(trx: Store, accountId: number, { CallGroup, PropertyID, User }: NewUser) {
  const typeId = User.UserTypeID ?? 0
  switch (CallGroup.Kind) {
    case 'none':
      return null
    case 'existing':
      return readChosenGroup(trx, accountId, typeId, CallGroup.callgroupId, 'CallGroup.callgroupId')
    case 'new':
      return readChosenGroup(
        trx, accountId, typeId,
        await makeCallGroup(trx, accountId, { name: CallGroup.Name, propertyId: PropertyID, isVideo: CallGroup.IsVideo }, 'CallGroup.Name'), 'CallGroup.IsVideo',
      )
    default:
      return CallGroup satisfies never
  }
}

/** The viewer, working at this property; 404 for a property of another account. */
async function viewerOfProperty(call: SignedInCall, propertyId: number): Promise<Viewer> {
  const property = await call.store.selectFrom('properties').select('account_id').where('id', '=', propertyId).executeTakeFirst()
  if (property?.account_id !== call.viewer.accountId) throw notFound('property', 'PropertyID')
  return call.viewer
}

/** Runs a step of the wizard. A refusal names the field by its path in the wizard's request. */
async function within<Result>(part: string, act: () => Promise<Result>): Promise<Result> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof Refusal) || error.field === undefined) throw error
    const { status, code, sentence, field, headers, body } = error
    throw new Refusal(status, code, sentence, { field: `${part}.${field}`, headers, body })
  }
}
