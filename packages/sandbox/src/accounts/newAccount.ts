import type { endpoints, RequestOf } from '@portal/api-client/contract'
import { DoorOutputMode, TenantType } from '@portal/domain'
import { mailAddress, mailFirstPassword } from '../people/mailFirstPassword.ts'
import { newUser } from '../people/newUser.ts'
import { readTimeZone } from '../people/readFields.ts'
import type { SignedInUser } from '../people/signedInUser.ts'
import { viewerOf } from '../people/viewer.ts'
import { workIn } from '../people/workIn.ts'
import type { Services } from '../Services.ts'
import type { Store } from '../store/openStore.ts'

type Wanted = RequestOf<(typeof endpoints)['createAccount']>

/** Makes an account with a property of its name, and its administrator, who is mailed. Inside a transaction. */
export async function newAccount(trx: Store, call: Services & { user: SignedInUser }, { Name, TenantType: type, Address, TimezoneID, ...person }: Wanted): Promise<{ accountId: number; mailedTo: string }> {
  const timeZone = readTimeZone('TimezoneID', TimezoneID)
  const accountId = await nextId(trx, 'accounts')
  const propertyId = await nextId(trx, 'properties')
  await trx.insertInto('accounts').values({ id: accountId, name: Name, is_active: 1, tenant_type: type }).execute()
  await trx.insertInto('properties').values({ id: propertyId, account_id: accountId, name: Name, address: Address, time_zone: timeZone }).execute()
  const viewer = viewerOf({ user: await workIn(trx, call.user, accountId) })
  const rights = { LimitActuationModeID: DoorOutputMode.Both, IsWebLoginEnabled: true, IsUserAdmin: true, IsBillingAdmin: true }
  const given = { property_id: propertyId, group_id: null, call_group_id: null, password_hash: '' }
  const user = await newUser(trx, viewer, { ...person, ...rights }, given, call.clock.now())
  if (type === TenantType.SingleFamily) await trx.updateTable('users').set({ is_single_family: 1 }).where('id', '=', user.id).execute()
  await mailFirstPassword(trx, call, user)
  return { accountId, mailedTo: mailAddress(user) }
}

async function nextId(trx: Store, table: 'accounts' | 'properties'): Promise<number> {
  const { last } = await trx.selectFrom(table).select(({ fn }) => fn.max('id').as('last')).executeTakeFirstOrThrow()
  return (last ?? 0) + 1
}
