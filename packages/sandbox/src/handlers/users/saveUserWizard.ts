import { saveCode } from '../../accessCodes/saveCode.ts'
import { requireValidPassword } from '../passwords/requireValidPassword.ts'
import { findCallGroup, makeCallGroup } from '../../people/callGroups.ts'
import { invalid } from '../../people/checkFields.ts'
import { findUser, toUserDetail } from '../../people/findUser.ts'
import { findGroupToChange } from '../../people/groups.ts'
import { mailFirstPassword } from '../../people/mailFirstPassword.ts'
import { newUser } from '../../people/newUser.ts'
import { savePlaces } from '../../people/savePlaces.ts'
import { requireViewer, type Viewer } from '../../people/viewer.ts'
import { Refusal } from '../../Refusal.ts'
import type { Store } from '../../store/openStore.ts'
import { notFound } from '../../access/places.ts'
import type { RequestOf, endpoints } from '@portal/api-client/contract'
import type { Call, Handler } from '../Handler.ts'

type Request = RequestOf<(typeof endpoints)['saveUserWizard']>

export const saveUserWizard: Handler<'saveUserWizard'> = async (request, call) => {
  const viewer = await viewerOfProperty(call, request.PropertyID)
  const { Password } = request.User
  if (Password !== '') requireValidPassword(Password, 'User.Password')
  const passwordHash = Password === '' ? '' : await call.passwordHasher.hash(Password)
  const id = await call.store.transaction().execute((trx) => make(trx, call, viewer, request, passwordHash))
  const user = await findUser(call.store, viewer, id)
  return { message: `${user.name} is added.`, User: await toUserDetail(call.store, viewer, user, call.clock.now()) }
}

async function make(trx: Store, call: Call, viewer: Viewer, request: Request, passwordHash: string): Promise<number> {
  const now = call.clock.now()
  const { User, UserGroupID, HasAllLocationAccess, PropertyLocations, AccessCodes, PropertyID } = request
  if (UserGroupID !== null) await findGroupToChange(trx, viewer, UserGroupID, 'UserGroupID')
  const callGroupId = await callGroupOf(trx, viewer.accountId, request)
  const { Password: _password, ...fields } = User
  const columns = { property_id: PropertyID, group_id: UserGroupID, call_group_id: callGroupId, password_hash: passwordHash }
  const user = await within('User', () => newUser(trx, viewer, fields, columns, now))
  await savePlaces(trx, viewer.accountId, user.id, { HasAllLocationAccess, PropertyLocations })
  for (const [index, input] of AccessCodes.entries()) {
    if (input.ID !== null) throw invalid(`AccessCodes.${index}.ID`, 'A new user has new codes.')
    await within(`AccessCodes.${index}`, () => saveCode(trx, { viewer, now }, user.id, input))
  }
  if (request.SendEmail && user.has_web_access === 1 && passwordHash === '') await mailFirstPassword(trx, call, user)
  return user.id
}

async function callGroupOf(trx: Store, accountId: number, { CallGroup, PropertyID }: Request): Promise<number | null> {
  switch (CallGroup.Kind) {
    case 'none':
      return null
    case 'existing':
      return (await findCallGroup(trx, accountId, CallGroup.callgroupId, 'CallGroup.callgroupId')).id
    case 'new':
      return makeCallGroup(trx, accountId, { name: CallGroup.Name, propertyId: PropertyID, isVideo: CallGroup.IsVideo }, 'CallGroup.Name')
    default:
      return CallGroup satisfies never
  }
}

/** An operator makes users anywhere, everybody else in their own account. 404 for another's property. */
async function viewerOfProperty(call: Call, propertyId: number): Promise<Viewer> {
  const viewer = await requireViewer(call, 'users.create')
  const property = await call.store.selectFrom('properties').select('account_id').where('id', '=', propertyId).executeTakeFirst()
  if (!property || (property.account_id !== viewer.accountId && !viewer.isOperator)) throw notFound('property', 'PropertyID')
  return { ...viewer, accountId: property.account_id }
}

/** A refusal names the field as the wizard's request does. */
async function within<Result>(part: string, act: () => Promise<Result>): Promise<Result> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof Refusal) || error.field === undefined) throw error
    const { status, code, message, field, headers, body } = error
    throw new Refusal(status, code, message, { field: `${part}.${field}`, headers, body })
  }
}
